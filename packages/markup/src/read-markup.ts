import { Parser } from 'htmlparser2';

export interface OpenTag {
  /** In lower case. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** 1 for the outermost element. */
  depth: number;
  /** Where its content begins in the source. */
  contentStart: number;
}

export interface MarkupHandler {
  open?: (tag: OpenTag) => void;
  /** A piece of text, its entities decoded; a text may come in several pieces. */
  text?: (text: string) => void;
  /** `depth` is that of the element which ends, `contentEnd` where its content ends in the source. */
  close?: (tag: { name: string; depth: number; contentEnd: number }) => void;
}

export interface ReadingLimits {
  /** Elements in each other; 400 when it is not given, far more than in any honest text or page. */
  deepest?: number;
  /** Opening tags; as many as there are when it is not given. */
  mostTags?: number;
}

/** The parser keeps its open elements in a list that is slow when long. */
const DEEPEST = 400;
/** What begins a tag, a comment or a declaration, up to its end. */
const ANY_TAG = /<(?:\/?[a-z]|[!?])[^<>]*>?/gi;

/**
 * Goes through HTML without building a tree of it, in time that grows with its length alone. From the first tag beyond the
 * limits on no tag is read any more: the rest is one text without its tags, and the answer is false.
 */
export function readMarkup(html: string, handler: MarkupHandler, limits: ReadingLimits = {}): boolean {
  const { deepest = DEEPEST, mostTags = Number.POSITIVE_INFINITY } = limits;
  const open: string[] = [];
  let tags = 0;
  /** Where the first tag stands that is not read any more; null as long as all are. */
  const stop: { at: number | null } = { at: null };
  const parser = new Parser({
    onopentag(name, attributes) {
      tags += 1;
      if (open.length >= deepest || tags > mostTags) {
        stop.at ??= parser.startIndex;
        parser.pause();
        return;
      }
      open.push(name);
      handler.open?.({ name, attributes, depth: open.length, contentStart: parser.endIndex + 1 });
    },
    ontext(text) {
      if (stop.at === null) handler.text?.(text);
    },
    onclosetag() {
      if (stop.at === null) close(parser.startIndex);
    },
  });
  const close = (contentEnd: number) => {
    const depth = open.length;
    const name = open.pop();
    if (name !== undefined) handler.close?.({ name, depth, contentEnd });
  };

  parser.write(html);
  if (stop.at === null) {
    parser.end();
    return true;
  }
  handler.text?.(decodeEntities(html.slice(stop.at).replace(ANY_TAG, ' ')));
  while (open.length > 0) close(html.length);
  return false;
}

/** Whether elements stand in each other hundreds of levels deep, as no editor and no employer puts them. */
export function isNestedTooDeep(html: string): boolean {
  return !readMarkup(html, {});
}

/** Decodes the entities of a text without tags: "R&amp;D" → "R&D". */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const pieces: string[] = [];
  const parser = new Parser({
    ontext(piece) {
      pieces.push(piece);
    },
  });
  parser.write(text.replaceAll('<', '&lt;'));
  parser.end();
  return pieces.join('');
}
