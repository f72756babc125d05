import { readFileSync } from 'node:fs';

// Preloaded into a server by `node --import`: its clock stands at the instant in the file that `CLOCK_FILE` names.

const file = process.env['CLOCK_FILE'] ?? '';

function readClock(): number {
  return Date.parse(readFileSync(file, 'utf8'));
}

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [readClock()] : args, newTarget),
  get: (target, key) => (key === 'now' ? readClock : Reflect.get(target, key)),
});
