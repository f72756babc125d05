import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../site-folder.ts';

/** Every file of the project that git tracks or would track. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const code = files.filter((file) => /\.(ts|tsx|mjs|js|scss)$/.test(file));

/** The imports that a top-level folder may have from other folders; the table of docs/architecture.md. */
const mayImport: Record<string, RegExp> = {
  shared: /^$/,
  cli: /^shared\//,
  client: /^shared\//,
  server: /^(shared\/|client\/islands\/)/,
  bench: /^(shared\/|cli\/model\/sources\.ts$)/,
};

/** Folders whose own folders import one way, too. */
const layeredRoots = ['server', 'cli'];

/** What the folders of `server` may import of each other. The files beside them may import all. */
const serverLayers: Record<string, readonly string[]> = {
  'server/http': ['server/cache', 'server/render'],
  'server/cache': ['server/render'],
  'server/render': [],
  'server/ops': [],
};

const topLevel = new Set([
  'bench',
  'cli',
  'client',
  'content',
  'deploy',
  'docs',
  'findings',
  'scripts',
  'server',
  'shared',
  'tests',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'README.md',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]);

describe('the folders of the project', () => {
  it('import only what their row of the table allows', () => {
    const trespasses = code.flatMap((file) => {
      const folder = file.split('/')[0] ?? '';
      const allowed = mayImport[folder];
      if (!allowed) return [];
      return listRelativeImports(file)
        .filter((target) => !target.startsWith(`${folder}/`) && !allowed.test(target))
        .map((target) => `${file} → ${target}`);
    });
    expect(trespasses).toEqual([]);
  });

  it('import one way: no file reaches itself, by types and dynamic imports neither', () => {
    const graph = new Map(code.map((file) => [file, listRelativeImports(file)]));
    expect(findCycles(graph)).toEqual([]);
  });

  it.each(layeredRoots)('import one way between the folders of %s', (layered) => {
    expect(findCycles(createLayerGraph(layered))).toEqual([]);
  });

  it('import from app to http to cache to render in server, and operations only from its top', () => {
    const trespasses = [...createLayerGraph('server')].flatMap(([layer, targets]) =>
      targets
        .filter((target) => serverLayers[layer]?.includes(target) === false)
        .map((target) => `${layer} → ${target}`),
    );
    expect(trespasses).toEqual([]);
  });

  it('keep Node out of shared and client', () => {
    const isOfNode = (file: string) =>
      /from '(node:|express)/.test(readFileSync(join(root, file), 'utf8'));
    expect(code.filter((file) => /^(shared|client)\//.test(file) && isOfNode(file))).toEqual([]);
  });

  it('leave process.exitCode to the entry points, and call exit nowhere but in development', () => {
    const sets = code.filter(
      (file) =>
        /^(cli|server|shared|client)\//.test(file) &&
        /process\.exit/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(sets.toSorted()).toEqual(['cli/main.ts', 'server/main.ts']);
  });

  it('have files with plain names', () => {
    expect(code.filter((file) => /(^|\/)(index|utils?|helpers?|misc)\.\w+$/.test(file))).toEqual(
      [],
    );
  });

  it('are the only things at the top level, beside dotfiles', () => {
    const names = new Set(files.map((file) => file.split('/')[0] ?? ''));
    expect([...names].filter((name) => !name.startsWith('.') && !topLevel.has(name))).toEqual([]);
  });
});

describe('the search for cycles', () => {
  it('names each, and nothing that only leads to one', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b', 'e']],
      ['e', []],
      ['f', ['f']],
    ]);
    expect(findCycles(graph)).toEqual(['b → c → d → b', 'f → f']);
  });

  it.each([
    "import { a } from './a.ts';",
    "import type { A } from './a.ts';",
    "import {\n  type A,\n} from './a.ts';",
    "export { a } from './a.ts';",
    "import './a.ts';",
    "const load = () => import('./a.ts');",
    "type A = typeof import(\n  './a.ts'\n);",
  ])('sees %j', (text) => {
    expect(listTargets(text, 'folder')).toEqual(['folder/a.ts']);
  });
});

/** Finds import cycles: for each file that closes a cycle, the files of that cycle in order. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start !== -1) cycles.push([...trail.slice(start), file].join(' → '));
    if (start !== -1 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** The imports between the folders and files at the top of a folder. */
function createLayerGraph(layered: string): Map<string, string[]> {
  const layerOf = (file: string) => file.split('/', 2).join('/');
  const graph = new Map<string, string[]>();
  for (const file of code.filter((path) => path.startsWith(`${layered}/`))) {
    const layer = layerOf(file);
    const targets = listRelativeImports(file)
      .filter((target) => target.startsWith(`${layered}/`))
      .map(layerOf)
      .filter((target) => target !== layer);
    graph.set(layer, [...new Set([...(graph.get(layer) ?? []), ...targets])]);
  }
  return graph;
}

function listRelativeImports(file: string): string[] {
  return listTargets(readFileSync(join(root, file), 'utf8'), dirname(file));
}

function listTargets(text: string, folder: string): string[] {
  return [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    normalize(join(folder, target)),
  );
}
