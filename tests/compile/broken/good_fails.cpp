// message: anything
int main() { return nothing; }
