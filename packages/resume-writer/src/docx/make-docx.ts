import type { JsonResume } from '@firsthand/contracts';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import type { Block, Run as Piece } from '../text/rich-text.ts';
import type { SetEntry } from '../sections/to-set-sections.ts';
import { toSetResume, type SetResume, type WrittenLook } from '../to-set-resume.ts';

/** Twentieths of a point. */
const PAPERS = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const MARGIN = 1_134;
const LINE_GAP = 60;
/** Paragraphs are told from lines by the eye. */
const PARAGRAPH_GAP = 140;
const DARK = '191815';
const GREEN = '16563A';
const SOFT = '4A4843';
const POINTS = 'points';
const NUMBERS = 'numbers';
const DEEPEST = 3;
/** Where the same resume travels as JSON Resume, in pieces as a property may be long. */
const JSON_PROPERTY = 'json-resume';
const PIECE_LENGTH = 30_000;

/**
 * A resume as a Word document, one column, with what it was made of as custom properties. The same resume gives the same
 * document, but for the times that Word keeps.
 */
export async function makeDocx(
  resume: JsonResume,
  { paper }: Pick<WrittenLook, 'paper'>,
): Promise<Uint8Array> {
  const set = toSetResume(resume);
  const size = PAPERS[paper];
  const right = size.width - 2 * MARGIN;
  const document = new Document({
    title: set.title,
    creator: set.name,
    customProperties: toPieces(JSON.stringify(resume)).map((value, index) => ({
      name: `${JSON_PROPERTY}-${index + 1}`,
      value,
    })),
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 21, color: DARK },
          paragraph: { spacing: { after: LINE_GAP } },
        },
        title: { run: { size: 44, bold: true, color: DARK }, paragraph: { spacing: { after: 40 } } },
        heading1: {
          run: { size: 24, bold: true, color: GREEN },
          paragraph: { spacing: { before: 280, after: 120 } },
        },
        heading2: {
          run: { size: 21, bold: true, color: DARK },
          paragraph: { spacing: { before: 200, after: 20 } },
        },
      },
    },
    numbering: { config: [toList(POINTS, LevelFormat.BULLET), toList(NUMBERS, LevelFormat.DECIMAL)] },
    sections: [
      {
        properties: { page: { size, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        children: [
          ...toHead(set),
          ...toHeaded(set.words.summary, set.summary, PARAGRAPH_GAP),
          ...toEntries(set.words.experience, set.work, right),
          ...set.sections.flatMap(({ heading, entries }) => toEntries(heading, entries, right)),
          ...toHeaded(set.words.skills, set.skills.length === 0 ? [] : [set.skills.join(', ')]),
          ...toHeaded(set.words.languages, set.languages),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function toHead({ name, label, contact }: SetResume): Paragraph[] {
  return [
    ...(name === '' ? [] : [new Paragraph({ heading: 'Title', text: name })]),
    ...(label === ''
      ? []
      : [new Paragraph({ children: [new TextRun({ text: label, size: 25, color: SOFT })] })]),
    ...(contact.length === 0 ? [] : [new Paragraph({ children: joinPieces(contact) })]),
  ];
}

function toEntries(heading: string, entries: readonly SetEntry[], right: number): Paragraph[] {
  if (entries.length === 0) return [];
  const toDate = (text: string): IRunOptions => ({ children: [new Tab(), text], bold: false, color: SOFT });
  const paragraphs = entries.flatMap(({ title, detail, dates, description }) => [
    new Paragraph({
      heading: 'Heading2',
      keepNext: detail.length + description.length > 0,
      tabStops: [{ type: TabStopType.RIGHT, position: right }],
      children: [new TextRun(title), ...(dates === '' ? [] : [new TextRun(toDate(dates))])],
    }),
    ...(detail.length === 0
      ? []
      : [new Paragraph({ keepNext: description.length > 0, children: joinPieces(detail, SOFT) })]),
    ...description.map(toParagraph),
  ]);
  return [toHeading(heading), ...paragraphs];
}

function toHeaded(heading: string, lines: readonly string[], after = LINE_GAP): Paragraph[] {
  const toLine = (text: string) => new Paragraph({ text, spacing: { after } });
  return lines.length === 0 ? [] : [toHeading(heading), ...lines.map(toLine)];
}

/** Neighbours on one line. */
function joinPieces(pieces: readonly Piece[], color?: string): ParagraphChild[] {
  return pieces.flatMap((piece, index): ParagraphChild[] => [
    ...(index === 0 ? [] : [new TextRun({ text: '  ·  ', color: SOFT })]),
    ...toPiece(piece, color),
  ]);
}

function toHeading(text: string): Paragraph {
  const bottom = { style: BorderStyle.SINGLE, size: 4, color: 'C9C5BC', space: 2 };
  return new Paragraph({ heading: 'Heading1', keepNext: true, border: { bottom }, text });
}

function toParagraph({ kind, depth, runs }: Block): Paragraph {
  const list: IParagraphOptions =
    kind === 'paragraph'
      ? {}
      : { numbering: { reference: kind === 'bullet' ? POINTS : NUMBERS, level: depth } };
  return new Paragraph({ ...list, children: runs.flatMap((run) => toPiece(run)) });
}

function toPiece(piece: Piece, color?: string): ParagraphChild[] {
  const { text, link } = piece;
  const look: IRunOptions = {
    text,
    bold: piece.bold === true,
    italics: piece.italic === true,
    ...(link === undefined ? { ...(color === undefined ? {} : { color }) } : { color: GREEN }),
  };
  const run = new TextRun(look);
  return [link === undefined ? run : new ExternalHyperlink({ link, children: [run] })];
}

function toList(reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat]) {
  const levels = Array.from({ length: DEEPEST + 1 }, (_, level) => ({
    level,
    format,
    text: format === LevelFormat.BULLET ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 260 } } },
  }));
  return { reference, levels };
}

function toPieces(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${PIECE_LENGTH}}`, 'gu')) ?? [];
}
