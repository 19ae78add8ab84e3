import { readMarkup } from '@firsthand/markup';

/** A piece of text in one look. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** Where it leads. */
  link?: string;
}

/** A paragraph, or an entry of a list at its depth. */
export interface Block {
  kind: 'paragraph' | 'bullet' | 'number';
  /** Lists within lists, from 0. */
  depth: number;
  runs: Run[];
}

const BLOCK_TAGS = new Set([
  ...['p', 'div', 'li', 'ul', 'ol', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr'],
]);
const BOLD_TAGS = new Set(['strong', 'b', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ITALIC_TAGS = new Set(['em', 'i']);
const LINK = /^(?:https?|mailto|tel|sms):/i;
/** Longer ones are no addresses that work everywhere, and PDFs take none. */
export const LONGEST_LINK = 2_000;
const DEEPEST = 3;

/** Reads sanitised rich text as blocks of runs; pictures are left out. `<p>a <b>b</b></p>` → one paragraph of two runs. */
export function readRichText(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: ('bullet' | 'number')[] = [];
  const looks = { bold: 0, italic: 0, verbatim: 0, links: [] as (string | null)[] };
  let open: Block | null = null;
  const close = () => {
    if (open) trimRuns(open.runs);
    if (open && open.runs.length > 0) blocks.push(open);
    open = null;
  };
  const begin = (kind: Block['kind']) => {
    close();
    open = { kind, depth: Math.min(Math.max(lists.length - 1, 0), DEEPEST), runs: [] };
  };
  readMarkup(html, {
    open({ name, attributes: { href } }) {
      if (name === 'ul' || name === 'ol') lists.push(name === 'ul' ? 'bullet' : 'number');
      if (name === 'li') begin(lists.at(-1) ?? 'bullet');
      else if (name === 'br' || (BLOCK_TAGS.has(name) && open?.runs.length !== 0)) begin('paragraph');
      if (BOLD_TAGS.has(name)) looks.bold += 1;
      if (ITALIC_TAGS.has(name)) looks.italic += 1;
      if (name === 'a')
        looks.links.push(href !== undefined && href.length <= LONGEST_LINK && LINK.test(href) ? href : null);
    },
    close({ name }) {
      if (name === 'ul' || name === 'ol') lists.pop();
      if (BLOCK_TAGS.has(name)) close();
      if (BOLD_TAGS.has(name)) looks.bold -= 1;
      if (ITALIC_TAGS.has(name)) looks.italic -= 1;
      if (name === 'a') looks.links.pop();
    },
    text(text) {
      if (!open && text.trim() === '') return;
      open ??= { kind: 'paragraph', depth: 0, runs: [] };
      const link = looks.links.at(-1);
      open.runs.push({
        text: text.replace(/\s+/gu, ' '),
        ...(looks.bold > 0 ? { bold: true } : {}),
        ...(looks.italic > 0 ? { italic: true } : {}),
        ...(link ? { link } : {}),
      });
    },
  });
  close();
  return blocks;
}

/** The words of a block on one line. */
export function toText({ runs }: Block): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Takes away what is blank around the text, and runs that hold nothing. */
function trimRuns(runs: Run[]): void {
  while (runs[0] && runs[0].text.trim() === '') runs.shift();
  while (runs.length > 0 && runs.at(-1)?.text.trim() === '') runs.pop();
  const [first] = runs;
  const last = runs.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
}
