import { z } from 'zod';

/** As prom-client wrote them in another process of ours. */
const metrics = z.array(z.unknown());
const id = z.number();

/**
 * What processes say to each other about metrics: a worker asks the primary for all, the primary asks
 * each worker for its own, the workers report, and the primary answers the one that asked.
 */
const metricsMessage = z.discriminatedUnion('about', [
  z.object({ about: z.literal('all-metrics-wanted'), id }),
  z.object({ about: z.literal('own-metrics-wanted'), id }),
  z.object({ about: z.literal('own-metrics'), id, metrics }),
  z.object({ about: z.literal('all-metrics'), id, text: z.string() }),
]);

export type MetricsMessage = z.infer<typeof metricsMessage>;

/** Reads a message between processes; undefined where it is about something else. */
export function readMetricsMessage(message: unknown): MetricsMessage | undefined {
  return metricsMessage.safeParse(message).data;
}
