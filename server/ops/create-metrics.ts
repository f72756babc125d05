import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Language } from '../../shared/languages.ts';
import type { SwapReason } from './reload-app.ts';

/** `none` for requests without a language: files, probes, redirects. */
type MetricLanguage = Language | 'none';

/** Counts the requests of one route, status and language. */
interface Recorder {
  observe(seconds: number): void;
  /** Adds the batched observations to the metrics. */
  flush(): void;
}

/** The state of the server at the moment of reading. */
interface State {
  /** The number of responses in the page cache. */
  count: number;
  /** The size of the responses in the page cache, in bytes. */
  size: number;
  /** Pages that wait to be rendered. */
  queueLength: number;
  logLinesDropped: number;
  /** The release; replicas should agree on it. */
  version: string;
  /** A short hash of the served content; replicas should agree on it, too. */
  content: string;
  /** The moment since which the pages are right, in milliseconds since 1970; replicas should agree on it, too. */
  from: number;
  /** The next moment. */
  until: number;
  /** What changes at the next moment. */
  changes: readonly string[];
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Observations are recorded in batches of this size: singly, each would cost a tenth of a cached response. */
const batch = 256;

/** In seconds: cached pages take well under a millisecond, rendered ones a few. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The most changes that a label names. */
const maxChanges = 3;

/**
 * Creates the metrics of this process in a separate registry.
 *
 * @param routes the patterns a request is counted under, such as `/detay/:name`: a closed set, so that
 *   no visitor can make the metrics grow
 * @param readState called whenever the metrics are read
 */
export function createMetrics(routes: readonly string[], readState: () => State) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  correctDefaultMetrics(registry);

  const recorders = new Map<string, Recorder>();
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by route, status and language.',
    labelNames: ['route', 'status', 'language'] as const,
    registers,
    collect: flush,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['route'] as const,
    buckets,
    registers,
    collect: flush,
  });
  function flush() {
    for (const recorder of recorders.values()) recorder.flush();
  }
  const lookups = { hit: 0, miss: 0 };
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Requested pages that were cached (hit) or had to be rendered.',
    labelNames: ['result'] as const,
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(lookups)) this.inc({ result }, count);
    },
  });
  const renderErrors = new Counter({
    name: 'render_errors_total',
    help: 'Pages whose rendering failed.',
    registers,
  });
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that a full disk or a slow reader did not take.',
    registers,
    collect() {
      this.reset();
      this.inc(readState().logLinesDropped);
    },
  });
  const refusedConnections = new Counter({
    name: 'http_connections_refused_total',
    help: 'Connections closed at once because as many were open as may be.',
    registers,
  });
  new Gauge({
    name: 'site_build_info',
    help: 'Release and content that are served.',
    labelNames: ['version', 'content'] as const,
    registers,
    collect() {
      this.reset();
      const { version, content } = readState();
      this.set({ version, content }, 1);
    },
  });

  new Gauge({
    name: 'site_moment_timestamp_seconds',
    help: 'Moment since which the served pages are right.',
    registers,
    collect() {
      this.set(readState().from / 1000);
    },
  });
  new Gauge({
    name: 'site_next_moment_timestamp_seconds',
    help: 'Next moment at which pages change, and what changes then.',
    labelNames: ['changes'] as const,
    registers,
    collect() {
      this.reset();
      const { until, changes } = readState();
      this.set({ changes: summarize(changes) }, until / 1000);
    },
  });
  const swaps = new Counter({
    name: 'site_swaps_total',
    help: 'New pages that were served, because of new bundles (reload) or at a moment.',
    labelNames: ['reason'] as const,
    registers,
  });
  for (const reason of ['reload', 'moment'] as const) swaps.inc({ reason }, 0);

  const addGauge = (name: string, help: string, key: 'count' | 'size' | 'queueLength') =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(readState()[key]);
      },
    });
  addGauge('page_cache_entries', 'Responses in the page cache.', 'count');
  addGauge('page_cache_bytes', 'Size of the page cache.', 'size');
  addGauge('render_queue_length', 'Pages that wait to be rendered.', 'queueLength');

  const known = new Set([...routes, 'other']);
  const addRecorder = (key: string, route: string, status: number, language: MetricLanguage) => {
    const count = requests.labels(route, String(status), language);
    const duration = durations.labels(route);
    const waiting: number[] = [];
    const recorder: Recorder = {
      observe(seconds) {
        waiting.push(seconds);
        if (waiting.length === batch) recorder.flush();
      },
      flush() {
        count.inc(waiting.length);
        for (const seconds of waiting) duration.observe(seconds);
        waiting.length = 0;
      },
    };
    recorders.set(key, recorder);
    return recorder;
  };
  return {
    registry,
    /** Cheap enough for every request. A route that is not in `routes` counts as `other`. */
    forRequest(route: string, status: number, language: MetricLanguage): Recorder {
      const counted = known.has(route) ? route : 'other';
      const key = `${counted} ${status} ${language}`;
      return recorders.get(key) ?? addRecorder(key, counted, status, language);
    },
    countLookup(isHit: boolean) {
      lookups[isHit ? 'hit' : 'miss'] += 1;
    },
    countSwap: (reason: SwapReason) => swaps.inc({ reason }),
    countRenderError: () => renderErrors.inc(),
    countRefusedConnection: () => refusedConnections.inc(),
  };
}

/** The first of many changes; the log names all of them. */
function summarize(changes: readonly string[]): string {
  const more = changes.length - maxChanges;
  return [...changes.slice(0, maxChanges), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** Removes metrics that would be wrong rather than missing: prom-client writes 0 if it may not read `/proc`. */
function correctDefaultMetrics(registry: Registry): void {
  // If there was no delay since the last reading, its value is 292 years.
  registry.removeSingleMetric('nodejs_eventloop_lag_min_seconds');
  // Sums of other metrics, with names that are reserved for counters.
  for (const kind of ['handles', 'requests', 'resources']) {
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  if (process.permission?.has('fs.read', '/proc/self/status') !== false) return;
  for (const name of [
    'process_open_fds',
    'process_heap_bytes',
    'process_virtual_memory_bytes',
    'process_resident_memory_bytes',
  ]) {
    registry.removeSingleMetric(name);
  }
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory size in bytes.',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
}
