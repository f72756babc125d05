/** A word with a hyphen inside, such as “Mercedes-AMG”, which must not end a line at its hyphen. */
const hyphenatedWord = /(?<!\S)(\S[^\s-]*-\S+)/;

/**
 * Text that reads left to right in every language: phone numbers, addresses, car names, prices. A line may end
 * between its words, not at a hyphen.
 */
export function Ltr({ children }: { children: string }) {
  return <bdi dir="ltr">{children.split(hyphenatedWord).map(keepUnbroken)}</bdi>;
}

function keepUnbroken(part: string) {
  if (!hyphenatedWord.test(part)) return part;
  return (
    <span key={part} className="unbroken">
      {part}
    </span>
  );
}
