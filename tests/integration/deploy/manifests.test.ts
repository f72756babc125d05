import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const deploy = join(import.meta.dirname, '../../../deploy');

const read = (path: string) => parse(readFileSync(join(deploy, path), 'utf8'));
const readManifest = (name: string) => read(`kubernetes/${name}.yaml`);

const [, visitors, operators] =
  /^ENV .*\bPORT=(\d+) ADMIN_PORT=(\d+)$/m.exec(
    readFileSync(join(deploy, '../Dockerfile'), 'utf8'),
  ) ?? [];
const imagePorts = { visitors: Number(visitors), operators: Number(operators) };

describe('the manifests for Kubernetes', () => {
  const [container] = readManifest('deployment').spec.template.spec.containers;

  it('are all applied, but for the Ingress', () => {
    const files = readdirSync(join(deploy, 'kubernetes')).toSorted();
    const { resources } = readManifest('kustomization');
    expect([...resources, 'ingress.yaml', 'kustomization.yaml'].toSorted()).toEqual(files);
  });

  it('are not applied before the address visitors use is set: kustomize refuses a name without a value', () => {
    expect(readManifest('kustomization').configMapGenerator).toEqual([
      { name: 'travel-site', literals: ['PUBLIC_ORIGIN'] },
    ]);
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'travel-site' } }]);
  });

  it('start no pod where an overlay has taken the address out: Kubernetes refuses a key that is missing', () => {
    const configMapKeyRef = { name: 'travel-site', key: 'PUBLIC_ORIGIN' };
    expect(container.env).toEqual([{ name: 'PUBLIC_ORIGIN', valueFrom: { configMapKeyRef } }]);
  });

  it('ask a pod whether it is alive, ready and started, at the port for operators', () => {
    expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'admin' });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'admin' });
    expect(container.startupProbe.httpGet).toEqual({ path: '/readyz', port: 'admin' });
    expect(container.ports).toEqual([
      { name: 'http', containerPort: imagePorts.visitors },
      { name: 'admin', containerPort: imagePorts.operators },
    ]);
  });
});

describe('the compose file', () => {
  const { services } = read('compose.yaml');

  it.each(['site', 'proxy'])(
    'gives %s time to answer on a busy machine, which takes seconds to start a program',
    (name) => {
      const { timeout } = services[name].healthcheck;
      expect(Number.parseInt(timeout, 10)).toBeGreaterThanOrEqual(10);
    },
  );

  it('starts nothing before the address visitors use is set', () => {
    expect(services.site.environment.PUBLIC_ORIGIN).toMatch(/^\$\{PUBLIC_ORIGIN:\?[^}]+\}$/);
  });

  it('gives the caches of nginx the room they may take', () => {
    const caches = readFileSync(join(deploy, 'nginx/travel-site/caches.conf'), 'utf8');
    const sizes = [...caches.matchAll(/max_size=(\d+)m/g)].map(([, size]) => Number(size));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const [folder] = services.proxy.tmpfs;
    expect(total).toBeGreaterThan(0);
    expect(Number(folder.match(/size=(\d+)m/)[1])).toBeGreaterThan(total);
    expect(parseInt(services.proxy.deploy.resources.limits.memory, 10)).toBeGreaterThan(total);
  });

  it('lets nginx start all its processes on any machine, and twice as many while it reloads', () => {
    const configuration = readFileSync(join(deploy, 'nginx/nginx.conf'), 'utf8');
    const [, workers] = /^worker_processes (.*);$/m.exec(configuration) ?? [];
    // In addition to the workers: the master, two processes for the caches, and the health check.
    const most = 2 * Number(workers) + 4;
    expect(services.proxy.deploy.resources.limits.pids).toBeGreaterThanOrEqual(most);
  });
});
