import { Parser } from 'htmlparser2';

/** Deeper than any honest page; the parser is slow with very many open tags. */
const DEEPEST = 1_000;

export interface OpenTag {
  name: string;
  attributes: Record<string, string>;
  /** 1 for the outermost element. */
  depth: number;
  /** Where its content begins in the source. */
  contentStart: number;
}

export interface MarkupHandler {
  open: (tag: OpenTag) => void;
  text: (text: string) => void;
  /** `depth` is that of the element which ends, `contentEnd` where its content ends in the source. */
  close: (tag: { name: string; depth: number; contentEnd: number }) => void;
}

/** Goes through a page without building a tree of it. False when it gave up on a page nested beyond reason. */
export function scanMarkup(html: string, handler: MarkupHandler): boolean {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        handler.open({ name, attributes, depth, contentStart: parser.endIndex + 1 });
        if (depth > DEEPEST) parser.pause();
      },
      ontext: (text) => handler.text(text),
      onclosetag(name) {
        handler.close({ name, depth, contentEnd: parser.startIndex });
        depth -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  if (depth > DEEPEST) return false;
  parser.end();
  return true;
}
