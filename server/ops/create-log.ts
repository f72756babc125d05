import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type DestinationStream,
  type LevelWithSilent,
  type Logger,
  pino,
  stdTimeFunctions,
} from 'pino';

/** Writes one event a line; texts of visitors pass through `describeForLog` first. */
export interface Log extends Logger {
  /** How many lines could not be written. */
  countDropped(): number;
  /** Gives the lines that wait for their reader a moment to leave. */
  flush(): Promise<void>;
}

interface LogOptions {
  logLevel: LevelWithSilent;
  logFormat: 'json' | 'pretty';
}

/** The log format is not available. The message is one line for the operator. */
export class LogFormatError extends Error {
  override name = 'LogFormatError';
}

/** How many bytes may wait for a reader. */
const maxBacklogBytes = 256 * 1024;

/** The longest wait for a reader when the process ends. */
const flushTimeoutMs = 500;

/**
 * Opens the log: JSON lines with the time in UTC and the level as a word, or, in development, lines
 * for people. Each is written at once, so that the last words of a process that fails are not lost; what a full disk or
 * a reader who sleeps does not take is dropped and counted, and never holds the site up. An error is given as `error`
 * and is written with its stack.
 *
 * @param output where lines go
 * @throws {LogFormatError} if `pretty` is asked for and pino-pretty is not installed
 */
export async function createLog(
  { logLevel, logFormat }: LogOptions,
  output: Writable = process.stdout,
): Promise<Log> {
  let dropped = 0;
  const noteFailure = (error?: Error | null) => {
    if (error) dropped += 1;
  };
  // Each failed line is counted where it is written.
  output.on('error', () => {});
  const lines: DestinationStream = {
    write(line) {
      if (output.writableLength > maxBacklogBytes) dropped += 1;
      else output.write(line, noteFailure);
    },
  };
  const log = pino(
    {
      level: logLevel,
      base: { service: 'vaha-dubai', pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      errorKey: 'error',
    },
    logFormat === 'pretty' ? await createPrettyStream(output) : lines,
  );
  const flush = async () => {
    const isWritten = new Promise((resolve) => output.write('', resolve));
    await Promise.race([isWritten, wait(flushTimeoutMs)]);
  };
  return Object.assign(log, { countDropped: () => dropped, flush });
}

/** As a stream in this thread: the permission model of production allows no others. */
async function createPrettyStream(destination: Writable): Promise<DestinationStream> {
  const { PinoPretty } = await import('pino-pretty').catch((cause: unknown) => {
    throw new LogFormatError(
      'LOG_FORMAT is “pretty”, but pino-pretty is not installed here; use LOG_FORMAT=json.',
      { cause },
    );
  });
  return PinoPretty({
    destination,
    sync: true,
    ignore: 'service',
    errorLikeObjectKeys: ['error'],
  });
}

/** How much of a visitor’s text a log line keeps, in characters. */
const limit = 200;

/**
 * Makes a visitor’s text safe to log: cut to 200 characters, and all but printable ASCII written as
 * `\u{…}`, so that it can neither end a line nor steer a terminal (OWASP ASVS 5.0, 16.4.1).
 */
export function describeForLog(text: string): string {
  const kept = text.length > limit ? `${text.slice(0, limit)}...` : text;
  return kept.replace(
    /[^ -[\]-~]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The name that a proxy before us gave a request (`X-Request-Id`), where it is well-formed: 8 to 64 letters, digits,
 * dots, dashes or underscores. One sent twice is none.
 */
export function readRequestId(request?: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = request?.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined;
}
