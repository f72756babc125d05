import {
  type EditRequest,
  type EditRequests,
  editPrefix,
  type Refusal,
  tokenHeader,
} from '../protocol.ts';
import type { EditMessages } from './script-data.ts';

/** A request failed. The message is a sentence for people. */
class RequestError extends Error {
  override name = 'RequestError';
}

export type Send = <Name extends EditRequest>(
  name: Name,
  body: EditRequests[Name]['request'],
) => Promise<EditRequests[Name]['response']>;

/**
 * Creates the function that asks the development server.
 *
 * The function throws a {@link RequestError} if the server refuses or does not answer.
 */
export function createSender(token: string, ui: 'tr' | 'en', messages: EditMessages): Send {
  return async (name, body) => {
    const response = await fetch(editPrefix + name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [tokenHeader]: token },
      body: JSON.stringify({ ...body, ui }),
      cache: 'no-store',
    }).catch(() => {
      throw new RequestError(messages.failures.offline);
    });
    const answer = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer;
    const { message } = (answer ?? {}) as Partial<Refusal>;
    throw new RequestError(
      message ??
        (response.status === 503 ? messages.failures.offline : messages.failures.unexpected),
    );
  };
}
