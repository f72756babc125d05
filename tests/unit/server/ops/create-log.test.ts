import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog, describeForLog } from '../../../../server/ops/create-log.ts';

/** Opens a log, and gives access to its output so far. */
async function openLog(logFormat: 'json' | 'pretty' = 'json') {
  const stream = new PassThrough({ encoding: 'utf8' });
  const log = await createLog({ logLevel: 'info', logFormat }, stream);
  return { log, read: () => String(stream.read() ?? '') };
}

describe('the log', () => {
  it('writes an event as one line of JSON with its level as a word and its time in UTC', async () => {
    const { log, read } = await openLog();
    log.info({ address: 'http://127.0.0.1:1' }, 'Serving');
    const line = read();
    expect(line).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      service: 'travel-site',
      pid: process.pid,
      address: 'http://127.0.0.1:1',
      msg: 'Serving',
    });
  });

  it('keeps to one line of plain JSON, whatever visitors and errors say', async () => {
    const { log, read } = await openLog();
    const text = '\r\n\x1b[2J"\\\u2028\x9b}\ud800';
    log.error({ path: describeForLog(text), error: new Error(text) }, 'A request failed');
    const line = read();
    expect(line.indexOf('\n')).toBe(line.length - 1);
    for (const sign of ['\r', '\x1b']) expect(line).not.toContain(sign);
    expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'A request failed' });
  });

  it('writes an error with its stack and its cause', async () => {
    const { log, read } = await openLog();
    log.error({ error: new Error('outer', { cause: new Error('inner') }) }, 'Failed');
    const { error } = JSON.parse(read());
    expect(error).toMatchObject({ type: 'Error', message: 'outer: inner' });
    expect(error.stack).toMatch(/create-log\.test\.ts[\s\S]*caused by: Error: inner/);
  });

  it('writes nothing below its level', async () => {
    const { log, read } = await openLog();
    log.debug('Hidden');
    expect(read()).toBe('');
  });

  it('writes lines for people where it is asked to', async () => {
    const { log, read } = await openLog('pretty');
    log.info({ address: 'http://127.0.0.1:1' }, 'Serving');
    let text = '';
    const readAll = () => {
      text += read();
      return text;
    };
    await expect
      .poll(readAll)
      .toMatch(/INFO.*Serving[\s\S]*address.*: "http:\/\/127\.0\.0\.1:1"\n/);
  });
});

describe('describeForLog', () => {
  it('leaves an ordinary path as it is', () => {
    expect(describeForLog('/hizmetler?q=%C5%9F&lng=tr')).toBe('/hizmetler?q=%C5%9F&lng=tr');
  });

  it('shows what cannot be shown, and no text stands for another', () => {
    expect(describeForLog('a\r\n\x1b[2J\\ş😀\ud800')).toBe(
      'a\\u{d}\\u{a}\\u{1b}[2J\\u{5c}\\u{15f}\\u{1f600}\\u{d800}',
    );
  });

  it('cuts what is long', () => {
    expect(describeForLog('a'.repeat(10_000))).toBe(`${'a'.repeat(200)}...`);
  });
});
