/** Placeholders and addresses (links, e-mail, handles) are the same in every language. */
const isSameEverywhere = /[{}@]|:\/\/|\p{L}\.\p{L}/u;

/** Measures such as “250 km” too. */
const measures = /\d\s?(?:km|m|cm|mm|kg|g|l|ml|cc|hp|kW|GB)(?!\p{L})/gu;

/** Lists the words of a text that belong to its language: no placeholders, addresses, numbers or units. */
export function listOwnWords(text: string): string[] {
  const own = text.split(/\s+/).filter((part) => !isSameEverywhere.test(part));
  return (
    own
      .join(' ')
      .replace(measures, ' ')
      .match(/\p{L}[\p{L}\p{M}’]*/gu) ?? []
  );
}
