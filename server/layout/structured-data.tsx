import type { Graph, Thing } from 'schema-dts';

/** What a page is about, for machines (JSON-LD 1.1 with the vocabulary of schema.org); it is data, no script. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <script type="application/ld+json">
      {escapeForScript({ '@context': 'https://schema.org', '@graph': things })}
    </script>
  );
}

/** No text of the content can end the element it stands in (HTML, “restrictions for contents of script elements”). */
function escapeForScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
