// Plain JavaScript: Node starts this file as a worker thread as it stands, from the sources as well as beside the bundle.
// It only reads: everything that a hostile file can blow up happens in here, under the caller's limits.
import { parentPort, workerData } from 'node:worker_threads';

/** One decoded stream may not grow beyond this; the text of a resume is a thousand times smaller. */
const LARGEST_BUFFER = 16 * 1024 * 1024;
/** All larger buffers together, freed or not. */
const BUFFER_BUDGET = 192 * 1024 * 1024;
const COUNTED_FROM = 64 * 1024;

class Refusal extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** pdf.js decodes into Uint8Arrays outside the heap limit of this thread, so they are counted where they are made. */
function countBuffers() {
  let spent = 0;
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, parameters, made) {
      const [size] = parameters;
      if (typeof size === 'number' && size >= COUNTED_FROM) {
        spent += size;
        if (size > LARGEST_BUFFER || spent > BUFFER_BUDGET) {
          // pdf.js would go on after some errors; this thread ends here.
          parentPort.postMessage({
            kind: 'refused',
            code: 'too-complex',
            detail: 'decoded streams are too large',
          });
          process.exit(1);
        }
      }
      return Reflect.construct(target, parameters, made);
    },
  });
}

/** Used by pdf.js when it hands over fonts; Node has them from version 21 on. */
function addMissingMethods() {
  const move = function (length = this.byteLength) {
    const moved = structuredClone(this, { transfer: [this] });
    return length === moved.byteLength ? moved : moved.slice(0, length);
  };
  ArrayBuffer.prototype.transfer ??= move;
  ArrayBuffer.prototype.transferToFixedLength ??= move;
}

const multiply = (m, n) => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const IDENTITY = [1, 0, 0, 1, 0, 0];

/** A page with more shapes than this shows something, be it letters turned into outlines. */
const SHAPES_OF_A_DRAWING = 20;

/** Where each run of text begins and in which colour, whether anything is drawn, and the thin horizontal rules. */
function walkOperators({ fnArray, argsArray }, OPS, viewport) {
  const colours = [];
  const rules = [];
  let shapes = 0;
  let state = { matrix: viewport, colour: '#000000' };
  const stack = [];
  let line = IDENTITY;
  let leading = 0;
  const nextLine = (x, y) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
  };
  for (let i = 0; i < fnArray.length; i += 1) {
    const parameters = argsArray[i];
    switch (fnArray[i]) {
      case OPS.save:
        stack.push({ ...state });
        break;
      case OPS.restore:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, parameters);
        break;
      case OPS.paintFormXObjectBegin:
        stack.push({ ...state });
        if (Array.isArray(parameters?.[0])) state.matrix = multiply(state.matrix, parameters[0]);
        break;
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.setFillRGBColor:
        if (typeof parameters?.[0] === 'string') state.colour = parameters[0];
        break;
      case OPS.beginText:
        line = IDENTITY;
        break;
      case OPS.setTextMatrix: {
        const matrix = parameters.length === 1 ? parameters[0] : parameters;
        line = [...matrix];
        break;
      }
      case OPS.moveText:
        nextLine(parameters[0], parameters[1]);
        break;
      case OPS.setLeadingMoveText:
        leading = -parameters[1];
        nextLine(parameters[0], parameters[1]);
        break;
      case OPS.setLeading:
        leading = parameters[0];
        break;
      case OPS.nextLine:
        nextLine(0, -leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
      case OPS.nextLineShowText:
      case OPS.nextLineSetSpacingShowText: {
        const [, , , , x, y] = multiply(state.matrix, line);
        colours.push({ x, y, colour: state.colour, text: toShown(parameters), number: colours.length });
        break;
      }
      case OPS.constructPath: {
        shapes += 1;
        const box = parameters?.[2];
        if (!box || box.length !== 4) break;
        const [, , , , x1, y1] = multiply(state.matrix, [1, 0, 0, 1, box[0], box[1]]);
        const [, , , , x2, y2] = multiply(state.matrix, [1, 0, 0, 1, box[2], box[3]]);
        const width = Math.abs(x2 - x1);
        if (Math.abs(y2 - y1) < 4 && width > 30 && rules.length < 500)
          rules.push({ x: Math.min(x1, x2), y: (y1 + y2) / 2, width });
        break;
      }
      default:
    }
  }
  return { colours, rules, isDrawn: shapes > SHAPES_OF_A_DRAWING };
}

function toShown(parameters) {
  const glyphs = parameters?.find(Array.isArray) ?? [];
  return glyphs.map((glyph) => glyph?.unicode ?? '').join('');
}

/**
 * Letters set wide come with a space behind each of them, and the spaces between their words are lost: what was shown
 * has them. `'J A N E D O E'` → `'JANE DOE'`.
 */
function closeSpacedText(text, entry, shown) {
  const words = text.trim().split(/\s+/);
  const single = words.filter((word) => word.length === 1).length;
  if (!entry || words.length < 4 || single < words.length * 0.6) return text;
  const letters = text.replace(/\s/g, '');
  let own = '';
  for (
    let number = entry.number;
    number < shown.length && own.replace(/\s/g, '').length < letters.length;
    number += 1
  ) {
    own += shown[number].text;
  }
  return own.replace(/\s/g, '') === letters && /\S{2}/.test(own) ? own.trim() : text;
}

/** What was shown, and how, where a run of text begins, or of the one before it on the same line. */
function indexColours(colours) {
  const rows = new Map();
  for (const entry of colours) {
    const row = Math.round(entry.y);
    if (!rows.has(row)) rows.set(row, []);
    rows.get(row).push(entry);
  }
  return (x, y) => {
    let best;
    for (const row of [Math.round(y) - 1, Math.round(y), Math.round(y) + 1]) {
      for (const entry of rows.get(row) ?? []) {
        if (entry.x <= x + 1 && Math.abs(entry.y - y) < 1.5 && (!best || entry.x >= best.x)) best = entry;
      }
    }
    return best ?? null;
  };
}

function findFontName(page, id) {
  return page.commonObjs.has(id) ? (page.commonObjs.get(id)?.name ?? '') : '';
}

async function readPage(page, OPS, limits) {
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const { colours, rules, isDrawn } = walkOperators(operators, OPS, viewport.transform);
  const findShown = indexColours(colours);
  const { items: found } = await page.getTextContent();
  if (found.length > limits.items) throw new Refusal('too-complex');
  const fonts = new Map();
  const items = [];
  for (const item of found) {
    if (!item.str || item.str.trim() === '') continue;
    const [a, b, c, d, x, y] = multiply(viewport.transform, item.transform);
    const size = Math.hypot(c, d);
    const isTurned = Math.abs(b) > Math.abs(a);
    if (!fonts.has(item.fontName)) fonts.set(item.fontName, findFontName(page, item.fontName));
    limits.characters -= item.str.length;
    if (limits.characters < 0) throw new Refusal('too-complex');
    const shown = isTurned ? null : findShown(x, y);
    items.push({
      text: closeSpacedText(item.str, shown, colours),
      x,
      y,
      width: isTurned ? size : item.width,
      size,
      isTurned,
      font: fonts.get(item.fontName),
      colour: shown?.colour ?? null,
    });
  }
  limits.items -= items.length;
  const links = [];
  for (const { url, unsafeUrl, rect } of await page.getAnnotations()) {
    const address = url ?? unsafeUrl;
    if (typeof address !== 'string' || links.length >= 500) continue;
    const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]);
    const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]);
    links.push({
      address: address.slice(0, 2_000),
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    });
  }
  page.cleanup();
  return { width: viewport.width, height: viewport.height, items, links, rules, isDrawn };
}

async function readDocument({ bytes, maxPages, maxItems, maxCharacters }) {
  addMissingMethods();
  countBuffers();
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(bytes, {
    verbosity: 0,
    // Pictures are never decoded: what a person reads is in the text.
    maxImageSize: 1,
    isEvalSupported: false,
    disableFontFace: true,
    enableXfa: false,
  });
  if (document.numPages > maxPages) throw new Refusal('too-many-pages');
  const limits = { items: maxItems, characters: maxCharacters };
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number), OPS, limits));
  }
  return pages;
}

function toCode(error) {
  if (error instanceof Refusal) return error.code;
  if (error?.name === 'PasswordException') return 'password';
  if (error instanceof RangeError && /call stack|array length|allocation/i.test(error.message)) {
    return 'too-complex';
  }
  return 'damaged';
}

if (parentPort && workerData?.firsthandResume) {
  try {
    parentPort.postMessage({ kind: 'read', pages: await readDocument(workerData.firsthandResume) });
  } catch (error) {
    parentPort.postMessage({ kind: 'refused', code: toCode(error), detail: String(error?.message ?? error) });
  }
  parentPort.close();
}
