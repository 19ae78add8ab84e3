import type { ShownDocument } from '../../page.ts';
import { createListMarks } from './list-marks.ts';
import { createLooks } from './looks.ts';
import { openDocx, type Docx } from './open-docx.ts';
import { findAll, findChild, type XmlNode } from '../../xml/parse-xml.ts';
import { readBlocks, type FlowBlock } from './read-blocks.ts';
import { setPages, type Paper } from './set-pages.ts';

const TWIPS = 20;
const A4: Paper = { width: 595, height: 842 };
const PAPER = { least: 280, most: 1_700 };

/** A Word document as pages of text with places, and the resume that one of ours carries. Throws `ResumeError`, or what a damaged file makes libraries throw. */
export async function readDocx(file: Uint8Array): Promise<ShownDocument> {
  const docx = await openDocx(file);
  const reading = { docx, looks: createLooks(docx.styles), marks: createListMarks(docx.numbering) };
  const body = findChild(docx.document, 'body');
  if (!body) throw new Error('no body');
  const margins = (kind: string): FlowBlock[] =>
    listMargins(docx, kind).flatMap((part) => readBlocks(part, { ...reading, docx: NO_LINKS }));
  const [top, own, bottom] = [
    margins('headerReference'),
    readBlocks(body, reading),
    margins('footerReference'),
  ];
  const { pages, flow } = setPages({ top, body: own, bottom }, findPaper(body));
  const json = joinProperties(docx.properties);
  const shown = [
    docx.document,
    ...listMargins(docx, 'headerReference'),
    ...listMargins(docx, 'footerReference'),
  ];
  return {
    ...{ pages, flow, hasPicture: docx.hasPicture },
    attached:
      json === ''
        ? null
        : { json, pages, shown: shown.flatMap((part) => findAll(part, 't').map(({ text }) => text)) },
  };
}

/** Our writer puts a long text into `json-resume-1`, `json-resume-2` and so on. */
function joinProperties(properties: Docx['properties']): string {
  let text = '';
  for (let number = 1; properties.has(`json-resume-${number}`); number += 1) {
    text += properties.get(`json-resume-${number}`) ?? '';
  }
  return text;
}

/** A margin numbers its links in a list of its own, which is not read. */
const NO_LINKS: Pick<Docx, 'findAddress'> = { findAddress: () => null };

/** Headers or footers, each once: what repeats on every page is read in one place. */
function listMargins(docx: Docx, kind: string): XmlNode[] {
  const relations = new Set(findAll(docx.document, kind).map(({ attributes }) => attributes['id'] ?? ''));
  const seen = new Set<string>();
  return [...relations].flatMap((relation) => {
    const part = docx.findPart(relation);
    const text = part ? JSON.stringify(findAll(part, 't').map((node) => node.text)) : '';
    if (!part || seen.has(text)) return [];
    seen.add(text);
    return [part];
  });
}

function findPaper(body: XmlNode): Paper {
  const [section] = findAll(body, 'pgSz');
  const length = (value: string | undefined, usual: number): number => {
    const points = Number(value) / TWIPS;
    return points >= PAPER.least && points <= PAPER.most ? Math.round(points) : usual;
  };
  return {
    width: length(section?.attributes['w'], A4.width),
    height: length(section?.attributes['h'], A4.height),
  };
}
