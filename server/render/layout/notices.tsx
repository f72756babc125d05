import { CircleExclamationPoint } from 'lucide-react';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { toPlainText } from '../../../shared/local-text.ts';
import { splitUrl } from '../../../shared/paths.ts';
import type { Notice as NoticeData } from '../../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';

/** The notices of the page, above its header; nothing on a page without notices. */
export function Notices() {
  const { notices, t } = usePage();
  if (notices.length === 0) return null;
  return (
    <aside className="notices" aria-label={t('notices.label')} data-page-part>
      {notices.map((notice) => (
        <Notice key={toPlainText(notice.text)} {...notice} />
      ))}
    </aside>
  );
}

/** One sentence, which is a link if the notice leads to another page. */
function Notice({ kind, text, link }: NoticeData) {
  const page = usePage();
  const isImportant = kind === 'important';
  const leadsOn = link !== undefined && splitUrl(link).path !== page.path;
  return (
    <p className={isImportant ? 'notice notice--important' : 'notice'}>
      {isImportant && (
        <>
          <CircleExclamationPoint className="icon" size={18} strokeWidth={1.6} aria-hidden />
          <TextIn
            as="span"
            className="visually-hidden"
            value={page.label('notices.important')}
          />{' '}
        </>
      )}
      {leadsOn ? <TextIn as="a" href={page.link(link)} value={text} /> : <Text value={text} />}
    </p>
  );
}
