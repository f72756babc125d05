import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { unknownDetail } from '../loaders.ts';
import { useLabels } from '../use-labels.ts';
import { MessagePage } from './message-page.tsx';

/**
 * What a loader’s 404 looks like: an unknown detail has its own sentence (specification §8).
 *
 * @throws whatever else went wrong, for the error page
 */
export function NotFoundPage() {
  const error = useRouteError();
  const { label } = useLabels();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const title = label(
    error.data === unknownDetail ? 'detail_page.not_found' : 'not_found_page.title',
  );
  return <MessagePage title={title} text={label('not_found_page.text')} />;
}
