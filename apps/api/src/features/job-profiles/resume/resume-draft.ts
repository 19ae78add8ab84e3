import { LIMITS } from '@firsthand/contracts';
import type { ParsedResume } from '@firsthand/resume-parser';
import { addSizes, measureText, NOTHING } from '../../../models/text-bounds.ts';
import type { ExperienceFields } from '../experience/parse-experience.ts';
import type { ProfileFields } from '../profile-fields.ts';
import { readContact } from './read-contact.ts';
import { readExperience } from './read-experience.ts';
import { readSections, type DraftEntry } from './read-sections.ts';
import {
  fitText,
  toDraftValue,
  toLeftOver,
  toPlaces,
  toStorable,
  toWords,
  type DraftValue,
  type LeftOver,
} from './reading-draft.ts';
import { toSkillKey } from '../skills/skills.service.ts';

/** What a resume becomes: what a profile can hold, and everything else with the reason. */
export interface ResumeDraft {
  fields: Partial<ProfileFields>;
  skills: string[];
  experience: ExperienceFields[];
  /** Of all sections. */
  entries: DraftEntry[];
  pages: ParsedResume['pages'];
  values: DraftValue[];
  leftOver: LeftOver[];
}

/** Far more lines than any resume has; a document of fragments does not fill the database. */
const LINES_LEFT = 2_000;

export function toResumeDraft(parsed: ParsedResume, now: Date): ResumeDraft {
  const contact = readContact(parsed);
  const skills = readSkills(parsed);
  const experience = readExperience(parsed, now);
  const written = experience.entries.map(({ description }) => measureText(description));
  const sections = readSections(parsed, written.reduce(addSizes, NOTHING));
  const lines = parsed.leftOver
    .slice(0, LINES_LEFT)
    .map(({ text, place, isUsed, reason, inWords, under }) => ({
      text: toStorable(text),
      reason: reason ?? (isUsed ? 'The rest of this line is in the profile.' : null),
      where: place ? toPlaces([place]) : [],
      ...toWords(inWords === undefined ? {} : { inWords }),
      ...(under === undefined ? {} : { under: toStorable(under) }),
    }));
  return {
    fields: { ...contact.fields, ...(sections.summary !== null && { summary: sections.summary }) },
    skills: skills.skills,
    experience: experience.entries,
    entries: sections.entries,
    pages: parsed.pages.map(toPage),
    values: [...contact.values, ...skills.values, ...experience.values, ...sections.values],
    leftOver: [
      ...contact.leftOver,
      ...skills.leftOver,
      ...experience.leftOver,
      ...sections.leftOver,
      ...lines,
    ],
  };
}

function toPage({ width, height, lines }: ParsedResume['pages'][number]): ParsedResume['pages'][number] {
  if (!lines) return { width, height };
  return { width, height, lines: lines.map((line) => ({ ...line, text: toStorable(line.text) })) };
}

/** Each skill once, as many as a profile holds. */
function readSkills(parsed: ParsedResume): { skills: string[]; values: DraftValue[]; leftOver: LeftOver[] } {
  const skills = new Map<string, string>();
  const values: DraftValue[] = [];
  const leftOver: LeftOver[] = [];
  for (const found of parsed.skills) {
    const fit = fitText(found, LIMITS.skillMaxLength);
    if ('reason' in fit) {
      leftOver.push(toLeftOver(found, fit.reason));
      continue;
    }
    const key = toSkillKey(fit.value);
    if (skills.has(key)) continue;
    if (skills.size >= LIMITS.skillsPerProfile) {
      leftOver.push(toLeftOver(found, `A profile holds ${LIMITS.skillsPerProfile} skills.`));
      continue;
    }
    skills.set(key, fit.value);
    values.push(toDraftValue('skill', found, fit));
  }
  return { skills: [...skills.values()], values, leftOver };
}
