/** Text that reads left to right in every language: phone numbers, addresses, car names, prices. */
export function Ltr({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}
