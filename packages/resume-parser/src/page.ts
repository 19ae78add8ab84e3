import type { Place } from './resume.ts';

/** A run of text as the PDF shows it; points, origin top left, `y` is the baseline. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Set at a right angle: a decoration in almost every resume. */
  isTurned: boolean;
  /** Of text set at a right angle: from where to where it reaches, and whether it is read upwards. */
  turn?: { top: number; bottom: number; isUpwards: boolean };
  /** The font's own name, e.g. `ABCDEF+Roboto-Bold`; empty when the PDF gives none. */
  font: string;
  colour: string | null;
}

/** The address behind an area of the page. */
export interface PageLink {
  address: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A document that shows pages. */
export interface ShownDocument {
  pages: ReadPage[];
  /** What is read in their place, where the pages are only how the document was set here; places on it go to the pages by `toPage`. */
  flow: { pages: ReadPage[]; toPage: (place: Place) => Place } | null;
  hasPicture: boolean;
  attached: AttachedResume | AttachedEuropass | null;
}

/** A resume as JSON that travels in a document. */
export interface AttachedResume {
  json: string;
  pages: readonly ReadPage[];
  /** All that the document says, where its pages are only how it was set here. */
  shown: string[] | null;
}

/** The XML that a PDF of Europass carries. */
export interface AttachedEuropass {
  xml: Uint8Array;
  fileName: string;
  pages: readonly ReadPage[];
}

export interface ReadPage {
  width: number;
  height: number;
  items: TextItem[];
  links: PageLink[];
  rules: { x: number; y: number; width: number }[];
  /** It goes on with nothing and nothing goes on with it, as a footer. */
  isApart?: boolean;
  /** Something other than text is drawn in quantity. */
  isDrawn: boolean;
}
