import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { createFolder } from '../../create-folder.ts';
import { serveBuild } from '../http/serve-build.ts';
import { findFreePorts } from './find-free-ports.ts';
import { findProgram } from './find-program.ts';

const curl = findProgram('curl', 'curl');

const deploy = join(import.meta.dirname, '../../../deploy');

/**
 * Runs a line of the shell with a stand-in for one program.
 *
 * @param output what the stand-in says
 * @returns what it was called with, in order
 */
function runLine(line: string, program: string, output = ''): string[] {
  const folder = createFolder();
  const calls = join(folder, 'calls');
  writeFileSync(
    join(folder, program),
    `#!/bin/sh\necho "$*" >>${calls}\n[ "$1" != ps ] || printf '${output}'\n`,
  );
  chmodSync(join(folder, program), 0o755);
  execFileSync('sh', ['-c', line], {
    env: { PATH: [folder, process.env['PATH']].join(delimiter) },
    stdio: 'ignore',
  });
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

describe.skipIf(curl === undefined)('the check of systemd', () => {
  const unit = readFileSync(join(deploy, 'systemd/vaha-dubai-check@.service'), 'utf8');
  const [, line = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];

  it('restarts a replica that hangs, and none that answers', async () => {
    const [adminPort = 0] = await findFreePorts(1);
    const replica = await serveBuild({ ADMIN_PORT: String(adminPort) });
    onTestFinished(() => replica.stop());
    const hurried = line
      .replace('127.0.0.1:1%i', `127.0.0.1:${adminPort}`)
      .replace('--max-time 15 --retry 3', '--max-time 1 --retry 1')
      .replaceAll('%i', '3001');
    const ask = () => runLine(hurried, 'systemctl');
    // A busy machine may be late with an answer for a second, but not for ever.
    await expect.poll(ask).toEqual([]);
    replica.process.kill('SIGSTOP');
    expect(ask()).toEqual(['try-restart vaha-dubai@3001']);
    replica.process.kill('SIGCONT');
    await expect.poll(ask).toEqual([]);
  });

  it('asks the port for operators of the replica that it belongs to', () => {
    const service = readFileSync(join(deploy, 'systemd/vaha-dubai@.service'), 'utf8');
    expect(service).toMatch(/^Environment=.* PORT=%i ADMIN_PORT=1%i$/m);
    expect(service).toMatch(/^Wants=.*\bvaha-dubai-check@%i\.timer$/m);
    expect(line).toContain('http://127.0.0.1:1%i/healthz');
  });

  it('starts the server with the rights that it has in the image', () => {
    const service = readFileSync(join(deploy, 'systemd/vaha-dubai@.service'), 'utf8');
    const image = readFileSync(join(deploy, '../Dockerfile'), 'utf8');
    const [, command = ''] = /^ExecStart=\S+ (.*)$/m.exec(service) ?? [];
    const [, ...flags] = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]');
    expect(command.replaceAll('/opt/vaha-dubai', '/app').split(' ')).toEqual(flags);
  });
});

describe('the line for cron', () => {
  const file = readFileSync(join(deploy, 'cron/vaha-dubai'), 'utf8');
  const [, line = ''] = /^\* \* \* \* \* root (.*)\n$/m.exec(file) ?? [];
  const { name } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'));
  const question = `ps --quiet --filter health=unhealthy --filter label=com.docker.compose.project=${name}`;

  it('restarts the containers of the compose file that Docker calls unhealthy', () => {
    expect(runLine(line, 'docker', 'one\\ntwo\\n')).toEqual([question, 'restart one two']);
  });

  it('does nothing where there are none', () => {
    expect(runLine(line, 'docker')).toEqual([question]);
  });
});
