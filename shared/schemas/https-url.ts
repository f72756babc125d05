import { z } from 'zod';
import { createCheckedText, describeForm } from './checked-text.ts';
import type { FieldProblem } from './field-problem.ts';

const anyUrl = z.url({ protocol: /^https$/ });

/** A whole address on another site. */
export const httpsUrl = createCheckedText(findProblem, {
  pattern: '^https:\\/\\/[^\\s\\/?#]\\S*$',
  examples: ['https://www.example.com/'],
});

function findProblem(value: string): FieldProblem | undefined {
  if (/^https:\/\/[^\s/?#]\S*$/.test(value) && anyUrl.safeParse(value).success) {
    return undefined;
  }
  return describeForm(
    value,
    { en: 'a whole https address', tr: 'tam bir https adresi' },
    {
      en: 'Copy the address from the browser; it starts with https:// and holds no spaces.',
      tr: 'Adresi tarayıcıdan kopyalayın; https:// ile başlar ve boşluk içermez.',
    },
  );
}

/** A scheme and a host, as they stand before the path of an address. */
export const originUrl = createCheckedText(
  (value) =>
    findProblem(value) === undefined && new URL(value).origin === value
      ? undefined
      : describeForm(
          value,
          { en: 'the address of a site', tr: 'bir sitenin adresi' },
          {
            en: 'Write https:// and the host, without a slash at the end, such as https://www.example.com.',
            tr: 'https:// ve ardından site adını yazın, sonuna eğik çizgi koymayın; örneğin https://www.example.com.',
          },
        ),
  { pattern: '^https:\\/\\/[a-z0-9.-]+(:\\d+)?$', examples: ['https://www.example.com'] },
);
