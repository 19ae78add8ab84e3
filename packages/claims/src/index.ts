export { readClaims } from './read-claims.ts';
export { findKnownSkills, findSkill, holdsTerm, listSpellings } from './skills/known-skills.ts';
