import { Text } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useLink } from '../page-context.tsx';
import { useLabels } from '../use-labels.ts';

interface MessagePageProps {
  title: LocalText;
  text: LocalText;
}

/** A page that says why there is nothing else, under the arch, with two ways on. */
export function MessagePage({ title, text }: MessagePageProps) {
  const { label } = useLabels();
  const link = useLink();
  return (
    <div className="section section--first message-page">
      <PageHead title={title} />
      <span className="message-page__arch" aria-hidden />
      <h1 className="page-title">
        <Text value={title} />
      </h1>
      <p className="page-subtitle">
        <Text value={text} />
      </p>
      <p className="message-page__buttons">
        <a className="button" href={link(paths.home())}>
          <Text value={label('not_found_page.home')} />
        </a>
        <a className="button button--line" href={link(paths.services())}>
          <Text value={label('not_found_page.services')} />
        </a>
      </p>
    </div>
  );
}
