import { once } from 'node:events';
import { serveBuild } from '../http/serve-build.ts';
import { waitUntilReady } from './ask.ts';

/** Starts the built server on a port of the loopback interface, as in the image, and waits until it is ready. */
export async function startReplica(port: number) {
  const { origin, process: child } = await serveBuild({ PORT: String(port) });
  await waitUntilReady(`${origin}/readyz`);
  return {
    port,
    /** Sends a signal and waits for the end. */
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'close');
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}
