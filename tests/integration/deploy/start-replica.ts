import { once } from 'node:events';
import { serveBuild } from '../http/serve-build.ts';
import { waitUntilReady } from './ask.ts';

export interface Replica {
  port: number;
  /** Sends a signal and waits for the end. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Starts the built server on a port of the loopback interface, as in the image, and waits until it is ready. */
export async function startReplica(port: number): Promise<Replica> {
  const { origin, process: child } = await serveBuild({ PORT: String(port) });
  await waitUntilReady(`${origin}/readyz`);
  return {
    port,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'close');
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}
