import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';

describe('readConfig', () => {
  it('has defaults', () => {
    expect(readConfig({})).toEqual({ port: 3000, host: 'localhost', publicOrigin: undefined });
    expect(readConfig({ PORT: '', HOST: '', PUBLIC_ORIGIN: '' }).port).toBe(3000);
  });

  it('reads what is set', () => {
    const set = { PORT: '8080', HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://www.example.com/' };
    expect(readConfig(set)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicOrigin: 'https://www.example.com',
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'ftp://example.com'],
    ['PUBLIC_ORIGIN', 'https://example.com/path'],
    ['PUBLIC_ORIGIN', 'https://user@example.com'],
  ])('refuses %s=%s in one line that names both', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is “${value}”; it must be [^\\n]+\\.$`));
  });
});
