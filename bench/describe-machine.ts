import { cpus, loadavg, totalmem } from 'node:os';

/** Describes the properties of the machine and of Node that the figures depend on. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
}

/** Describes how busy the machine is; call it before the benchmark starts a program. */
export function describeLoad(): string {
  const [lastMinute = 0] = loadavg();
  const isBusy = lastMinute > cpus().length / 4;
  return `Load before it began: ${lastMinute.toFixed(2)}${isBusy ? '; that is too much for figures to trust, so measure again on a quiet machine' : ''}.`;
}
