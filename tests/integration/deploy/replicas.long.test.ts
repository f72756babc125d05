import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { ask } from './ask.ts';
import { findFreePorts } from './find-free-ports.ts';
import { findProgram } from './find-program.ts';
import { type RunningProxy, startNginx } from './start-proxy.ts';
import { startReplica } from './start-replica.ts';
import { findFaults, type Visitor, visitors } from './visitors.ts';

const nginx = findProgram('nginx', 'nginx');

const addresses = [paths.home(), paths.services(), paths.cars(), paths.about(), paths.contact()];

/** Enough clients to keep all replicas busy on a small machine, without testing its speed. */
const clientCount = 30;

/** Pause of a client between two visits, in milliseconds; longer if the machine is slow, as people behave. */
const choosePause = (duration: number) => Math.max(150, 5 * duration);

interface Visit {
  /** The faults of the response, with the request; empty if there are none. */
  faults: string[];
  cacheStatus: unknown;
}

describe.skipIf(nginx === undefined)('three replicas behind nginx', () => {
  let replicas: Awaited<ReturnType<typeof startReplica>>[] = [];
  let proxy: RunningProxy;

  beforeAll(async () => {
    const ports = await findFreePorts(3);
    replicas = await Promise.all(ports.map(startReplica));
    proxy = await startNginx(nginx ?? '', ports);
  });

  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(replicas.map((replica) => replica.end('SIGKILL')));
  });

  it('fail no visitor and mix no languages while one is killed and another rolled', async () => {
    const visits: Visit[] = [];
    const failures: string[] = [];
    let isOver = false;
    const clients = Array.from({ length: clientCount }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = 0; !isOver; turn += 1) {
        const { address, visitor } = chooseVisit(client, turn);
        const { headers } = visitor;
        const start = performance.now();
        try {
          const answer = await ask(proxy.address + address, { headers, agent });
          visits.push({
            faults: findFaults(visitor, answer).map(
              (fault) => `${address} ${JSON.stringify(headers)}: ${fault}`,
            ),
            cacheStatus: answer.headers['x-cache-status'],
          });
        } catch (error) {
          failures.push(`${address}: ${String(error)}`);
        }
        await wait(choosePause(performance.now() - start));
      }
      agent.destroy();
    });

    await untilCount(visits, 500);
    const [killed, rolled] = replicas;
    await killed?.end('SIGKILL');
    await untilCount(visits, 1000);
    const exitCode = await rolled?.end('SIGTERM');
    await untilCount(visits, 1500);
    replicas = await Promise.all(
      replicas.map((replica) => (replica === rolled ? startReplica(replica.port) : replica)),
    );
    await untilCount(visits, visits.length + 500);
    isOver = true;
    await Promise.all(clients);

    expect(failures).toEqual([]);
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
    expect(exitCode).toBe(0);
    // One visit in ten is a new search; of all others, only the first of each kind is a miss.
    expect(countHits(visits) / visits.length).toBeGreaterThan(0.7);
  });

  it('leave visitors what is kept when all of them are down', async () => {
    const asked = visitors.map((visitor) => ({ visitor, address: `/${visitor.search}` }));
    const askAll = () =>
      Promise.all(
        asked.map(async ({ visitor, address }) => ({
          visitor,
          answer: await ask(proxy.address + address, { headers: visitor.headers }),
        })),
      );
    await askAll();
    await Promise.all(replicas.map((replica) => replica.end('SIGKILL')));
    const answers = await askAll();
    expect(answers.flatMap(({ visitor, answer }) => findFaults(visitor, answer))).toEqual([]);
    const unknown = await ask(`${proxy.address}/hizmetler?q=nobody-asked-yet`);
    expect(unknown.status).toBeGreaterThanOrEqual(502);
    expect(unknown.body).toContain('حدث خطأ ما');
  });
});

/** Chooses the same visits in the same order in every run. */
function chooseVisit(client: number, turn: number): { address: string; visitor: Visitor } {
  const at = client * 7 + turn;
  const visitor = visitors[at % visitors.length] as Visitor;
  if (at % 10 === 0) {
    const mark = visitor.search === '' ? '?' : '&';
    return { address: `${paths.services()}${visitor.search}${mark}q=${client}-${turn}`, visitor };
  }
  return { address: `${addresses[turn % addresses.length]}${visitor.search}`, visitor };
}

function countHits(visits: readonly Visit[]): number {
  return visits.filter(({ cacheStatus }) => cacheStatus !== 'MISS').length;
}

async function untilCount(visits: readonly unknown[], count: number): Promise<void> {
  while (visits.length < count) await wait(20);
}
