import * as z from 'zod';
import { type MessageKind, messageKinds } from '../message-kinds.ts';
import type { FieldTypes } from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

/**
 * The WhatsApp messages by the kinds of pages, and the closing bands of these pages.
 *
 * @param sentence the schema of a text with `{{values}}`
 */
export function createMessagesSchema<T extends z.ZodType, P extends z.ZodType, S extends z.ZodType>(
  { text }: FieldTypes<T, P>,
  sentence: S,
) {
  const closing = z.strictObject(withFieldIds('closingBand', { title: text, text }));
  const createMessage = (values: readonly string[]) =>
    z.strictObject(
      withFieldIds('message', {
        begin: sentence.meta({ values }),
        planBegin: text.optional(),
        lines: z.array(text).min(1),
        planLines: z.array(text).min(1).optional(),
        closing,
      }),
    );
  const kinds = Object.entries(messageKinds).map(([kind, values]) => [kind, createMessage(values)]);
  const shape: Record<MessageKind, ReturnType<typeof createMessage>> = Object.fromEntries(kinds);
  return z.strictObject(withFieldIds('messages', shape));
}
