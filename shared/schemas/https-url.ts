import * as z from 'zod';
import { createCheckedText, nameForm } from './checked-text.ts';
import type { FieldProblem } from './field-problem.ts';

const anyUrl = z.url({ protocol: /^https$/ });

/** An absolute URL on another site. */
export const httpsUrl = createCheckedText(findProblem, {
  forms: [{ pattern: '^https:\\/\\/[^\\s\\/?#]\\S*$', problem: 'notAnHttpsAddress' }],
  examples: ['https://www.example.com/'],
});

function findProblem(value: string): FieldProblem | undefined {
  const isWhole = /^https:\/\/[^\s/?#]\S*$/.test(value) && anyUrl.safeParse(value).success;
  return isWhole ? undefined : nameForm('notAnHttpsAddress', value);
}

/** A scheme and a host: the part of a URL before its path. */
export const originUrl = createCheckedText(
  (value) =>
    findProblem(value) === undefined && new URL(value).origin === value
      ? undefined
      : nameForm('notAnOrigin', value),
  {
    forms: [{ pattern: '^https:\\/\\/[a-z0-9.-]+(:\\d+)?$', problem: 'notAnOrigin' }],
    examples: ['https://www.example.com'],
  },
);
