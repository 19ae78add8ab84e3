/** The languages that labels are written in. */
export const LABEL_LANGUAGES = ['en', 'de', 'fr', 'nl', 'sv', 'es'] as const;
export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

/** A label as it stands in the file: its occupation by number. */
export interface WrittenLabel {
  occupation: number;
  language: LabelLanguage;
  text: string;
  isForQueries: boolean;
  isInCapitals: boolean;
  isOfItsLanguage: boolean;
  isEnding: boolean;
}

const SIGNS = [
  ['?', 'isForQueries'],
  ['!', 'isInCapitals'],
  ['@', 'isOfItsLanguage'],
  ['-', 'isEnding'],
] as const;

/** "12 en ?- warehouse": what one label means, between tabs of its line. */
export function toLabelLine(label: WrittenLabel): string {
  const signs = SIGNS.map(([sign, name]) => (label[name] ? sign : '')).join('');
  return `${label.occupation} ${label.language} ${signs} ${label.text}`;
}

/** The other way round. */
export function readLabelLine(line: string): WrittenLabel {
  const [number = '', language = '', signs = '', ...text] = line.split(' ');
  const has = (sign: string) => signs.includes(sign);
  return {
    ...{ occupation: Number(number), language: language as LabelLanguage, text: text.join(' ') },
    ...{ isForQueries: has('?'), isInCapitals: has('!'), isOfItsLanguage: has('@'), isEnding: has('-') },
  };
}
