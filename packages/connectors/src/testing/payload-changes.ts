import type { AtsFetch, AtsRequest } from '../contract.ts';

/** Stands for 100,000 nested arrays, which cannot pass through JSON.stringify. */
export const DEEP = '@@deep@@';
const DEEP_JSON = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

/** What a hostile or broken employer may write into any text. */
export const XSS_PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">go</a>',
  '<a href="&#106;avascript:alert(1)">go</a>',
  '<a href="java\tscript:alert(1)">go</a>',
  '<a href=" \u0001javascript:alert(1)">go</a>',
  '<a href="vbscript:msgbox(1)">go</a>',
  '<a href="data:text/html,<script>alert(1)</script>">go</a>',
  '"><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)><button>x</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<object data="https://evil.example/x.swf"></object><embed src="javascript:alert(1)">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

/** Addresses that must never reach a link. */
export const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  'ftp://evil.example/x',
  'https://',
  '/jobs/1',
];

/** The place of one value inside a payload. */
export type Path = (string | number)[];

/** A fetch whose JSON answers to some requests are changed; other answers are changed as text, when a way is given. */
export function changeAnswers(
  fetch: AtsFetch,
  isChanged: (request: AtsRequest) => boolean,
  changes: { json: (value: unknown) => unknown; text?: (text: string) => string },
): AtsFetch {
  return async (request) => {
    const response = await fetch(request);
    if (!isChanged(request) || response.status !== 200) return response;
    const value = parseJson(response.text);
    if (value === undefined) return { ...response, text: changes.text?.(response.text) ?? response.text };
    const text = JSON.stringify(changes.json(value)).replaceAll(JSON.stringify(DEEP), DEEP_JSON);
    return { ...response, text };
  };
}

/** The paths of all values inside the rows of a list: elements of an array that is the payload or one of its fields. */
export function findRowPaths(payload: unknown): Path[] {
  const lists: [Path, unknown][] = Array.isArray(payload)
    ? [[[], payload]]
    : Object.entries(payload ?? {}).map(([key, value]) => [[key], value]);
  return lists.flatMap(([path, list]) =>
    Array.isArray(list) ? list.flatMap((row, index) => findPaths(row, [...path, index], 4)) : [],
  );
}

/** The paths of all values of a payload, to the given depth, without the payload itself. */
export function findPaths(value: unknown, path: Path, depth: number): Path[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [path];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    findPaths(child, [...path, Array.isArray(value) ? Number(key) : key], depth - 1),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

/** A copy of a payload with the value at a path replaced. */
export function replaceAt(payload: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(payload)) {
    return payload.map((value, index) => (index === key ? replaceAt(value, rest, replacement) : value));
  }
  const record = payload as Record<string, unknown>;
  return { ...record, [key]: replaceAt(record[key], rest, replacement) };
}

/** A copy of a payload with every text changed; the key of the text comes along. */
export function mapTexts(payload: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof payload === 'string') return change(payload, key);
  if (Array.isArray(payload)) return payload.map((value) => mapTexts(value, change, key));
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, mapTexts(value, change, name)]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Pages and feeds are answers too; they are changed as text.
    return undefined;
  }
}
