// Loaded before the server with `--import`: on each message, collects garbage and reports the used heap, in bytes.

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// The channel alone must not keep the process alive.
process.channel?.unref();
