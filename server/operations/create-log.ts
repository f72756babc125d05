import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { ConfigError, type LogFormat, type LogLevel } from '../config.ts';

/** Writes one event a line; texts of visitors pass through `describeForLog` first. */
export type Log = Logger;

export interface LogOptions {
  level: LogLevel;
  format: LogFormat;
  /** Where lines go; standard output where nothing is said. */
  stream?: DestinationStream;
}

/**
 * Opens the log: JSON lines with the time in UTC and the level as a word, or, in development, lines
 * for people. Each is written at once, so that the last words of a process that fails are not lost. An error is
 * given as `error` and is written with its stack.
 *
 * @throws {ConfigError} where `pretty` is asked for and pino-pretty is not installed
 */
export async function createLog({ level, format, stream }: LogOptions): Promise<Log> {
  return pino(
    {
      level,
      base: { service: 'vaha-dubai', pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      errorKey: 'error',
    },
    format === 'pretty'
      ? await createPrettyStream(stream)
      : (stream ?? destination({ sync: true })),
  );
}

/** As a stream in this thread: the permission model of production allows no others. */
async function createPrettyStream(stream?: DestinationStream): Promise<DestinationStream> {
  const { PinoPretty } = await import('pino-pretty').catch((cause: unknown) => {
    throw new ConfigError(
      'LOG_FORMAT is “pretty”, but pino-pretty is not installed here; use LOG_FORMAT=json.',
      { cause },
    );
  });
  return PinoPretty({
    destination: stream ?? 1,
    sync: true,
    ignore: 'service',
    errorLikeObjectKeys: ['error'],
  });
}
