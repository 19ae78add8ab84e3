export { LABEL_LANGUAGES, type LabelLanguage } from './dictionary-file.ts';
export { completeOccupations, type Completion } from './complete.ts';
export {
  DICTIONARY_VERSION,
  openDictionary,
  type Dictionary,
  type Label,
  type Occupation,
} from './dictionary.ts';
export { findEnding, findLabelAt, type FoundLabel, type LabelChoice } from './find-labels.ts';
export { dropGenderMarks } from './gender-marks.ts';
export { LEVEL_WORDS } from './level-words.ts';
export { readTitle } from './read-title.ts';
export { toWordForm } from './word-form.ts';
