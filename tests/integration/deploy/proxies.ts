import { findProgram } from './find-program.ts';
import { type RunningProxy, startNginx, startVarnish } from './start-proxy.ts';

type Start = (replicas: readonly number[], isHurried?: boolean) => Promise<RunningProxy>;

/** The proxies that `deploy` has rules for; one that is not installed cannot be started. */
export const proxies: readonly { name: string; start: Start | undefined }[] = [
  { name: 'nginx', start: prepare('nginx', 'nginx', startNginx) },
  { name: 'Varnish', start: prepare('varnishd', 'varnish', startVarnish) },
];

/** What is kept for minutes, kept for a second, so that a test can see it end. */
export const hurry: [from: string | RegExp, to: string][] = [
  [/200 301 308 1m;/, '200 301 308 1s;'],
  [/ttl = 60s;/, 'ttl = 1s;'],
  [/grace = 10m;/, 'grace = 1s;'],
];

function prepare(name: string, debianPackage: string, start: typeof startNginx): Start | undefined {
  const program = findProgram(name, debianPackage);
  if (program === undefined) return undefined;
  return (replicas, isHurried = false) => start(program, replicas, isHurried ? hurry : []);
}
