import { Text } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';

/** The title of a section with a few words beside it. */
export function SectionHead({ title, text }: { title: LocalText; text: LocalText }) {
  return (
    <div className="section__head">
      <h2 className="section__title">
        <Text value={title} />
      </h2>
      <p className="section__text">
        <Text value={text} />
      </p>
    </div>
  );
}
