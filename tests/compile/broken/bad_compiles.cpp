// message: anything
int main() {}
