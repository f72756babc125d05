/**
 * The kinds of pages that a WhatsApp message is about, with the values that the site fills into the first sentence of
 * their messages. `content/messages.yaml` has exactly these kinds, in this order.
 */
export const messageKinds = {
  visa: ['title'],
  transfer: ['title'],
  occasion: ['title'],
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

/** The kinds of categories whose visitors are asked for other things than those of a tour. */
const kindsOfCategories: Partial<Record<string, MessageKind>> = {
  visa: 'visa',
  transport: 'transfer',
  occasions: 'occasion',
};

/** The kind of an experience. */
export function findExperienceKind({ category }: { category: string }): MessageKind {
  return kindsOfCategories[category] ?? 'experience';
}

/** The kind of a category page. Transport is more than transfers. */
export function findCategoryKind({ category }: { category: string }): MessageKind {
  return (category !== 'transport' && kindsOfCategories[category]) || 'category';
}
