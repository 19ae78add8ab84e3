import { readMarkup } from '@firsthand/markup';

/** A range as Greenhouse prints it below a description when the employer switched pay transparency on. */
export interface PayBlock {
  /** "Annual Salary:", "United States Salary Range"; empty when the block has none. */
  title: string;
  /** "$222,800 — $290,000 USD". */
  range: string;
}

const LONGEST_PART = 300;

/** Reads the pay blocks (`pay-input` with `title` and `pay-range`) of a description; read as a stream, so depth is harmless. */
export function readPayBlocks(html: string): PayBlock[] {
  const start = html.lastIndexOf('<', html.indexOf('pay-input'));
  if (start === -1 || !html.includes('pay-range', start)) return [];
  const blocks: PayBlock[] = [];
  let title = '';
  let part: { name: 'title' | 'pay-range'; depth: number; text: string } | null = null;

  readMarkup(html.slice(start), {
    open({ attributes, depth }) {
      const classes = (attributes['class'] ?? '').split(/\s+/);
      if (classes.includes('pay-input')) title = '';
      const name = classes.includes('title') ? 'title' : classes.includes('pay-range') ? 'pay-range' : null;
      if (name !== null) part = { name, depth, text: '' };
      else if (part) part.text += ' ';
    },
    text(text) {
      if (part && part.text.length < LONGEST_PART) part.text += text;
    },
    close({ depth }) {
      if (part?.depth === depth) {
        const text = part.text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_PART);
        if (part.name === 'title') title = text;
        else if (text !== '') blocks.push({ title, range: text });
        part = null;
      }
    },
  });
  return blocks;
}
