// Loaded before the server by `--import`: collects what can be collected and tells how much is left.

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// Being asked is no reason to stay alive.
process.channel?.unref();
