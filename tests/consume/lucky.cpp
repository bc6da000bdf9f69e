// A dispatched library of the user.
extern "C" const int* lucky();

const int* lucky() {
  static const int number = 7;
  return &number;
}
