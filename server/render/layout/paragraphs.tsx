import { createElement, Fragment } from 'react';
import { showWords, TextIn } from '../../../shared/components/text.tsx';
import { type LocalText, splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { splitTextLinks, type TextLink } from '../../../shared/text-links.ts';
import { usePage } from '../page-context.tsx';
import { listSearchResults } from '../search-services.ts';

/**
 * A long text with a paragraph for each block between blank lines. Its links keep the page’s explicit language. A link with
 * the words of a question on its page leads to the answer.
 */
export function Paragraphs({ text }: { text: LocalText }) {
  const { link, bundle } = usePage();
  const findFragment = ({ words, address }: TextLink) =>
    listSearchResults(bundle).find(
      ({ page, title }) => page?.url === address && toPlainText(title) === words,
    )?.fragment ?? '';
  // A list would need keys, and parts of a text may be equal.
  const showLinks = (paragraph: string) =>
    createElement(
      Fragment,
      null,
      ...splitTextLinks(paragraph).map((part) =>
        typeof part === 'string' ? (
          showWords(part)
        ) : (
          <a
            key={part.start}
            className="inline-link"
            href={link(part.address) + findFragment(part)}
          >
            {showWords(part.words)}
          </a>
        ),
      ),
    );
  return splitParagraphs(text).map((paragraph) => (
    <TextIn as="p" key={toPlainText(paragraph)} value={paragraph} show={showLinks} />
  ));
}
