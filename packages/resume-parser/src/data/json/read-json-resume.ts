import { decodeText } from '../../decode-text.ts';
import { ResumeError } from '../../resume-error.ts';
import type { ParsedResume } from '../../resume.ts';
import { createDataTree } from '../data-tree.ts';
import { toEmptyResume } from '../empty-resume.ts';
import { readBasics } from './read-basics.ts';
import { readSkills } from './read-skills.ts';
import { readWork } from './read-work.ts';

/** Any of them makes a JSON file a resume. */
const SECTIONS = ['basics', 'work', 'skills', 'education'];

/** Reads JSON Resume 1.0.0 and what is near to it. Throws `ResumeError` for what is no JSON, or JSON of another kind. */
export function readJsonResume(file: Uint8Array): ParsedResume {
  return toParsedResume(parse(decodeText(file)));
}

/** As `readJsonResume`, of what the JSON says. */
export function toParsedResume(json: unknown): ParsedResume {
  const tree = createDataTree(json);
  const isResume = SECTIONS.some((section) => typeof tree.find(section) === 'object');
  if (!isResume) throw new ResumeError('not-pdf');
  for (const key of ['$schema', 'meta']) tree.pass(key);
  const found = { ...toEmptyResume('json-resume'), ...readBasics(tree) };
  const skills = readSkills(tree);
  const experience = readWork(tree);
  return { ...found, skills, experience, leftOver: tree.listLeftOver() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ResumeError('damaged', { cause: error });
  }
}
