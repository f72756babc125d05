/**
 * The kinds of pages that a WhatsApp message is about, with the values that the site fills into the first sentence of
 * their messages. `content/messages.yaml` has exactly these kinds, in this order.
 */
export const messageKinds = {
  visa: ['title'],
  transfer: ['title'],
  experience: ['title'],
  car: ['title'],
  category: ['title'],
  cars: [],
  services: [],
  post: ['title'],
  posts: [],
  search: ['words'],
  samplePlan: [],
} as const satisfies Record<string, readonly string[]>;

export type MessageKind = keyof typeof messageKinds;

/** The kind of an experience: visitors of a visa or a transfer are asked for other things than those of a tour. */
export function findExperienceKind({ category }: { category: string }): MessageKind {
  if (category === 'visa') return 'visa';
  return category === 'transport' ? 'transfer' : 'experience';
}

/** The kind of a category page. */
export function findCategoryKind({ category }: { category: string }): MessageKind {
  return category === 'visa' ? 'visa' : 'category';
}
