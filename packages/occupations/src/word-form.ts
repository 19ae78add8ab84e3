import { rememberWords } from '@firsthand/contracts';

/**
 * What an ending becomes, in this order, each once. They bring the plural and the feminine of names of occupations to one form in
 * six languages: labels and titles go through the same, so that what a rule does to any other word does not matter.
 */
const ENDINGS: readonly (readonly [ending: RegExp, form: string])[] = [
  // Plurals: nurses, secretaries, waitresses, conductores, verpleegkundigen, docenten, sjuksköterskor, frisörer.
  [/(?<=..)ies$/, 'y'],
  [/(?<=ch|sh|ss|x)es$/, ''],
  [/(?<=...[aeiou]?[a-z])ores$/, 'or'],
  [/(?<=...)(?<end>ar|al)es$/, '$<end>'],
  [/(?<=ige|ende|iste)n$/, ''],
  [/(?<=ent|ant|ist|acht|icht)en$/, ''],
  [/leraren$/, 'leraar'],
  [/skor$/, 'ska'],
  [/(?<=[jstl]or)er$/, ''],
  [/(?<=..)(?<![suia]s|[ui])s$/, ''],
  // People: salesperson, foremen, Kaufleute, Fachfrau.
  [/(?<=...)(?:wom[ae]n|men)$/, 'man'],
  [/(?<=....)person$/, 'man'],
  [/(?<=...)(?:leute|frau(?:en)?|manner)$/, 'mann'],
  // German: Erzieherin, Psychologinnen, Angestellter.
  [/(?<=..)(?:inn?en)$/, ''],
  [/(?<=er|or|ar|eur|ist|ent|ant|ekt|og|eut|urg|at|ot)in$/, ''],
  [/(?<=stellte|tragte|ende|dige|stete|tigte)[rn]$/, ''],
  // French: vendeuse, directrice, infirmière, technicienne, conseillère, assistante, chargée, commerciale.
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/iere$/, 'ier'],
  [/(?<=[glh])ere$/, 'er'],
  [/(?<=..en|..on)ne$/, ''],
  [/(?<=..[ae]nt|...e|ial|cheff|avocat)e$/, ''],
  [/cheff$/, 'chef'],
  // Spanish: enfermera, vendedora, abogada, técnica, psicóloga, maestra, dependienta.
  [/(?<=..)era$/, 'ero'],
  [/(?<=..)ora$/, 'or'],
  [/(?<=..(?:ad|ic|iv|ari|an|log|str|ect|uev|er))a$/, 'o'],
  [/(?<=..ent)a$/, ''],
];

/** "Verkaeufer" for "Verkäufer": in shorter words the letters are mostly others (poet, queue). */
const WRITTEN_OUT = /(?<![aeq])(?<vowel>[aou])e(?=[a-z])/g;
const WRITTEN_OUT_LENGTH = 7;

/**
 * What the forms of a word have in common, of a folded word as `splitWords` gives it: "infirmières" → infirmier, "nurses" → nurse,
 * "verkaeuferinnen" → verkaufer. Not a stem: nursing stays apart from nurse, and no form is meant to be read.
 */
export const toWordForm = rememberWords((word) => {
  let form = word.length < WRITTEN_OUT_LENGTH ? word : word.replace(WRITTEN_OUT, '$<vowel>');
  if (form.length < 3) return form;
  for (const [ending, short] of ENDINGS) form = form.replace(ending, short);
  return form;
});
