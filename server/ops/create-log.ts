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

/** Writes one event per line. Texts from visitors must pass through `describeForLog` first. */
export interface Log extends Logger {
  /** The number of lines that could not be written. */
  countDropped(): number;
  /** Waits a moment for buffered lines to be read. */
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

/** The most bytes that are buffered for a slow reader. */
const maxBacklogBytes = 256 * 1024;

/** The longest wait for the reader when the process ends. */
const flushTimeoutMs = 500;

/**
 * Opens the log: JSON lines with the time in UTC and the level as a word, or, in development, human-readable lines.
 * Each line is written at once, so that the last lines of a crashing process are not lost. If the output is blocked
 * (full disk, stalled reader), lines are dropped and counted; requests are not affected. An error is passed as `error`
 * and is written with its stack.
 *
 * @param output the stream that lines are written to; defaults to stdout
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
  // Without a listener, a failed write would end the process. Its line is counted in the callback of `write`.
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
      base: { service: 'travel-site', pid: process.pid },
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

/** A stream in this thread: the permission model of production forbids worker threads. */
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

/** The maximum length of a visitor’s text in a log line, in characters. */
const limit = 200;

/**
 * Makes a visitor’s text safe to log. It is cut to 200 characters, and characters other than printable ASCII are
 * escaped as `\u{…}`, so that it can neither end a line nor control a terminal (OWASP ASVS 5.0, 16.4.1).
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
 * The id that a proxy gave a request (`X-Request-Id`): 8 to 64 letters, digits, dots, dashes or underscores.
 * `undefined` if the header is missing, malformed or sent twice.
 */
export function readRequestId(request?: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = request?.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined;
}
