import { Text } from '../../shared/components/text.tsx';
import { type LocalText, splitParagraphs, toPlainText } from '../../shared/local-text.ts';

/** A text with a paragraph for each block between blank lines. */
export function Paragraphs({ text }: { text: LocalText }) {
  return splitParagraphs(text).map((paragraph) => (
    <p key={toPlainText(paragraph)}>
      <Text value={paragraph} />
    </p>
  ));
}
