import type { Seniority } from '@firsthand/contracts';

const LEVELS: readonly (readonly [words: string, level: Seniority | null])[] = [
  [
    'senior sr snr confirme confirmee experimente experimentee erfahrene erfahrener ledande erfaren experienced',
    'senior',
  ],
  ['junior jr debutant debutante berufseinsteiger graduate nyexaminerad absolvent', 'entry'],
  ['medior intermediate mid', 'mid'],
  ['lead principal staff', 'lead'],
  [
    'intern internship trainee apprentice stagiaire stagiair praktikant becario becaria azubi auszubildende werkstudent leerling',
    'intern',
  ],
  ['i ii iii iv v 1 2 3 4 l1 l2 l3 l4 l5 l6 l7 level grade', null],
];

/** Words that say how far along a career the work is, folded, and which level they name; null: only a number. */
export const LEVEL_WORDS: ReadonlyMap<string, Seniority | null> = new Map(
  LEVELS.flatMap(([words, level]) => words.split(' ').map((word) => [word, level] as const)),
);
