import { TextIn } from '../../../shared/components/text.tsx';
import { type LocalText, splitParagraphs, toPlainText } from '../../../shared/local-text.ts';

/** A text with a paragraph for each block between blank lines. */
export function Paragraphs({ text }: { text: LocalText }) {
  return splitParagraphs(text).map((paragraph) => (
    <TextIn as="p" key={toPlainText(paragraph)} value={paragraph} />
  ));
}
