import { strToU8, zipSync } from 'fflate';

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const STYLES = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="44"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="28"/></w:rPr></w:style>`;
const NUMBERING = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;

interface DocxParts {
  styles?: string;
  numbering?: string;
  /** Elements of the relations of the document. */
  relations?: string;
  /** Further entries of the archive, by name. */
  more?: Record<string, string | Uint8Array>;
}

/** A Word document around the elements of its body. */
export function writeDocx(
  body: string,
  { styles = STYLES, numbering = NUMBERING, relations = '', more = {} }: DocxParts = {},
): Uint8Array {
  return writeZip({
    '[Content_Types].xml': TYPES,
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/styles.xml': part('styles', styles),
    'word/numbering.xml': part('numbering', numbering),
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    ...more,
  });
}

export function writeZip(entries: Record<string, string | Uint8Array>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  );
}

/** A part with its names declared, as of a header: `part('hdr', …)`. */
export function part(root: string, content: string): string {
  return `${HEAD}<w:${root} ${NAMES}>${content}</w:${root}>`;
}

/** A paragraph; `\t` is a tab and `\n` a break. */
export function p(text: string, properties = '', look = ''): string {
  const content = text
    .split(/([\t\n])/)
    .map((piece) => {
      if (piece === '\t') return '<w:tab/>';
      return piece === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${piece}</w:t>`;
    })
    .join('');
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr>${content}</w:r></w:p>`;
}

export const heading = (text: string): string => p(text, '<w:pStyle w:val="Heading1"/>');
export const point = (text: string, list = 1): string =>
  p(text, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);

/** A table of rows of cells, each the elements of its content; widths in twentieths of a point. */
export function table(widths: number[], rows: string[][]): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const lines = rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`);
  return `<w:tbl><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`;
}
