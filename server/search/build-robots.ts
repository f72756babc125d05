/** What crawlers may do (RFC 9309): everything; and where the sitemap is, which must be an absolute address. */
export function buildRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
