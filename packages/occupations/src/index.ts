export { completeOccupations, type Completion } from './complete.ts';
export {
  DICTIONARY_VERSION,
  LABEL_LANGUAGES,
  openDictionary,
  type Dictionary,
  type Label,
  type LabelLanguage,
  type Occupation,
} from './dictionary.ts';
export { findEnding, findLabelAt, type FoundLabel, type LabelChoice } from './find-labels.ts';
export { dropGenderMarks } from './gender-marks.ts';
export { LEVEL_WORDS } from './level-words.ts';
export { readTitle } from './read-title.ts';
export { toWordForm } from './word-form.ts';
