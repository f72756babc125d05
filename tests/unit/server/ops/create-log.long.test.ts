import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLog, describeForLog } from '../../../../server/ops/create-log.ts';

/** Any string: of any code units, including unpaired surrogates, and with many control sequences for terminals. */
const anyText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.string({ unit: fc.constantFrom('\r', '\n', '\x1b', '"', '\\', '\u2028', '\x9b', 'é', '}') }),
);

it('the log keeps to one line of plain JSON, whatever visitors and errors say', async () => {
  const stream = new PassThrough({ encoding: 'utf8' });
  const log = await createLog({ logLevel: 'info', logFormat: 'json' }, stream);
  fc.assert(
    fc.property(anyText, (text) => {
      log.error({ path: describeForLog(text), error: new Error(text) }, 'A request failed');
      const line = String(stream.read());
      expect(line.indexOf('\n')).toBe(line.length - 1);
      for (const sign of ['\r', '\x1b']) expect(line).not.toContain(sign);
      expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'A request failed' });
    }),
  );
});

it('describeForLog writes printable ASCII of a bounded length, whatever it is given', () => {
  fc.assert(
    fc.property(anyText, fc.nat(100), (text, times) => {
      expect(describeForLog(text.repeat(times))).toMatch(/^[ -~]{0,2003}$/);
    }),
  );
});
