import { cpus, loadavg, totalmem } from 'node:os';

/** What the figures depend on. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
}

/** How busy the machine is with other things; measured before anything of ours runs. */
export function describeLoad(): string {
  const [lastMinute = 0] = loadavg();
  const isBusy = lastMinute > cpus().length / 4;
  return `Load before it began: ${lastMinute.toFixed(2)}${isBusy ? '; that is too much for figures to trust, so measure again on a quiet machine' : ''}.`;
}
