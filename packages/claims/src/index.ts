export { readClaims } from './read-claims.ts';
export { findKnownSkills, holdsTerm, listSpellings } from './skills/known-skills.ts';
