import type { PageContext } from '../page-context.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { MessagePage } from '../pages/message-page.tsx';
import { useLabels } from '../use-labels.ts';
import { Group, Specimen } from './specimen.tsx';
import { longTitle } from './vary-texts.ts';

export function MessagesGroup() {
  return (
    <Group
      id="messages"
      title="Messages"
      text="Pages that say why there is nothing else. Empty lists are shown under Lists and Blog."
    >
      <Specimen label="Unknown address" isWide status={404}>
        {() => <NotFound title="not_found_page.title" />}
      </Specimen>
      <Specimen label="Unknown experience or car" isWide status={404} languages={['tr', 'ar']}>
        {() => <NotFound title="detail_page.not_found" />}
      </Specimen>
      <Specimen label="Address that cannot be read" isWide status={400} languages={['tr', 'ar']}>
        {() => <ErrorPage />}
      </Specimen>
      <Specimen label="Something broke" isWide status={500} languages={['tr', 'ar']}>
        {() => <ErrorPage />}
      </Specimen>
      <Specimen label="Long title" isWide status={404}>
        {({ language }: PageContext) => (
          <MessagePage title={longTitle[language]} text={longTitle[language]} />
        )}
      </Specimen>
    </Group>
  );
}

function NotFound({ title }: { title: 'not_found_page.title' | 'detail_page.not_found' }) {
  const { label } = useLabels();
  return <MessagePage title={label(title)} text={label('not_found_page.text')} />;
}
