/**
 * Whether colour is wanted: on a terminal, unless `NO_COLOR` forbids it (https://no-color.org, any non-empty
 * value); `FORCE_COLOR` turns it on elsewhere, and off with `0` or `false`, as in Node. `NO_COLOR` is stronger.
 */
export function hasColor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env['NO_COLOR']) return false;
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}
