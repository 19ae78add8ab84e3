import { fold } from '../words/clean-text.ts';

const SCHOOL =
  /\b(?:universit\p{L}*|univ\.?|college|school|institut\p{L}*|academy|academia|polytechnic\w*|polit[eé]cnic\p{L}*|conservator\p{L}*|seminary|hochschule|fachhochschule|\p{L}*gymnasium|gymnasie\p{L}*|realschule|gesamtschule|berufs(?:fach)?schule|berufskolleg|\p{L}*schule|kolleg|akademie|duale|ecole|lycee|faculte|iut|cfa|universidad\p{L}*|facultad|colegio|escuela|ies|faculdade|escola|liceo|scuola|accademia|ateneo|universiteit|hogeschool|roc|lyceum|universitet\w*|hogskola\w*|folkhogskola|yrkeshogskola|skola|gymnasiet|eth|epfl|mit|tu|fh|ucla|suny|cuny|caltech|insead|iit|nit)\b/u;

const DEGREE =
  /(?<![\p{L}])(?:b\.?\s?(?:sc?|a|eng|ed|tech|com|b\.?a|arch|f\.?a|n|s\.?n|s\.?w)\.?(?:\s?\(hons?\.?\))?|m\.?\s?(?:sc?|a|eng|ed|tech|com|b\.?a|arch|f\.?a|phil|p\.?h|p\.?a|s\.?w|res)\.?|llb|ll\.?b|ll\.?m|j\.?d|m\.?d|dds|pharm\.?d|ph\.?\s?d|d\.?phil|ed\.?d|psy\.?d|a\.?\s?a\.?\s?s?|a\.?s|bsn|msn|bba|emba|mba|pgce|pgdip|hnd|hnc|btec|gcses?|a[- ]levels?|ib|ged|nvq|bachelor\w*|master\w*|magister|doctor\w*|doktor\w*|associate\w*|diplom\w*|diploma|certificate|abitur|fachabitur|mittlere reife|realschulabschluss|hochschulreife|fachhochschulreife|staatsexamen|(?:berufs)?ausbildung|lehre|umschulung|promotion|matura|baccalaureat|bac(?:\s?pro|\s?\+\d)?|brevet|bts|dut|but|cap|bep|dess|dea|dea|deug|licence|maitrise|doctorat|ingenieur|grado|grau|licenciatura|licenciad[oa]|bachillerato|master|doctorado|diplomatura|tecnico superior|ciclo formativo|fp|laurea\w*|maturita|dottorato|perito|bacharelado|mestrado|ensino medio|hbo|mbo|vwo|havo|vmbo|wo|propedeuse|kandidat\w*|civilingenjor\w*|hogskoleexamen|magisterexamen|masterexamen|gymnasieexamen|studentexamen|yrkesexamen|bootcamp|apprenticeship|high school diploma|honou?rs degree|degree)(?![\p{L}])/u;

/** A degree whose words also name a kind of school: `High School Diploma`. */
const STRONG_DEGREE =
  /\b(?:diploma|diplom|degree|bachelor|master|doctor|abitur|ged|certificate|abschluss|reife|ausbildung|baccalaureat|licenciatura|bachillerato|laurea|examen)\b/;

const GRADE =
  /^(?:(?:cumulative |overall |major |final |total )?(?:c?gpa|grade|score|result|note|abschlussnote|notendurchschnitt|gesamtnote|nota(?: media)?|moyenne|mention|voto|media|cijfer|gemiddelde|betyg)\b\s?[:.=]?\s?\S.{0,30}|\d(?:[.,]\d{1,2})?\s?(?:\/\s?\d(?:[.,]\d{1,2})?|c?gpa)|(?:1[01]\d|\d{2})\s?\/\s?110(?: e lode| cum laude)?|(?:summa |magna )?cum laude|(?:with )?(?:first[- ]class |second[- ]class |upper second[- ]class )?(?:honou?rs|distinction)|first class(?: honou?rs)?|2[.:]1|2[.:]2)\.?$/;
const GRADE_WITHIN =
  /[(,]?\s*\b(c?gpa|abschlussnote|notendurchschnitt|note|nota media|moyenne)\s?[:.=]?\s?(\d[\d.,]*(?:\s?\/\s?\d[\d.,]*)?)\)?/i;

export function namesSchool(text: string): boolean {
  return SCHOOL.test(fold(text));
}

export function namesDegree(text: string): boolean {
  const folded = fold(text);
  return DEGREE.test(folded) && (!SCHOOL.test(folded) || STRONG_DEGREE.test(folded));
}

export function isGrade(text: string): boolean {
  return GRADE.test(fold(text).trim());
}

/** `'GPA: 3.8/4.0'` → `'3.8/4.0'`: the grade without the word for it. */
export function findGrade(text: string): string | null {
  return GRADE_WITHIN.exec(text)?.[2] ?? null;
}

/** `'Grade: Distinction'` → `'Distinction'`, `'Nota Sobresaliente'` → `'Sobresaliente'`. */
export function dropGradeLabel(text: string): string {
  return text.replace(
    /^(?:final |overall |total )?(?:grade|score|result|(?:abschluss|gesamt)?note|nota(?: media)?|moyenne|mention|voto|media|cijfer|gemiddelde|betyg)\s?[:.=]?\s+(?=\S)/iu,
    '',
  );
}

/** What a degree is in: `'B.Sc. in Applied Economics'`, `'BA English'`; null where the words do not tell. */
export function splitDegree(text: string): { degree: string; field: string } | null {
  const joined =
    /^(.*?\p{L}\.?(?:\s?\([^)]*\))?)\s+(?:in|of(?= (?!science|arts|engineering|business|fine|education|laws?|philosophy|applied|commerce|technology|music|nursing|public|social|medicine|architecture)\p{L})|en|im(?: Studiengang| Fach)?|inom)\s+(\p{L}.+)$/iu.exec(
      text,
    );
  if (joined?.[1] && joined[2] && namesDegree(joined[1])) return { degree: joined[1], field: joined[2] };
  const short =
    /^((?:B|M)\.?\s?(?:Sc?|A|Eng|Ed|Tech|Com|BA|FA)\.?(?: \(Hons?\.?\))?|Ph\.?D\.?|MBA|LL\.?[BM]\.?|BBA|BTS|DUT)[,:]?\s+(\p{Lu}.+)$/u.exec(
      text,
    );
  return short?.[1] && short[2] && !namesSchool(short[2]) ? { degree: short[1], field: short[2] } : null;
}
