import { createElement, Fragment } from 'react';
import { showWords, TextIn } from '../../../shared/components/text.tsx';
import { type LocalText, splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { splitTextLinks } from '../../../shared/text-links.ts';
import { usePage } from '../page-context.tsx';

/** A long text with a paragraph for each block between blank lines. Its links keep the page’s explicit language. */
export function Paragraphs({ text }: { text: LocalText }) {
  const { link } = usePage();
  // A list would need keys, and parts of a text may be equal.
  const showLinks = (paragraph: string) =>
    createElement(
      Fragment,
      null,
      ...splitTextLinks(paragraph).map((part) =>
        typeof part === 'string' ? (
          showWords(part)
        ) : (
          <a key={part.start} className="inline-link" href={link(part.address)}>
            {showWords(part.words)}
          </a>
        ),
      ),
    );
  return splitParagraphs(text).map((paragraph) => (
    <TextIn as="p" key={toPlainText(paragraph)} value={paragraph} show={showLinks} />
  ));
}
