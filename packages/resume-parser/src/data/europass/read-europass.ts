import { decodeXml } from '../../decode-text.ts';
import { ResumeError } from '../../resume-error.ts';
import type { ParsedResume } from '../../resume.ts';
import { declaresOwn, findChild, parseXml, type XmlNode } from '../../xml/parse-xml.ts';
import { toEmptyResume } from '../empty-resume.ts';
import { createEuropassTree } from './europass-tree.ts';
import { readCandidate } from './read-candidate.ts';
import { readPassport } from './read-passport.ts';

const DECLARES =
  'This XML file declares entities or a document type of its own, which Europass never does, so it was not opened. Please download it from Europass again.';
const MISCODED =
  'This XML file is not written in the encoding that it states, so its letters cannot be read. Please download it from Europass again.';
const OLD =
  'This is an Europass file of a kind from before 2013, which is not read. Please open it in the Europass editor and download it again, or upload the PDF.';

/**
 * Reads the XML of Europass: the Skills Passport of 2013 to 2020, and the Candidate that its editor writes since. Throws
 * `ResumeError` for XML of another kind, or what is thrown for what is no XML.
 */
export function readEuropass(file: Uint8Array): ParsedResume {
  const xml = decodeXml(file);
  if (xml === null) throw refuse(MISCODED);
  if (declaresOwn(xml)) throw refuse(DECLARES);
  const root = parseXml(xml);
  const tree = createEuropassTree(root);
  const read = (found: Partial<ParsedResume>): ParsedResume => {
    const { leftOver = [], ...values } = found;
    return { ...toEmptyResume('europass'), ...values, leftOver: [...tree.listLeftOver(), ...leftOver] };
  };
  if (root.name === 'SkillsPassport') return read(readPassport(tree));
  if (root.name === 'Candidate') return read(readCandidate(tree, findLocale(root)));
  if (/^learner-?info$/i.test(root.name))
    throw new ResumeError('not-pdf', { type: 'europass', sentence: OLD });
  throw new ResumeError('not-pdf', { type: 'europass' });
}

/** The language that the document is written in. */
function findLocale(root: XmlNode): string {
  return findChild(root, 'CandidateProfile')?.attributes['languageCode']?.toLowerCase() ?? 'en';
}

function refuse(sentence: string): ResumeError {
  return new ResumeError('damaged', { type: 'europass', sentence });
}
