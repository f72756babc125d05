import { z } from 'zod';

export interface Config {
  port: number;
  host: string;
  /** Where visitors reach the site, such as `https://www.example.com`; absolute addresses start with it. */
  publicOrigin?: string;
}

/** A setting in the environment that cannot be used; its message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65535));
const host = z.union([z.ipv4(), z.ipv6(), z.hostname()]);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine(
    (url) => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '',
  )
  .transform((url) => url.origin);

/**
 * Reads the server’s settings from the environment; an empty value counts as absent.
 *
 * @throws {ConfigError} naming the setting, its value and what is expected
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
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
    host: read('HOST', host, 'an IP address or a host name, such as 0.0.0.0') ?? 'localhost',
    publicOrigin: read(
      'PUBLIC_ORIGIN',
      origin,
      'an http or https address without a path, such as https://www.example.com',
    ),
  };
}
