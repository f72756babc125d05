import { STATUS_CODES } from 'node:http';
import { messages } from '../message.ts';
import type { PageContext } from '../page-context.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { MessagePage } from '../pages/message-page.tsx';
import { Group, Specimen } from './specimen.tsx';
import { longTitle } from './vary-texts.ts';

export function MessagesGroup() {
  return (
    <Group
      id="messages"
      title="Messages"
      text="Pages that say why there is nothing else. Empty lists are shown under Lists and Blog."
    >
      {messages.map((message) => (
        <Specimen
          key={`${message.status} ${message.title}`}
          label={`${message.status} ${STATUS_CODES[message.status]}`}
          isWide
          status={message.status}
        >
          {() => <ErrorPage message={message} />}
        </Specimen>
      ))}
      <Specimen label="Long title" isWide status={404}>
        {({ language }: PageContext) => (
          <MessagePage title={longTitle[language]} text={longTitle[language]} />
        )}
      </Specimen>
    </Group>
  );
}
