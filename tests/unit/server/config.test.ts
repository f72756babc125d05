import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';

describe('readConfig', () => {
  it('has defaults', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      adminPort: undefined,
      host: 'localhost',
      publicOrigin: undefined,
      isPreloaded: false,
      wantsWorkers: false,
      logLevel: 'info',
      logFormat: 'json',
      maxConnections: 4096,
      keepAliveSeconds: 70,
      watchesBundles: false,
    });
    expect(readConfig({ PORT: '', HOST: '', PUBLIC_ORIGIN: '' }).port).toBe(3000);
    expect(readConfig({ ADMIN_PORT: '' }).adminPort).toBeUndefined();
  });

  it('reads what is set', () => {
    const set = {
      PORT: '8080',
      ADMIN_PORT: '9464',
      HOST: '::',
      PUBLIC_ORIGIN: 'https://www.example.com/',
      HSTS_PRELOAD: 'yes',
      WEB_CONCURRENCY: '4',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'pretty',
      MAX_CONNECTIONS: '100',
      KEEP_ALIVE_SECONDS: '5',
    };
    expect(readConfig(set, ['--watch-bundles'])).toEqual({
      port: 8080,
      adminPort: 9464,
      host: '::',
      publicOrigin: 'https://www.example.com',
      isPreloaded: true,
      wantsWorkers: true,
      logLevel: 'warn',
      logFormat: 'pretty',
      maxConnections: 100,
      keepAliveSeconds: 5,
      watchesBundles: true,
    });
  });

  it.each([
    ['', false],
    ['1', false],
    ['none', false],
    ['max', true],
    ['2', true],
    ['64', true],
  ])(
    'hears from WEB_CONCURRENCY=%s whether several processes are wanted: %s',
    (value, isWanted) => {
      expect(readConfig({ WEB_CONCURRENCY: value }).wantsWorkers).toBe(isWanted);
    },
  );

  it.each([['--watch'], ['--watch-bundles=yes'], ['serve'], ['-p', '80']])(
    'refuses the flags %s %s in one line that names them',
    (...flags) => {
      const read = () => readConfig({}, flags);
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(/^The server was started with “[^\n]+--watch-bundles\.$/);
    },
  );

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['ADMIN_PORT', 'no'],
    ['HOST', 'not a host'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'ftp://example.com'],
    ['PUBLIC_ORIGIN', 'https://example.com/path'],
    ['PUBLIC_ORIGIN', 'https://user@example.com'],
    ['HSTS_PRELOAD', '1'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_FORMAT', 'xml'],
    ['MAX_CONNECTIONS', '0'],
    ['KEEP_ALIVE_SECONDS', '601'],
  ])('refuses %s=%s in one line that names both', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is “${value}”; it must be [^\\n]+\\.$`));
  });
});
