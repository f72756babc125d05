import type { ComponentProps, ReactNode } from 'react';
import { leftToRightIsolate } from '../isolate.ts';
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

/**
 * An isolated value, a short word with a hyphen, such as “e-visa”, or an Arabic word with a letter that Readex Pro lacks,
 * such as پ, چ or گ.
 */
const markedPart =
  /(\u2066[^\u2066\u2069]*\u2069|(?<!\S)(?=\S{3,12}(?!\S))[!-,.-~¡-ɏ‘-”]+(?:-[!-,.-~¡-ɏ‘-”]+)+(?!\S)|(?<![\u0620-\u06ff\u200c\u200d])[\u0621-\u063a\u0640-\u0671\u06a1\u06a4\u06ba\u200c\u200d]*[\u0620\u063b-\u063f\u0672-\u06a0\u06a2\u06a3\u06a5-\u06b9\u06bb-\u06ff][\u0620-\u06ff\u200c\u200d]*)/;

/**
 * Shows the words of a text, as one item of a flexible box, and one piece for editors. An isolated value is an element,
 * because links to words and the search of a browser find no words across the characters that isolate it. A short word does
 * not break at its hyphen, and is copied as it was written. A loan word gets the face that has all of its letters, since
 * they join.
 */
export function showWords(text: string): ReactNode {
  const parts = showMatches(text, markedPart, (part, key) =>
    part.startsWith(leftToRightIsolate) ? (
      <Ltr key={key}>{part.slice(1, -1)}</Ltr>
    ) : (
      <span key={key} className={part.includes('-') ? 'compound' : 'loan-word'}>
        {part}
      </span>
    ),
  );
  return parts.length === 1 ? text : <span className="marked">{parts}</span>;
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

/** A word with a hyphen inside, such as “Mercedes-AMG”, which must not break at its hyphen. */
const hyphenatedWord = /(?<!\S)(\S[^\s-]*-\S+)/;

/**
 * Text that reads left to right in every language: phone numbers, addresses, car names, prices. A line may break
 * between its words, not at a hyphen.
 */
export function Ltr({ children }: { children: string }) {
  const words = showMatches(children, hyphenatedWord, (word, key) => (
    <span key={key} className="unbroken">
      {word}
    </span>
  ));
  return <bdi dir="ltr">{words}</bdi>;
}

/** Shows the matches of a pattern that captures all of its match, and leaves what is between them. */
function showMatches(
  text: string,
  pattern: RegExp,
  show: (match: string, key: number) => ReactNode,
): ReactNode[] {
  // A split at a group has its matches at odd places.
  return text.split(pattern).map((part, index) => (index % 2 === 0 ? part : show(part, index)));
}
