import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../../server/ops/create-metrics.ts';

const state = {
  count: 0,
  size: 0,
  queueLength: 0,
  logLinesDropped: 0,
  version: '1.2.3',
  content: '0123456789ab',
  from: 1_798_720_200_000,
  until: 1_798_747_200_000,
  changes: ['New Year'],
};

const open = (readState = () => state) => {
  const metrics = createMetrics(['/', '/detay/:name'], readState);
  return { ...metrics, read: () => metrics.registry.metrics() };
};

describe('the metrics', () => {
  it('count requests by route, status and language, and how long they took', async () => {
    const { forRequest, read } = open();
    forRequest('/', 200, 'tr').observe(0.0007);
    forRequest('/', 200, 'tr').observe(0.3);
    forRequest('/', 304, 'ar').observe(0.0001);
    const text = await read();
    expect(text).toContain('http_requests_total{route="/",status="200",language="tr"} 2\n');
    expect(text).toContain('http_requests_total{route="/",status="304",language="ar"} 1\n');
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.001",route="/"} 2\n');
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.5",route="/"} 3\n');
    expect(text).toContain('http_request_duration_seconds_count{route="/"} 3\n');
  });

  it('do not grow with what visitors ask for', async () => {
    const { forRequest, read } = open();
    for (let visit = 0; visit < 100; visit += 1) forRequest(`/${visit}`, 404, 'en').observe(0.001);
    const lines = (await read()).split('\n').filter((line) => line.startsWith('http_requests'));
    expect(lines).toEqual(['http_requests_total{route="other",status="404",language="en"} 100']);
  });

  it('give the same recorder for the same kind of request', () => {
    const { forRequest } = open();
    expect(forRequest('/', 200, 'tr')).toBe(forRequest('/', 200, 'tr'));
    expect(forRequest('/', 200, 'tr')).not.toBe(forRequest('/', 200, 'en'));
  });

  it('count cached pages, rendered ones and failures, from 0 on', async () => {
    const { countLookup, countRenderError, read } = open();
    const before = await read();
    expect(before).toContain('page_cache_requests_total{result="hit"} 0\n');
    expect(before).toContain('page_cache_requests_total{result="miss"} 0\n');
    expect(before).toContain('render_errors_total 0\n');
    countLookup(true);
    countLookup(true);
    countLookup(false);
    countRenderError();
    const after = await read();
    expect(after).toContain('page_cache_requests_total{result="hit"} 2\n');
    expect(after).toContain('page_cache_requests_total{result="miss"} 1\n');
    expect(after).toContain('render_errors_total 1\n');
  });

  it('ask for the gauges when they are read', async () => {
    let count = 7;
    const { read } = open(() => ({
      ...state,
      count,
      size: 4096,
      queueLength: 2,
      logLinesDropped: 4,
    }));
    expect(await read()).toMatch(/^page_cache_entries 7$/m);
    count = 8;
    const text = await read();
    expect(text).toMatch(/^page_cache_entries 8$/m);
    expect(text).toMatch(/^page_cache_bytes 4096$/m);
    expect(text).toMatch(/^render_queue_length 2$/m);
    expect(text).toMatch(/^log_lines_dropped_total 4$/m);
  });

  it('tell of the process: memory, processor and the delay of its event loop', async () => {
    const text = await open().read();
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('name the release and the content that is served now, and none before', async () => {
    let content = 'before';
    const { read } = open(() => ({ ...state, content }));
    expect(await read()).toContain('site_build_info{version="1.2.3",content="before"} 1\n');
    content = 'after';
    const lines = (await read()).split('\n').filter((line) => line.startsWith('site_build_info'));
    expect(lines).toEqual(['site_build_info{version="1.2.3",content="after"} 1']);
  });

  it('say since which moment the pages are right, and which is the next one', async () => {
    let served = state;
    const { read } = open(() => served);
    const listMoments = async () =>
      (await read()).split('\n').filter((line) => /^site_(?:next_)?moment/.test(line));
    expect(await listMoments()).toEqual([
      'site_moment_timestamp_seconds 1798720200',
      'site_next_moment_timestamp_seconds{changes="New Year"} 1798747200',
    ]);
    const changes = ['/a', '/b', '/c', '/d', '/e'].map((address) => `${address} is published`);
    served = { ...state, from: state.until, until: 1_800_000_000_000, changes };
    expect(await listMoments()).toEqual([
      'site_moment_timestamp_seconds 1798747200',
      'site_next_moment_timestamp_seconds{changes="/a is published, /b is published, /c is published, 2 more"} 1800000000',
    ]);
  });

  it('count new pages by what brought them, from 0 on', async () => {
    const { countSwap, read } = open();
    expect(await read()).toContain('site_swaps_total{reason="moment"} 0\n');
    countSwap('moment');
    const text = await read();
    expect(text).toContain('site_swaps_total{reason="moment"} 1\n');
    expect(text).toContain('site_swaps_total{reason="reload"} 0\n');
  });

  it('are named as Prometheus asks (promtool check metrics)', async () => {
    const { forRequest, registry } = open();
    forRequest('/', 200, 'tr').observe(0.1);
    const faults = (await registry.getMetricsAsJSON()).flatMap(({ name, help, type }) => [
      ...(help === '' ? [`${name} has no help`] : []),
      ...(/^[a-z][a-z0-9_]*$/.test(name) ? [] : [`${name} has other signs`]),
      ...(String(type) === 'counter' && !name.endsWith('_total') ? [`${name} is a counter`] : []),
      ...(String(type) !== 'counter' && name.endsWith('_total') ? [`${name} is no counter`] : []),
      ...(/_(?:count|sum|bucket|info_\w+)$/.test(name) ? [`${name} has an end of others`] : []),
      ...(/(?:counter|gauge|histogram)/.test(name) ? [`${name} names its type`] : []),
      ...(/_(?:ms|us|ns|sec|secs|mb|kb|milliseconds|minutes|kilobytes|megabytes)(?:_|$)/.test(name)
        ? [`${name} is in no base unit`]
        : []),
    ]);
    expect(faults).toEqual([]);
  });

  it('are of each registry alone', async () => {
    open().countRenderError();
    expect(await open().read()).toContain('render_errors_total 0\n');
  });
});
