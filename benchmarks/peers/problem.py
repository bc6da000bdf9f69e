"""A problem of a library that is called from Python."""


class Called:
    """`call` returns the result, or something from which `result_of` makes an array. `inputs` are kept alive: a library
    may read their memory in each call and hold none of them."""

    def __init__(self, call, result_of, inputs):
        self.call = call
        self.result_of = result_of
        self.inputs = inputs

    def run(self, calls):
        call = self.call
        for _ in range(calls):
            call()

    def result(self):
        return self.result_of(self.call())

    def close(self):
        self.call = self.inputs = None
