export {
  DEGREES,
  findDegree,
  findLicences,
  LICENCE_LABELS,
  readCredentials,
  type Degree,
  type Licence,
} from './credentials.ts';
export { readClaims } from './read-claims.ts';
export { findKnownSkills, findSkill, findSkillsIn, holdsTerm, listSpellings } from './skills/known-skills.ts';
