export { readClaims } from './read-claims.ts';
export { findKnownSkills, findSkill, findSkillsIn, holdsTerm, listSpellings } from './skills/known-skills.ts';
