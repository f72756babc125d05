/** The benchmark cannot run, or its figures would be useless. The message says what to do, or what was printed. */
export class BenchError extends Error {
  override name = 'BenchError';
}
