// message: this sentence
int main() {
#ifdef BAD
  static_assert(false, "another sentence");
#endif
}
