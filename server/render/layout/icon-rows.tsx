import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { TextIn } from '../../../shared/components/text.tsx';
import type { IconName } from '../../../shared/icon-names.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';

interface IconRow {
  icon: IconName;
  title: LocalText;
  text: LocalText;
}

/** Rows of icon, title and text, split by hairlines. */
export function IconRows({ items }: { items: IconRow[] }) {
  return (
    <ul className="icon-rows">
      {items.map(({ icon, title, text }) => (
        <li key={toPlainText(title)} className="icon-rows__row">
          <ContentIcon name={icon} size={30} />
          <TextIn as="h3" className="icon-rows__title" value={title} />
          <TextIn as="p" className="icon-rows__text" value={text} />
        </li>
      ))}
    </ul>
  );
}
