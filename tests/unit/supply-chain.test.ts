import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');

/** Licences that require only attribution (SPDX identifiers). */
const licences = ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];

const readJson = <T>(file: string, schema: z.ZodType<T>) =>
  schema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));

const versions = z.record(z.string(), z.string());
const manifest = readJson(
  'package.json',
  z.object({
    dependencies: versions,
    devDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  }),
);

const locked = readJson(
  'package-lock.json',
  z.object({
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
  }),
).packages;

const packages = Object.entries(locked).filter(([path]) => path !== '');
const atRunTime = packages.filter(
  ([, { dev, optional, devOptional, peer }]) => !dev && !optional && !devOptional && !peer,
);

describe('the packages', () => {
  it('are each locked to their content by a SHA-512 hash', () => {
    const loose = packages.filter(([, { integrity }]) => !/^sha512-.{86}==$/.test(integrity ?? ''));
    expect(packages.length).toBeGreaterThan(100);
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('are asked for in exact versions', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('run no script when they are installed, but for the one that brings Node', () => {
    const { allowScripts } = manifest;
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const undecided = withScript
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .filter((name) => !(name in allowScripts));
    expect(undecided).toEqual([]);
    expect(atRunTime.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });

  it('have licences at run time that ask for no more than to be named', () => {
    const others = atRunTime
      .map(([path]) =>
        readJson(join(path, 'package.json'), z.object({ name: z.string(), license: z.string() })),
      )
      .filter(({ license }) => !licences.includes(license));
    expect(others).toEqual([]);
  });

  it('each have a reason in docs/dependencies.md, those of run time in their own table (ASVS 5.0, 15.2.4)', () => {
    const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
    const rows = (part: string) =>
      [...part.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
        .slice(1)
        .flatMap(([, names = '', reason = '']) =>
          names.split(', ').map((name) => ({ name, reason: reason.replace(/^-+$/, '').trim() })),
        )
        .filter(({ name }) => /^@?[a-z]/.test(name));
    const [atRunTimePart = '', ...otherParts] = text.split(/^## /m).slice(1);
    const forRunTime = rows(atRunTimePart);
    const forWork = otherParts.flatMap(rows);
    expect([...forRunTime, ...forWork].filter(({ reason }) => reason === '')).toEqual([]);
    expect(forRunTime.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(manifest.dependencies).toSorted(),
    );
    const asNamed = (name: string) => (name.startsWith('@types/') ? '@types/*' : name);
    expect([...new Set(forWork.map(({ name }) => name))].toSorted()).toEqual(
      [...new Set(Object.keys(manifest.devDependencies).map(asNamed))].toSorted(),
    );
  });

  it('can be listed as a CycloneDX bill of materials, with those of development marked', () => {
    // Not `--omit dev`, which also omits packages that both the site and a tool require.
    const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { components } = z
      .object({
        bomFormat: z.literal('CycloneDX'),
        components: z.array(
          z.object({ name: z.string(), properties: z.array(z.object({ name: z.string() })) }),
        ),
      })
      .parse(JSON.parse(output));
    const listed = new Map(components.map(({ name, properties }) => [name, properties]));
    const isOfDevelopment = (name: string) =>
      listed.get(name)?.some((property) => property.name === 'cdx:npm:package:development');
    for (const name of Object.keys(manifest.dependencies)) {
      expect([name, isOfDevelopment(name)]).toEqual([name, false]);
    }
    expect(isOfDevelopment('vitest')).toBe(true);
  });
});
