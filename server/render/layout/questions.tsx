import { Plus } from 'lucide-react';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { formatAnswerId } from '../../../shared/filter-services.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { Paragraphs } from './paragraphs.tsx';

/** Questions that open to their answers; nothing if there are none. A browser keeps at most one of them open. */
export function Questions({
  title,
  questions,
}: {
  title: LocalText;
  questions: readonly { q: LocalText; a: LocalText }[];
}) {
  if (questions.length === 0) return null;
  return (
    <section className="section faq">
      <TextIn as="h2" className="section__title" value={title} />
      <div className="faq__items">
        {questions.map(({ q, a }, index) => (
          <details key={toPlainText(q)} className="faq__item" name="faq">
            <summary>
              <Text value={q} />
              <Plus className="icon" size={22} strokeWidth={1.3} aria-hidden />
            </summary>
            {/* Browsers open the question for a link to something inside. */}
            <div id={formatAnswerId(index)}>
              <Paragraphs text={a} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
