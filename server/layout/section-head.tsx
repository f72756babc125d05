import { TextIn } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';

/** The title of a section with a few words beside it. */
export function SectionHead({ title, text }: { title: LocalText; text: LocalText }) {
  return (
    <div className="section__head">
      <TextIn as="h2" className="section__title" value={title} />
      <TextIn as="p" className="section__text" value={text} />
    </div>
  );
}
