import { usePage } from '../page-context.tsx';
import { useLabels } from '../use-labels.ts';
import { MessagePage } from './message-page.tsx';

/** The page of a request that failed: the address cannot be read, or something broke. */
export function ErrorPage() {
  const { status } = usePage();
  const { label } = useLabels();
  return status < 500 ? (
    <MessagePage
      title={label('error_page.bad_request_title')}
      text={label('error_page.bad_request_text')}
    />
  ) : (
    <MessagePage title={label('error_page.title')} text={label('error_page.text')} />
  );
}
