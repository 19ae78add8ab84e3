import type { Found, FoundEntry } from '../../resume.ts';
import type { DataPath } from '../data-tree.ts';
import type { EuropassTree } from './europass-tree.ts';
import { toItems } from './to-lines.ts';
import { nameLanguage, toSpoken } from './to-language.ts';

const DIMENSIONS: Record<string, string> = {
  'CEF-Understanding-Listening': 'Listening',
  'CEF-Understanding-Reading': 'Reading',
  'CEF-Speaking-Interaction': 'Spoken interaction',
  'CEF-Speaking-Production': 'Spoken production',
  'CEF-Writing-Production': 'Writing',
  'CEF-Writing-Interaction': 'Written interaction',
};
const LONGEST_SKILL = 100;

/** What the person can do, and the languages that they learnt: both are competencies here, and skills stand in lists of many names besides. */
export function readCandidateSkills(
  tree: EuropassTree,
  profile: string,
  locale: string,
): { skills: Found<string>[]; languages: FoundEntry[] } {
  const lists = Object.keys(tree.find(profile) ?? {}).filter((name) => name.endsWith('Skills'));
  const groups = lists.flatMap((list) =>
    Object.keys(tree.find(profile, list) ?? {}).flatMap((name) => tree.each(profile, list, name)),
  );
  const competencies = [[profile, 'PersonQualifications'], ...groups].flatMap((at) =>
    tree.each(...at, 'PersonCompetency'),
  );
  const isLanguage = (at: DataPath) => /^language$/i.test(tree.peek(...at, 'TaxonomyID'));
  const summary = tree.lines([profile, 'PersonQualifications'], 'QualificationsSummary');
  return {
    skills: [
      ...competencies.filter((at) => !isLanguage(at)).flatMap((at) => readCompetency(tree, at)),
      ...groups.flatMap((at) => readGroup(tree, at)),
      ...(summary ? takeItems(tree, summary) : []),
    ],
    languages: competencies.filter(isLanguage).flatMap((at) => readLanguage(tree, at, locale)),
  };
}

/** In words; only the address of a list's entry says nothing to anybody. */
function readCompetency(tree: EuropassTree, at: DataPath): Found<string>[] {
  tree.pass(...at, 'TaxonomyID');
  const isAddress = /^https?:\/\//.test(tree.peek(...at, 'CompetencyID'));
  const name = tree.line(at, 'CompetencyName') ?? (isAddress ? null : tree.line(at, 'CompetencyID'));
  if (name) tree.pass(...at, 'CompetencyID');
  return name ? [name] : [];
}

/** A skill by its title, or a group of them, of which the title is the heading. */
function readGroup(tree: EuropassTree, at: DataPath): Found<string>[] {
  if (typeof tree.find(...at) === 'string') return toSkill(tree, tree.line(at));
  const skills = tree
    .each(...at, 'DigitalSkill')
    .flatMap((place) => toSkill(tree, tree.line(place) ?? tree.line(place, 'Title', 'Name')));
  const description = tree.lines(at, 'Description');
  const listed = description ? takeItems(tree, description) : [];
  if (skills.length > 0 || tree.has(at, 'PersonCompetency')) {
    tree.pass(...at, 'Title');
    return [...skills, ...listed];
  }
  return [...toSkill(tree, tree.line(at, 'Title')), ...listed];
}

function toSkill(tree: EuropassTree, found: Found<string> | null): Found<string>[] {
  if (!found) return [];
  if (found.value.length <= LONGEST_SKILL) return [found];
  return takeItems(tree, found);
}

function takeItems(tree: EuropassTree, found: Found<string>): Found<string>[] {
  const { items, sentences } = toItems(found);
  for (const sentence of sentences) tree.leave(found, sentence, false);
  return items;
}

function readLanguage(tree: EuropassTree, at: DataPath, locale: string): FoundEntry[] {
  tree.pass(...at, 'TaxonomyID');
  const language = tree.line(at, 'CompetencyName', 'CompetencyID');
  if (!language) return [];
  tree.pass(...at, 'CompetencyID');
  const levels = tree.each(...at, 'CompetencyDimension').flatMap((place) => {
    const of = tree.peek(...place, 'CompetencyDimensionTypeCode');
    const level = tree.line([...place, 'Score'], 'ScoreText');
    if (!level) return [];
    tree.pass(...place, 'CompetencyDimensionTypeCode');
    return [{ of: DIMENSIONS[of] ?? of, level }];
  });
  const whole = levels.length === 0 ? tree.line([...at, 'ProficiencyLevel'], 'ScoreText') : null;
  const name = nameLanguage(language, locale);
  return [toSpoken(name, whole ? [{ of: '', level: whole }] : levels)];
}
