"""A problem of a library that is called from Python."""


class Called:
    """`call` returns the result, or something from which `result_of` makes an array."""

    def __init__(self, call, result_of):
        self.call = call
        self.result_of = result_of

    def run(self, calls):
        call = self.call
        for _ in range(calls):
            call()

    def result(self):
        return self.result_of(self.call())

    def close(self):
        self.call = None
