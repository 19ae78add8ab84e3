import { decodeText } from '../../decode-text.ts';
import { ResumeError } from '../../resume-error.ts';
import type { ParsedResume } from '../../resume.ts';
import { createDataTree } from '../data-tree.ts';
import { toEmptyResume } from '../empty-resume.ts';
import { isReactive, readReactive } from '../reactive/read-reactive.ts';
import { readBasics } from './read-basics.ts';
import { readSections } from './read-sections.ts';
import { readSkills } from './read-skills.ts';
import { readWork } from './read-work.ts';

/** Any of them makes a JSON file a resume. */
const SECTIONS = ['basics', 'work', 'skills', 'education', 'languages', 'projects', 'certificates'];

/** Reads JSON Resume 1.0.0 and what is near to it, and Reactive Resume's own export. Throws `ResumeError` for what is no JSON, or JSON of another kind. */
export function readJsonResume(file: Uint8Array): ParsedResume {
  return toParsedResume(parse(decodeText(file)));
}

/** As `readJsonResume`, of what the JSON says. */
export function toParsedResume(json: unknown): ParsedResume {
  const tree = createDataTree(json);
  if (isReactive(tree)) return readReactive(tree);
  const isResume = SECTIONS.some((section) => typeof tree.find(section) === 'object');
  if (!isResume) throw new ResumeError('not-pdf');
  for (const key of ['$schema', 'meta']) tree.pass(key);
  const found = { ...toEmptyResume('json-resume'), ...readBasics(tree) };
  const skills = readSkills(tree);
  const experience = readWork(tree);
  const summary = tree.takeText('basics', 'summary');
  const sections = readSections(tree);
  return { ...found, skills, experience, summary, sections, leftOver: tree.listLeftOver() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ResumeError('damaged', { cause: error });
  }
}
