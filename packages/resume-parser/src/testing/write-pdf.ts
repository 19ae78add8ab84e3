import { deflateSync } from 'node:zlib';

/** A run of text for a page; points, origin top left, `y` is the baseline. */
export interface DrawnText {
  text: string;
  x: number;
  y: number;
  size?: number;
  isBold?: boolean;
  colour?: [red: number, green: number, blue: number];
}

export interface DrawnPage {
  texts: DrawnText[];
  links?: { address: string; x: number; y: number; width: number; height: number }[];
  rules?: { x: number; y: number; width: number }[];
  /** In points; default that of A4. */
  height?: number;
}

const WIDTH = 595;
const HEIGHT = 842;

/** Windows-1252 has these where Latin-1 has control characters. */
const WINDOWS_1252: Record<string, number> = {
  '€': 0x80,
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
  '’': 0x92,
  œ: 0x9c,
};

/** Writes a real PDF with the two built-in fonts that need no embedding: enough for tests, in under a millisecond. `files` are attached, by their names. */
export function writePdf(
  pages: readonly DrawnPage[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const objects: (string | Buffer)[] = [];
  const add = (body: string | Buffer): number => objects.push(body);
  add('');
  add('');
  const names = Object.entries(files).map(([name, content]) => {
    const data = deflateSync(Buffer.from(content));
    const stream = add(toStream(data, '/Type /EmbeddedFile /Filter /FlateDecode'));
    return `(${name}) << /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${stream} 0 R >> >>`;
  });
  const attached = names.length === 0 ? '' : `/Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >> `;
  objects[0] = `<< /Type /Catalog /Pages 2 0 R ${attached}>>`;
  const regular = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const bold = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const kids = pages.map((page) => {
    const content = add(toStream(deflateSync(drawPage(page)), '/Filter /FlateDecode'));
    const height = page.height ?? HEIGHT;
    const notes = (page.links ?? []).map(({ address, x, y, width, height: tall }) =>
      add(
        `<< /Type /Annot /Subtype /Link /Rect [${x} ${height - y - tall} ${x + width} ${height - y}] ` +
          `/A << /S /URI /URI (${address}) >> >>`,
      ),
    );
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${height}] /Contents ${content} 0 R ` +
        `/Resources << /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >> >> ` +
        `/Annots [${notes.map((note) => `${note} 0 R`).join(' ')}] >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  return writeObjects(objects);
}

/** Puts bodies of objects, the first of them the catalogue, into a file with a right cross-reference table. */
export function writeObjects(bodies: readonly (string | Buffer)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = 9;
  const push = (text: string | Buffer): void => {
    const part = typeof text === 'string' ? Buffer.from(text, 'latin1') : text;
    parts.push(part);
    length += part.length;
  };
  bodies.forEach((body, index) => {
    offsets.push(length);
    push(`${index + 1} 0 obj\n`);
    push(body);
    push('\nendobj\n');
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(`xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`);
  push(`trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** A stream object's body. */
export function toStream(data: Buffer, entries = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

function drawPage({ texts, rules = [], height = HEIGHT }: DrawnPage): Buffer {
  const drawnTexts = texts.map(({ text, x, y, size = 10, isBold = false, colour = [0, 0, 0] }) =>
    Buffer.concat([
      Buffer.from(`BT /F${isBold ? 2 : 1} ${size} Tf ${colour.join(' ')} rg 1 0 0 1 ${x} ${height - y} Tm (`),
      toWindows1252(text),
      Buffer.from(') Tj ET\n'),
    ]),
  );
  const drawnRules = rules.map(({ x, y, width }) => Buffer.from(`${x} ${height - y} ${width} 0.8 re f\n`));
  return Buffer.concat([...drawnTexts, ...drawnRules]);
}

function toWindows1252(text: string): Buffer {
  const escaped = text.replace(/[\\()]/g, (character) => `\\${character}`);
  return Buffer.from(
    Array.from(escaped, (character) => {
      const code = WINDOWS_1252[character] ?? character.charCodeAt(0);
      if (code > 0xff) throw new Error(`The test's PDF writer has no character "${character}"`);
      return code;
    }),
  );
}
