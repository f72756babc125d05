import type { ComponentProps, ReactNode } from 'react';
import { languageConfig } from '../languages.ts';
import type { LocalText } from '../local-text.ts';

interface TextProps {
  value: LocalText;
  /** Shows the string of the text; defaults to its words. */
  show?: (text: string) => ReactNode;
}

/** A text of a bundle; the fallback for a missing translation carries its language (WCAG 2.2 SC 3.1.2). */
export function Text({ value, show = showWords }: TextProps) {
  if (typeof value === 'string') return show(value);
  return (
    <span lang={value.lang} dir={languageConfig[value.lang].direction}>
      {show(value.text)}
    </span>
  );
}

interface TextInProps extends Omit<ComponentProps<'a'>, 'children'>, TextProps {
  as: 'a' | 'blockquote' | 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'li' | 'p' | 'span';
}

/** An element that contains only one text. */
export function TextIn({ as: Element, value, show, ...rest }: TextInProps) {
  return (
    <Element {...rest}>
      <Text value={value} show={show} />
    </Element>
  );
}

/** An Arabic word with a letter that Readex Pro lacks, such as پ, چ or گ. */
const loanWord =
  /([\u0620-\u06ff\u200c\u200d]*[\u0620\u063b-\u063f\u0672-\u06a0\u06a2\u06a3\u06a5-\u06b9\u06bb-\u06ff][\u0620-\u06ff\u200c\u200d]*)/;

/** Shows the words of a text. The letters of a word join, so the face that has all of them shows a loan word. */
export function showWords(text: string): ReactNode {
  return markWords(text, loanWord, 'loan-word');
}

/** A word with a hyphen inside, such as “Mercedes-AMG”, which must not break at its hyphen. */
const hyphenatedWord = /(?<!\S)(\S[^\s-]*-\S+)/;

/**
 * Text that reads left to right in every language: phone numbers, addresses, car names, prices. A line may break
 * between its words, not at a hyphen.
 */
export function Ltr({ children }: { children: string }) {
  return <bdi dir="ltr">{markWords(children, hyphenatedWord, 'unbroken')}</bdi>;
}

/** Gives a class to the words that match a pattern, which captures all of its match. */
function markWords(text: string, pattern: RegExp, className: string): ReactNode {
  return text.split(pattern).map((part, index) =>
    // A split at a group has its matches at odd places.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <span key={index} className={className}>
        {part}
      </span>
    ),
  );
}
