import { toScriptJson } from '../../lib/page/script-json.ts';

/** What a page says to search engines (JSON-LD): data that ends no script and runs nothing. */
export function DataScript({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />;
}
