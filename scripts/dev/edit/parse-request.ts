import * as z from 'zod';
import { uiLanguages } from '../../../cli/messages/messages.ts';
import { languages } from '../../../shared/languages.ts';
import { pluralCategories } from '../../../shared/schemas/labels.ts';
import type { EditRequest, RequestBody } from './protocol.ts';

const ui = z.enum(uiLanguages);
const key = z.string();
const forms = z.partialRecord(z.enum(pluralCategories), z.string());
const wording = z.partialRecord(z.enum([...languages, 'all']), z.union([z.string(), forms]));

const piece = z.strictObject({
  text: z.string(),
  kind: z.literal('picture').optional(),
  language: z.enum(languages),
  link: z.string().optional(),
  area: z.enum(['header', 'footer']).optional(),
});

const fraction = z.number().min(0).max(1);
const picture = z.strictObject({
  name: z.string(),
  focus: z.tuple([fraction, fraction]).optional(),
});

/** The body of each request. A field that is not listed is refused. */
const bodies: { [Name in EditRequest]: z.ZodType<RequestBody<Name>> } = {
  status: z.strictObject({ ui }),
  places: z.strictObject({ ui, path: z.string(), pieces: z.array(piece) }),
  open: z.strictObject({ ui, key, picture: z.string().optional() }),
  seen: z.strictObject({ ui, keys: z.array(key) }),
  library: z.strictObject({ ui }),
  judge: z.strictObject({ ui, key, wording, picture: picture.optional() }),
  save: z.strictObject({ ui, key, base: z.string(), wording, picture: picture.optional() }),
  confirm: z.strictObject({ ui, key, base: z.string(), language: z.enum(languages) }),
  undo: z.strictObject({ ui }),
};

/** Whether there is a request of this name. */
export function isEditRequest(name: string): name is EditRequest {
  return Object.hasOwn(bodies, name);
}

/** The body of a request; `undefined` if it is not UTF-8, not JSON, or not of the shape of its request. */
export function parseBody<Name extends EditRequest>(
  name: Name,
  bytes: Uint8Array,
): RequestBody<Name> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return bodies[name].safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
