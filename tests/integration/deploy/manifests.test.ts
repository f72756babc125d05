import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const deploy = join(import.meta.dirname, '../../../deploy');

const read = (path: string) => parse(readFileSync(join(deploy, path), 'utf8'));
const readManifest = (name: string) => read(`kubernetes/${name}.yaml`);

const label = { 'app.kubernetes.io/name': 'vaha-dubai' };

/** The user of the image. */
const user = 10001;

const [, visitors, operators] =
  /^ENV .*\bPORT=(\d+) ADMIN_PORT=(\d+)$/m.exec(
    readFileSync(join(deploy, '../Dockerfile'), 'utf8'),
  ) ?? [];
const imagePorts = { visitors: Number(visitors), operators: Number(operators) };

describe('the manifests for Kubernetes', () => {
  const deployment = readManifest('deployment').spec;
  const pod = deployment.template.spec;
  const [container] = pod.containers;
  const { minReplicas, maxReplicas, scaleTargetRef } = readManifest(
    'horizontal-pod-autoscaler',
  ).spec;

  it('are all applied, but for the Ingress', () => {
    const files = readdirSync(join(deploy, 'kubernetes')).toSorted();
    const { resources } = readManifest('kustomization');
    expect([...resources, 'ingress.yaml', 'kustomization.yaml'].toSorted()).toEqual(files);
  });

  it('are not applied before the address visitors use is set: kustomize refuses a name without a value', () => {
    expect(readManifest('kustomization').configMapGenerator).toEqual([
      { name: 'vaha-dubai', literals: ['PUBLIC_ORIGIN'] },
    ]);
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'vaha-dubai' } }]);
  });

  it('start no pod where an overlay has taken the address out: Kubernetes refuses a key that is missing', () => {
    const configMapKeyRef = { name: 'vaha-dubai', key: 'PUBLIC_ORIGIN' };
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

  it('let visitors reach one port, and scrapers the other', () => {
    const { annotations } = deployment.template.metadata;
    expect(annotations['prometheus.io/port']).toBe(String(imagePorts.operators));
    const { ports } = readManifest('service').spec;
    expect(ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    const rules: { ports: unknown[] }[] = readManifest('network-policy').spec.ingress;
    expect(rules.flatMap((rule) => rule.ports)).toEqual([{ port: 'http' }, { port: 'admin' }]);
  });

  it('give a pod no rights and nothing to write to', () => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.volumes).toBeUndefined();
    expect(container.resources.limits.memory).toBeDefined();
  });

  it('leave time to tell the balancers and to finish what is under way', () => {
    const drain = 5;
    const told = container.lifecycle.preStop.sleep.seconds;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(told + drain);
    expect(deployment.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });

  it('keep more pods than may be missing, wherever they run', () => {
    const { minAvailable } = readManifest('pod-disruption-budget').spec;
    expect(minAvailable).toBeGreaterThan(0);
    expect(minAvailable).toBeLessThan(minReplicas);
    expect(minReplicas).toBeLessThan(maxReplicas);
    expect(deployment.replicas).toBeUndefined();
    expect(scaleTargetRef.name).toBe(readManifest('deployment').metadata.name);
    // The autoscaler calculates in parts of what is requested.
    expect(container.resources.requests.cpu).toBeDefined();
    expect(pod.topologySpreadConstraints).toHaveLength(2);
  });

  it('all mean the same pods', () => {
    expect(deployment.selector.matchLabels).toEqual(label);
    expect(deployment.template.metadata.labels).toEqual(label);
    expect(readManifest('service').spec.selector).toEqual(label);
    expect(readManifest('pod-disruption-budget').spec.selector.matchLabels).toEqual(label);
    const policy = readManifest('network-policy').spec;
    expect(policy.podSelector.matchLabels).toEqual(label);
    expect(policy.egress).toEqual([]);
    expect(policy.policyTypes).toEqual(['Ingress', 'Egress']);
    for (const { labelSelector } of pod.topologySpreadConstraints) {
      expect(labelSelector.matchLabels).toEqual(label);
    }
  });
});

describe('the compose file', () => {
  const { services, networks } = read('compose.yaml');

  it.each(['site', 'proxy'])('gives %s no rights and nothing to write to but tmpfs', (name) => {
    const service = services[name];
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service.deploy.resources.limits.memory).toBeDefined();
    expect(service.healthcheck.test[0]).toBe('CMD');
    // A busy machine takes seconds to start a program.
    expect(Number.parseInt(service.healthcheck.timeout, 10)).toBeGreaterThanOrEqual(10);
    expect(service.stop_grace_period).toBeDefined();
    expect(service.privileged).toBeUndefined();
  });

  it('starts nothing before the address visitors use is set', () => {
    expect(services.site.environment.PUBLIC_ORIGIN).toMatch(/^\$\{PUBLIC_ORIGIN:\?[^}]+\}$/);
  });

  it('lets nobody reach the replicas but nginx', () => {
    expect(services.site.ports).toBeUndefined();
    expect(services.site.networks).toEqual(['inside']);
    expect(networks.inside.internal).toBe(true);
    expect(services.site.deploy.replicas).toBeGreaterThan(1);
  });

  it('gives nginx the shipped files, with replicas that Docker names', () => {
    const sources = services.proxy.volumes.map((volume: string) => volume.split(':')[0]);
    for (const source of sources) expect(() => readdirOrFile(join(deploy, source))).not.toThrow();
    const replicas = readFileSync(join(deploy, 'nginx/vaha/replicas-docker.conf'), 'utf8');
    expect(replicas).toContain('server site:3000 resolve');
    expect(services.proxy.depends_on.site.condition).toBe('service_healthy');
  });

  it('gives the caches of nginx the room they may take', () => {
    const caches = readFileSync(join(deploy, 'nginx/vaha/caches.conf'), 'utf8');
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
    // Beside the workers: what starts them, two for the caches, and the check of its health.
    const most = 2 * Number(workers) + 4;
    expect(services.proxy.deploy.resources.limits.pids).toBeGreaterThanOrEqual(most);
  });
});

function readdirOrFile(path: string) {
  return path.endsWith('.conf') ? readFileSync(path) : readdirSync(path);
}
