import { cpus, totalmem } from 'node:os';

/** What the figures depend on. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
}
