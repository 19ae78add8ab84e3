import { findChild, listChildren, type XmlNode } from '../../xml/parse-xml.ts';

/** How a run of text looks; sizes in points. */
export interface RunLook {
  size: number;
  isBold: boolean;
  isCapital: boolean;
  isHidden: boolean;
  colour: string;
}

export interface TabStop {
  at: number;
  kind: 'left' | 'right' | 'center';
}

/** How a paragraph stands between its edges; lengths in points. */
export interface ParagraphLook {
  align: 'left' | 'right' | 'center';
  left: number;
  right: number;
  /** Of the first line, from `left`. */
  first: number;
  before: number;
  after: number;
  tabs: TabStop[];
  list: { id: string; level: number } | null;
}

export interface Looks {
  /** The look of a paragraph and of its runs before their own marks. */
  ofParagraph: (properties: XmlNode | undefined) => { paragraph: ParagraphLook; run: RunLook };
  ofRun: (properties: XmlNode | undefined, base: RunLook) => RunLook;
}

const TWIPS = 20;
const DEFAULT_SIZE = 10;
const MOST_STYLES_BASED = 20;
const SIZES = { least: 4, most: 72 };
const SPACING_AT_MOST = 72;
const PLAIN: ParagraphLook = {
  ...{ align: 'left', left: 0, right: 0, first: 0, before: 0, after: 0, tabs: [], list: null },
};

/** Finds looks through styles and what they are based on. */
export function createLooks(styles: XmlNode | null): Looks {
  const byId = new Map(
    listChildren(styles ?? undefined, 'style').map((style) => [style.attributes['styleId'] ?? '', style]),
  );
  const usual = [...byId.values()].find(
    ({ attributes }) => attributes['type'] === 'paragraph' && isOn(attributes['default'] ?? '0'),
  );
  const defaults = findChild(styles ?? undefined, 'docDefaults');
  const start = applyRun(
    { size: DEFAULT_SIZE, isBold: false, isCapital: false, isHidden: false, colour: '#000000' },
    findChild(defaults, 'rPrDefault', 'rPr'),
  );
  const plain = applyParagraph(PLAIN, findChild(defaults, 'pPrDefault', 'pPr'));

  /** The style and those below it, the deepest first. */
  const listStyles = (id: string | undefined): XmlNode[] => {
    const chain: XmlNode[] = [];
    let style = id === undefined ? undefined : byId.get(id);
    while (style && chain.length < MOST_STYLES_BASED && !chain.includes(style)) {
      chain.unshift(style);
      style = byId.get(findChild(style, 'basedOn')?.attributes['val'] ?? '');
    }
    return chain;
  };
  return {
    ofParagraph: (properties) => {
      const id = findChild(properties, 'pStyle')?.attributes['val'] ?? usual?.attributes['styleId'];
      const chain = listStyles(id);
      let [paragraph, run] = [plain, start];
      for (const style of chain) {
        if (isHeading(style)) run = { ...run, isBold: true };
        paragraph = applyParagraph(paragraph, findChild(style, 'pPr'));
        run = applyRun(run, findChild(style, 'rPr'));
      }
      return { paragraph: applyParagraph(paragraph, properties), run };
    },
    ofRun: (properties, base) => {
      const own = listStyles(findChild(properties, 'rStyle')?.attributes['val']);
      const styled = own.reduce((look, style) => applyRun(look, findChild(style, 'rPr')), base);
      return applyRun(styled, properties);
    },
  };
}

function isHeading(style: XmlNode): boolean {
  return /^(?:heading \d|title$)/i.test(findChild(style, 'name')?.attributes['val'] ?? '');
}

function applyRun(look: RunLook, properties: XmlNode | undefined): RunLook {
  if (!properties) return look;
  const size = toNumber(findChild(properties, 'sz')?.attributes['val']);
  const colour = findChild(properties, 'color')?.attributes['val'];
  const flag = (name: string, before: boolean): boolean => {
    const mark = findChild(properties, name);
    return mark ? isOn(mark.attributes['val'] ?? '1') : before;
  };
  return {
    size: size === null ? look.size : Math.min(SIZES.most, Math.max(SIZES.least, size / 2)),
    isBold: flag('b', look.isBold),
    isCapital: flag('caps', look.isCapital),
    isHidden: flag('vanish', look.isHidden),
    colour: colour && /^[\da-f]{6}$/i.test(colour) ? `#${colour.toLowerCase()}` : look.colour,
  };
}

function applyParagraph(look: ParagraphLook, properties: XmlNode | undefined): ParagraphLook {
  if (!properties) return look;
  const spacing = findChild(properties, 'spacing')?.attributes ?? {};
  const indent = findChild(properties, 'ind')?.attributes ?? {};
  const length = (value: string | undefined, before: number): number => {
    const twips = toNumber(value);
    return twips === null ? before : twips / TWIPS;
  };
  const gap = (value: string | undefined, before: number) =>
    Math.min(SPACING_AT_MOST, Math.max(0, length(value, before)));
  const hanging = indent['hanging'] === undefined ? null : -length(indent['hanging'], 0);
  return {
    align: toAlign(findChild(properties, 'jc')?.attributes['val'], look.align),
    left: length(indent['left'] ?? indent['start'], look.left),
    right: length(indent['right'] ?? indent['end'], look.right),
    first: hanging ?? length(indent['firstLine'], look.first),
    before: gap(spacing['before'], look.before),
    after: gap(spacing['after'], look.after),
    tabs: applyTabs(look.tabs, findChild(properties, 'tabs')),
    list: applyList(look.list, findChild(properties, 'numPr')),
  };
}

function toAlign(value: string | undefined, before: ParagraphLook['align']): ParagraphLook['align'] {
  if (value === undefined) return before;
  if (value === 'center') return 'center';
  return value === 'right' || value === 'end' ? 'right' : 'left';
}

function applyTabs(before: TabStop[], tabs: XmlNode | undefined): TabStop[] {
  if (!tabs) return before;
  const stops = new Map(before.map((stop) => [stop.at, stop]));
  for (const { attributes } of tabs.children) {
    const at = (toNumber(attributes['pos']) ?? 0) / TWIPS;
    const kind = attributes['val'] ?? 'left';
    if (kind === 'clear') stops.delete(at);
    else if (kind === 'right' || kind === 'end') stops.set(at, { at, kind: 'right' });
    else if (kind === 'center') stops.set(at, { at, kind });
    else if (kind !== 'bar') stops.set(at, { at, kind: 'left' });
  }
  return [...stops.values()].sort((a, b) => a.at - b.at);
}

function applyList(before: ParagraphLook['list'], numbering: XmlNode | undefined): ParagraphLook['list'] {
  if (!numbering) return before;
  const id = findChild(numbering, 'numId')?.attributes['val'] ?? before?.id;
  if (id === undefined || id === '0') return null;
  return { id, level: toNumber(findChild(numbering, 'ilvl')?.attributes['val']) ?? before?.level ?? 0 };
}

function isOn(value: string): boolean {
  return !['0', 'false', 'off', 'none'].includes(value);
}

function toNumber(value: string | undefined): number | null {
  if (value === undefined || !/^-?\d{1,6}(?:\.\d+)?$/.test(value)) return null;
  return Number(value);
}
