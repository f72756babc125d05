import { join, relative, sep } from 'node:path';
import { check } from 'recheck';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { describe, expect, it } from 'vitest';
import { root } from '../site-folder.ts';

const rooms = ['shared', 'client', 'server', 'cli'];

/**
 * Limits of recheck for one expression, in milliseconds. If recheck takes longer, the expression counts as unsafe. An
 * attack is judged by its steps alone, since on a busy machine any match takes long.
 */
const limits = { timeout: 60_000, attackTimeout: null };

interface Expression {
  file: string;
  source: string;
  flags: string;
}

/** Lists all literals of the top-level folders by the compiler: only a parser can tell a division from a literal. */
function listExpressions(): Expression[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({
      openProjects: rooms.map((room) => join(root, room, 'tsconfig.json')),
    });
    const expressions = snapshot
      .getProjects()
      .flatMap(({ program }) => program.getSourceFileNames().map((path) => ({ program, path })))
      .filter(({ path }) => rooms.includes(relative(root, path).split(sep)[0] ?? ''))
      .flatMap(({ program, path }) =>
        listLiterals(program.getSourceFile(path)).map((literal) => readLiteral(path, literal)),
      );
    // Projects share files.
    return [...new Map(expressions.map((one) => [JSON.stringify(one), one])).values()];
  } finally {
    api.close();
  }
}

function listLiterals(node: Node | undefined): string[] {
  const literals: string[] = [];
  const visit = (child: Node): void => {
    if (child.kind === SyntaxKind.RegularExpressionLiteral) literals.push(child.getText());
    child.forEachChild(visit);
  };
  node?.forEachChild(visit);
  return literals;
}

function readLiteral(path: string, literal: string): Expression {
  const end = literal.lastIndexOf('/');
  return {
    file: relative(root, path),
    source: literal.slice(1, end),
    flags: literal.slice(end + 1),
  };
}

const expressions = listExpressions();

describe('the regular expressions', () => {
  it('are found in every room', () => {
    const found = new Set(expressions.map(({ file }) => file.split(sep)[0]));
    expect([...found].toSorted()).toEqual(['cli', 'client', 'server', 'shared']);
  });

  it('take no more than linear time, whatever they are given', async () => {
    const unsafe: string[] = [];
    // Without a repetition there is nothing to take long.
    const repeating = expressions.filter(({ source }) => /[*+]|\{\d+,\}/.test(source));
    for (const { file, source, flags } of repeating) {
      const { status } = await check(source, flags, limits);
      if (status !== 'safe') unsafe.push(`${file}: /${source}/${flags} is ${status}`);
    }
    expect(unsafe).toEqual([]);
  });
});
