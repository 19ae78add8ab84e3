import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { decodeEntities } from '@firsthand/markup';

/** A job of the company's XML feed; every field but the id may be null. */
export interface FeedJob {
  id: string;
  title: string | null;
  reference: string | null;
  category: string | null;
  jobType: string | null;
  department: string | null;
  remoteType: string | null;
  location: string | null;
  /** `M/D/YYYY`, without a time zone. */
  date: string | null;
  /** HTML. */
  description: string | null;
}

const LONGEST_LABEL = 2_000;
const CDATA = '#cdata';
const TEXT = '#text';

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false, // Decoded below, once: CDATA must not be, and nothing may be expanded.
  cdataPropName: CDATA,
  textNodeName: TEXT,
});

/**
 * Reads a feed. Null when the document is not a whole feed; documents that declare entities are refused.
 * Rows without an id are counted, not given.
 */
export function parseFeed(xml: string): { jobs: FeedJob[]; withoutId: number } | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  // Ships with the parser we have; its successor is a package of its own with another interface.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (XMLValidator.validate(xml) !== true) return null;
  const result = readElement(parseXml(xml), 'result');
  if (typeof result !== 'object' || result === null) return result === '' ? { jobs: [], withoutId: 0 } : null;
  const elements = toList(readElement(result, 'job') ?? ('id' in result ? result : undefined));
  const jobs = elements.flatMap((element) => toFeedJob(element) ?? []);
  return { jobs, withoutId: elements.length - jobs.length };
}

/** The parser throws for documents nested beyond all reason. */
function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml) as unknown;
  } catch {
    return null;
  }
}

function toFeedJob(element: unknown): FeedJob | null {
  const id = readLabel(element, 'id');
  if (id === null || !/^[A-Za-z0-9]{5,16}$/.test(id)) return null;
  return {
    id,
    title: readLabel(element, 'title'),
    reference: readLabel(element, 'requisitionid') ?? readLabel(element, 'requisitionId'),
    category: readLabel(element, 'category'),
    jobType: readLabel(element, 'jobtype') ?? readLabel(element, 'jobType'),
    department: readLabel(element, 'department_x002F_division') ?? readLabel(element, 'department'),
    remoteType: readLabel(element, 'remote_x0020_type'),
    location: readLabel(element, 'location'),
    date: readLabel(element, 'date'),
    description: readText(element, 'description') ?? readText(element, 'briefdescription'),
  };
}

function readLabel(element: unknown, name: string): string | null {
  const text = readText(element, name);
  return text !== null && text.length <= LONGEST_LABEL ? text : null;
}

/** Escaped text is decoded once, a CDATA section stands as it is. */
function readText(element: unknown, name: string): string | null {
  const value = toList(readElement(element, name))[0];
  if (typeof value === 'string') return decodeEntities(value).trim() || null;
  const plain = readElement(value, TEXT);
  const raw = toList(readElement(value, CDATA)).filter((part) => typeof part === 'string');
  const text = `${typeof plain === 'string' ? decodeEntities(plain) : ''}${raw.join('')}`;
  return text.trim() || null;
}

function readElement(element: unknown, name: string): unknown {
  if (typeof element !== 'object' || element === null || !Object.hasOwn(element, name)) return undefined;
  return (element as Record<string, unknown>)[name];
}

function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}
