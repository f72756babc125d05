import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { root } from '../site-folder.ts';

/** Licences that require only attribution (SPDX identifiers). */
const licences = ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];

const readJson = <T>(file: string, schema: z.ZodType<T>) =>
  schema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));

const versions = z.record(z.string(), z.string());

const manifestSchema = z.object({
  dependencies: versions.default({}),
  devDependencies: versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      peer: z.boolean().optional(),
    }),
  ),
});

function readProject(folder: string) {
  const manifest = readJson(`${folder}/package.json`, manifestSchema);
  const { packages } = readJson(`${folder}/package-lock.json`, lockSchema);
  return { manifest, packages: Object.entries(packages).filter(([path]) => path !== '') };
}

const site = readProject('.');
const engines = readProject('tests/engines');
const night = readProject('tests/night');

const atRunTime = site.packages.filter(
  ([, { dev, optional, devOptional, peer }]) => !dev && !optional && !devOptional && !peer,
);

describe.each([
  ['the project', site],
  ['the engines', engines],
  ['the night', night],
])('the packages of %s', (_, { manifest, packages }) => {
  it('are each locked to their content by a SHA-512 hash', () => {
    const loose = packages.filter(([, { integrity }]) => !/^sha512-.{86}==$/.test(integrity ?? ''));
    expect(packages).not.toEqual([]);
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('are asked for in exact versions', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('run no script when they are installed, but for the one that brings Node', () => {
    const { allowScripts } = manifest;
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    expect(allowed).toEqual('node' in manifest.devDependencies ? ['node'] : []);
    const undecided = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .filter((name) => !(name in allowScripts));
    expect(undecided).toEqual([]);
  });
});

describe('the packages at run time', () => {
  it('have no script, and licences that ask for no more than to be named', () => {
    expect(atRunTime.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
    const others = atRunTime
      .map(([path]) =>
        readJson(join(path, 'package.json'), z.object({ name: z.string(), license: z.string() })),
      )
      .filter(({ license }) => !licences.includes(license));
    expect(others).toEqual([]);
  });

  it('and all others have a reason in docs/dependencies.md, each in its own table (ASVS 5.0, 15.2.4)', () => {
    const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
    const listRows = (part: string) =>
      [...part.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
        .flatMap(([, names = '', reason = '']) =>
          names.split(', ').map((name) => ({ name, reason: reason.replace(/^-+$/, '').trim() })),
        )
        .filter(({ name }) => name !== 'package' && /^@?[a-z]/.test(name));
    const tables = new Map(
      text.split(/^## /m).map((part) => [part.split('\n', 1)[0], listRows(part)]),
    );
    expect([...tables.values()].flat().filter(({ reason }) => reason === '')).toEqual([]);

    const listNames = (...headings: string[]) =>
      headings.flatMap((heading) => (tables.get(heading) ?? []).map(({ name }) => name)).toSorted();
    const listPackages = (packages: Record<string, string>) => {
      const names = Object.keys(packages).map((name) => name.replace(/^@types\/.*/, '@types/*'));
      return [...new Set(names)].toSorted();
    };
    expect(listNames('At run time')).toEqual(listPackages(site.manifest.dependencies));
    expect(listNames('To build', 'To check')).toEqual(listPackages(site.manifest.devDependencies));
    expect(listNames('For the engines')).toEqual(listPackages(engines.manifest.devDependencies));
    expect(listNames('For the night')).toEqual(listPackages(night.manifest.devDependencies));
  });
});
