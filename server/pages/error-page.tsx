import type { Message } from '../message.ts';
import { useLabels } from '../use-labels.ts';
import { MessagePage } from './message-page.tsx';

/** The page of a request that led nowhere or failed. */
export function ErrorPage({ message }: { message: Message }) {
  const { label } = useLabels();
  return <MessagePage title={label(message.title)} text={label(message.text)} />;
}
