/** The benchmark cannot be run as things are; its message is one line that says what to do. */
export class BenchError extends Error {
  override name = 'BenchError';
}
