import type { ComponentProps, ReactNode } from 'react';
import { languageConfig } from '../languages.ts';
import type { LocalText } from '../local-text.ts';

interface TextProps {
  value: LocalText;
  /** Shows the string of the text; defaults to the string itself. */
  show?: (text: string) => ReactNode;
}

/** A text of a bundle; the fallback for a missing translation carries its language (WCAG 2.2 SC 3.1.2). */
export function Text({ value, show = (text) => text }: TextProps) {
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

/** A word with a hyphen inside, such as “Mercedes-AMG”, which must not break at its hyphen. */
const hyphenatedWord = /(?<!\S)(\S[^\s-]*-\S+)/;

/**
 * Text that reads left to right in every language: phone numbers, addresses, car names, prices. A line may break
 * between its words, not at a hyphen.
 */
export function Ltr({ children }: { children: string }) {
  return <bdi dir="ltr">{children.split(hyphenatedWord).map(keepUnbroken)}</bdi>;
}

function keepUnbroken(part: string) {
  if (!hyphenatedWord.test(part)) return part;
  return (
    <span key={part} className="unbroken">
      {part}
    </span>
  );
}
