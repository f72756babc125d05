import { parseArgs } from 'node:util';
import * as z from 'zod';

const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);
const logFormat = z.enum(['json', 'pretty']);

export interface Config {
  port: number;
  /** A Unix socket to listen on instead of `host` and `port`. Only development uses one; there is no setting for it. */
  socketPath?: string;
  /** The port of readiness and metrics; defaults to `port`. */
  adminPort?: number;
  host: string;
  /** The public origin of the site, such as `https://www.example.com`; absolute URLs start with it. */
  publicOrigin?: string;
  /** Whether browsers may require https of every host of the domain, and list the domain in advance. */
  isPreloaded: boolean;
  /** Whether `WEB_CONCURRENCY` requests several processes. Some platforms set it; the server is single-process. */
  wantsWorkers: boolean;
  logLevel: z.infer<typeof logLevel>;
  logFormat: z.infer<typeof logFormat>;
  /** The most simultaneous connections; further ones are closed at once. */
  maxConnections: number;
  /** How long an idle connection stays open, in seconds. It must be longer than the timeout of the proxy. */
  keepAliveSeconds: number;
  /** Whether changed bundles are loaded without a SIGHUP. */
  watchesBundles: boolean;
}

/** A setting is invalid. The message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const port = wholeNumber(0, 65535);
/** More than one process; `max` is conventionally one process per core. */
const severalWorkers = /^(?:max|[2-9]|[1-9]\d+)$/;
const host = z.union([z.ipv4(), z.ipv6(), z.hostname()]);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine(
    (url) => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '',
  )
  .transform((url) => url.origin);

/**
 * Reads the server’s settings from the environment and from its command-line flags. An empty variable counts as absent.
 *
 * @throws {ConfigError} naming the setting or flag, its value and the expected format
 */
export function readConfig(environment: NodeJS.ProcessEnv, flags: string[] = []): Config {
  const read = <T>(name: string, schema: z.ZodType<T>, expected: string): T | undefined => {
    const value = environment[name];
    if (value === undefined || value === '') return undefined;
    const result = schema.safeParse(value);
    if (!result.success) {
      throw new ConfigError(`${name} is “${value}”; it must be ${expected}.`);
    }
    return result.data;
  };
  return {
    port: read('PORT', port, 'a port number from 0 to 65535, such as 3000') ?? 3000,
    adminPort: read('ADMIN_PORT', port, 'a port number from 0 to 65535, such as 9464'),
    host: read('HOST', host, 'an IP address or a host name, such as 0.0.0.0') ?? 'localhost',
    publicOrigin: read(
      'PUBLIC_ORIGIN',
      origin,
      'an http or https address without a path, such as https://www.example.com',
    ),
    isPreloaded: read('HSTS_PRELOAD', z.enum(['yes', 'no']), 'yes or no') === 'yes',
    wantsWorkers: severalWorkers.test(environment['WEB_CONCURRENCY'] ?? ''),
    logLevel: read('LOG_LEVEL', logLevel, `one of ${logLevel.options.join(', ')}`) ?? 'info',
    logFormat: read('LOG_FORMAT', logFormat, `one of ${logFormat.options.join(', ')}`) ?? 'json',
    maxConnections:
      read('MAX_CONNECTIONS', wholeNumber(1, 100_000), 'a number from 1 to 100000') ?? 4096,
    keepAliveSeconds:
      read('KEEP_ALIVE_SECONDS', wholeNumber(1, 600), 'a number of seconds from 1 to 600') ?? 70,
    ...readFlags(flags),
  };
}

function readFlags(args: string[]): Pick<Config, 'watchesBundles'> {
  try {
    const { values } = parseArgs({ args, options: { 'watch-bundles': { type: 'boolean' } } });
    return { watchesBundles: values['watch-bundles'] ?? false };
  } catch (cause) {
    throw new ConfigError(
      `The server was started with “${args.join(' ')}”; the only flag it knows is --watch-bundles.`,
      { cause },
    );
  }
}
