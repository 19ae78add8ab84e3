import type { EmploymentType } from '@firsthand/contracts';
import { readShortEmployment } from './employment-short-words.ts';

const COUNT =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|zwei|drei|vier|fünf|sechs|zwölf|deux|trois|quatre|cinq|six|douze|tres|cuatro|seis|doce|due|tre|quattro|sei|dodici|zes|zeven|twaalf|dois|três|doze)';
const MONTHS =
  '(?:weeks?|months?|years?|wochen|monate?n?|jahre?n?|semaines?|mois|ans?|semanas?|mes(?:es)?|años?|settiman[ae]|mes[ei]|anni|weken|maanden|jaar|anos?)';
const JOB = '(?:role|position|contract|post|appointment|job|basis|assignment|opportunity|vacancy|term)';

/** Sentences and beginnings of sentences that state the kind of employment in words that need no noun of a job beside them. */
const KINDS: readonly [EmploymentType, RegExp][] = (
  [
    [
      'internship',
      `^(?:meewerk|afstudeer|snuffel)?stage (?:di|de|van) (?:${COUNT}|un|une)\\b|^(?:an? )?(?:${COUNT}[- ](?:week|month)s?,? )?(?:paid |unpaid |summer |full-time )*(?:internship|co-?op)(?: (?:work )?(?:term|placement))?(?=[.,;:(]|$| (?:of|for|from|in|with|at|starting|beginning)\\b)|^(?:prácticas|estágio|tirocinio|praktikum) (?:de|di|von|über) (?:${COUNT}|un|une|um)(?!\\p{L})|\\ban? ${COUNT}[- ](?:week|month)s?(?: paid| summer)? (?:internship|co-?op)(?: work term)?\\b`,
    ],
    [
      'apprenticeship',
      `^(?:contrat d[’']apprentissage|contrat en alternance|contrato de aprendizaje|contratto di apprendistato)(?!\\p{L})|^(?:an? )?(?:[\\w-]+ ){0,3}apprenticeship (?:with|of|in|over|lasting)\\b|^die ausbildung dauert\\b`,
    ],
    [
      'per_diem',
      '\\b(?:on[- ]call|prn|per[- ]diem|casual|zero[- ]hours?) (?:position|role|contract|job|post|basis)\\b|^(?:prn|per[- ]diem)\\b|\\bare called (?:in )?as needed\\b',
    ],
    [
      'temporary',
      [
        `\\b(?:fixed|limited)[- ]term (?:[\\w-]+ ){0,2}?${JOB}\\b|^fixed[- ]term\\b`,
        `^(?:this is )?(?:an? )?(?:specified purpose|temporary|seasonal)(?:,? (?:full|part)[- ]time)? (?:contract|job|position|role|work|assignment|appointment|post)\\b|^(?:this is )?(?:an? )?temp(?:orary)?[- ]to[- ](?:hire|perm)\\b|\\bthis is an? temp(?:orary)?-to-(?:hire|perm)\\b`,
        '\\b(?:maternity|paternity|parental|family) leave cover\\b|\\b(?:covering|to cover|cover for) (?:an? |the )?(?:period of )?(?:maternity|paternity|parental|family|medical) leave\\b|\\bleave of absence cover\\b',
        '\\bwe (?:hire|need|seek|are (?:looking for|hiring|seeking)) (?:an? )?(?:temp|temporary|seasonal|\\d+ seasonal)(?![\\p{L}-])',
        '^(?:winter|summer|peak|autumn|christmas|holiday) season\\b|^seasonal(?=,(?! \\w+ (?:menu|products?|fruit))| (?:role|job|position|work|contract|full|part|from|employ))',
        `(?<![\\p{L}-])(?:ist|sind|zunächst|vorerst|vertrag|stelle|anstellung|arbeitsvertrag) (?:\\S+ ){0,4}?befristet(?!\\p{L})|^(?:auf )?(?:zunächst |vorerst )?befristet\\p{L}*(?!\\p{L})|^saison(?:stelle|arbeit|vertrag|kraft)\\b|\\b(?:elternzeit|mutterschafts|krankheits)vertretung\\b`,
        `^(?:contrat (?:en |de )?)?cdd(?![\\p{L},]| ou\\b| ?/)|^(?:contrat (?:à durée déterminée|saisonnier|temporaire))(?!\\p{L})|^(?:mission (?:d[’'])?)?intérim(?!\\p{L})|remplacement d[’']un congé`,
        '^contrato (?:temporal|eventual|por (?:obra|sustitución)|de sustitución|de interinidad)(?!\\p{L})|^contrato a termo (?:certo|incerto)(?!\\p{L})',
        '^(?:contratto |assunzione )?(?:a )?tempo determinato(?!\\p{L})|^contratto stagionale(?!\\p{L})',
        `^(?:een )?tijdelijk(?:e)? (?:contract|functie|baan|dienstverband|aanstelling)(?!\\p{L})|^contract van bepaalde (?:duur|tijd)(?!\\p{L})`,
        '^umowa na czas określony(?!\\p{L})|^(?:vikariat|visstidsanställning)(?!\\p{L})',
        `^(?:the )?(?:post|position|role|job) is (?:available|funded|offered)\\b[^.;]{0,30}? for (?:an? )?(?:initial )?(?:period of )?${COUNT} ${MONTHS}(?!\\p{L})|^term: ${COUNT} ${MONTHS}(?!\\p{L})`,
        `\\b(?:job|position|work|employment) (?:runs |lasts )?from (?:early |mid |late )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*(?: \\d{1,2})? (?:to|until|through)\\b`,
      ].join('|'),
    ],
    [
      'contract',
      [
        `^(?:this is )?(?:an? )?(?:initial )?${COUNT}[ -]months?(?:’|')?(?: rolling| renewable| initial)? contract(?!\\p{L}| (?:to hire|with))|^\\d{1,2}-week (?:travel )?(?:assignment|contract)(?!\\p{L})|^contract (?:length|duration|term): |^contract (?:for|of) ${COUNT} ${MONTHS}(?!\\p{L})|^contract[- ]to[- ]hire\\b`,
        "(?<!\\p{L})(?:(?:per|pro|par|al|por|an|a|om|i) (?:uur|stunde|tag|dag|jour|hour|day|hora|d[ií]a|heure|ora|giorno|timmen|time)|de l[’']heure|tagessatz|stundensatz|uurtarief|tjm)[^.;\\p{L}]{0,12}(?:excl(?:usief|\\.)? ?btw|zzgl\\.? (?:mwst|ust)|\\+ ?(?:mwst|ust|vat|iva|tva|btw)|plus vat|ht|hors tva|ex(?:k|c)l\\.? (?:moms|vat|iva)|ekskl\\.? moms|più iva|más iva|mais iva)(?!\\p{L})",
        '\\b(?:an?|our) freelance (?:\\p{L}+ ){0,2}?\\p{L}+(?= for\\b| to\\b| who\\b|[.,;])|\\b(?:you(?: are| will be|.re|.ll be)|engaged as) an independent contractor\\b|\\b(?:inside|outside) ir35\\b|\\bthis is an? (?:w-?2|c2c|1099) contract\\b',
        '^auf freiberuflicher basis(?!\\p{L})|^(?:freiberuflich|freie mitarbeit)(?!\\p{L})',
        '^mission (?:\\S+ ){0,6}?en freelance(?!\\p{L})|^(?:statut |en )?(?:freelance|indépendant)(?=[.,;]|$)',
        '^contrata(?:ção|mos) (?:como |via )?pj(?!\\p{L})|^regime (?:de contratação )?pj(?!\\p{L})|^(?:contrato )?(?:como )?autónomo(?=[.,;]|$)',
      ].join('|'),
    ],
  ] as const
).map(([type, pattern]) => [type, new RegExp(pattern, 'iu')]);

/** A sentence that begins with its hours in words. */
const BEGINS: readonly [EmploymentType, RegExp][] = (
  [
    [
      'full_time',
      'full[- ]?time|vollzeit|(?:à )?temps (?:plein|complet)|(?:a )?jornada completa|(?:a )?tiempo completo|(?:a )?tempo pieno|(?:a )?tempo in(?:teiro|tegral)|voltijds|heltid|pełny etat',
    ],
    [
      'part_time',
      'part[- ]?time|teilzeit|(?:à )?temps partiel|(?:à )?mi-temps|(?:a )?media jornada|(?:a )?jornada parcial|(?:a )?tiempo parcial|(?:a )?tempo parziale|(?:a )?tempo parcial|meio período|deeltijds|deltid|minijob',
    ],
  ] as const
).map(([type, words]) => [
  type,
  new RegExp(
    `^(?:(?:this is|permanent|poste|contrat|contrato|orario|horário|horario|jornada|contratto|assunzione a tempo indeterminato|contract van onbepaalde duur|unbefristeter vertrag|unbefristet|umowa o pracę na|cdi|festanstellung|regular|we offer),? (?:à |a |in |en |de |na )?)?(?:${words})(?:$|[.!]$|[,;:(–-]\\s?\\(?(?!(?:or|oder|ou|o|of|[pt]art|temps|teil|voll|employees?)(?!\\p{L}))|\\s?\\(|\\s(?:\\p{L}+ ){0,2}?(?:post|role|position|job|contract|appointment|vacancy)(?!\\p{L}| (?:seekers|boards?|fairs?|hunters|market|and full))|\\s(?:nights?|days|evenings?|mornings?|weekends?|to begin with|hours|position|auf|basis|shift|mit|ab|with|en|in|from|exempt|non-exempt|de|per|uur)(?!\\p{L}))`,
    'iu',
  ),
]);

const WEEKLY =
  '(?:(?:/|per|a|each|every|pro|par|por|a la|alla|in der|die|in de|i)\\s?(?:week|wk|woche|semaine|semana|settimana|veckan?)|weekly|pw|wöchentlich|hebdomadaires?|semanales|settimanali|hebdo)';
const UNIT = '(?:hours?|hrs?\\.?|std\\.?|stunden|heures|h|horas|ore|uur|uren|timmar|godzin)';
/** A sentence that begins with how many hours a week are worked. */
const HOURS = new RegExp(
  `(?:^|\\b(?:post|position|role|job|poste|puesto) of )(?:(?:you(?: will|['’]ll)? work )?(?:about|around|approx\\.?|circa|ca\\.?|permanent,?|poste permanent,?|jornada de|contrato de|contratto di|contrat de|contrat étudiant de|horario de|werkweek van|term time only,?) )?(?<least>\\d{1,2}(?:[.,]\\d{1,2})?)(?:\\s?(?:-|–|to|bis|à|a|tot)\\s?(?<most>\\d{1,2}(?:[.,]\\d)?))?\\s?${UNIT}(?:,? ${WEEKLY}|/${WEEKLY}|/\\p{L}+|,? over | le samedi)`,
  'iu',
);
const HOUR_WEEK =
  /^(?<least>\d{2}(?:[.,]\d)?)[- ](?:stunden-woche|hour (?:work ?)?week|urige werkweek)(?!\p{L})/iu;
/** A degree of employment as the Swiss write it: "Pensum 60 %". */
const DEGREE =
  /^(?:pensum|beschäftigungsgrad|arbeitspensum|taux d[’']activité|taux d[’']occupation)(?: von| de| :|:)? (?<least>\d{2,3})(?:\s?(?:-|–|bis|à)\s?(?<most>\d{2,3}))? ?%/iu;

/** Others than who is sought, choices, and what may come. */
const OTHERS =
  /(?<!\p{L})(?:employees|our clients|customers|may(?! \d| ?[-–—]| to\b)|might|could|either|experience in|erfahrung(?:en)? |possible|möglich|welcome requests|interns’|supervis\p{L}*|manage\p{L}*|oder|teilzeitgeeignet|teilzeitfähig|bis voll|unbefristete \p{L}* oder)(?!\p{L})/iu;
const CHOICE =
  /(?:full|voll|part|teil)[- ]?(?:and|or|und|oder|&|\/)?[- ]*(?:-?time|zeit)? (?:or|oder|ou|and|und|of) (?:full|part|voll|teil)|\bcdi ou cdd\b|\bfull- and part|\bor permanent\b/iu;

/** For small letters: a line without one of these states no employment freely. */
const CUES =
  /fixed term|maximum term|\bbtw\b|mwst|\bust\b|\bvat\b|\btva\b|\biva\b|moms\b|\bht\b|\bcover\b|\bwks?\b|tens\b|hpw|\bft\b|\bf\/t\b|\bpt\b|\bp\/t\b|vollpensum|whole-?time|\bonly\b|contractor|position|residency|fellowship|secondment|temporär|aushilfe|ett\b|mission|vertrag|ritenuta|\bcis\b|sole trader|substitute|stunden:|uurtjes|\d ?u\b|(?:jan|feb|mar|apr|may|mai|mei|jun|jul|aug|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|mär|gen|ene|abr|mag|giu|lug|janv|févr|avr|août)[a-zéûä]*\.?(?: \d{1,2})?\s?(?:-|–|—|\/|to |bis |a |à |au |al |hasta |settembre)|\bsaison|week|\bhours?\b|\bhrs?\b|stunden|std\b|heures|\d ?h\b|horas|\bore\b|uur\b|uren\b|contra|leave|stage\b|saison|season|\btemp\b|cdd|pensum|taux d|ir35|freiberuf|vertretung|on[- ]call|casual|zero-hour|umowa|etat|interim|intérim|term: | from (?:early |mid |late )?[a-z]{3,9}(?: \d+)? (?:to|until|through)|is available|remplacement|co-?op|tijdelijk|assignment|as needed|apprentissage|full[- ]?time|part[- ]?time|temps|zeit\b|zeitarbeit|leiharbeit|überlassung|befristet|minijob|geringf|jornada|tiempo|tempo |heltid|deltid|fuldtid|voltijd|deeltijd|\bfte\b|\bwte\b|\bvzä\b|\d ?%|bijbaan|weekendjob|uitzend|sommarjobb|sommerjob|ferienjob|vikar|säsong|harvest|picking|temporada|campaña|temporal|somministrazione|stagion|remplacement|suppléance|chantier|saisonnier|1099|subcontract|sub-contract|freelanc|\babn\b|b2b|p\.? ?iva\b|co\.co|zzp|freie mitarbeit|honorar|werkvertrag|autónomo|recibos|\bpj\b|prestaci|prestaç|timer\b|\btim\b|godz|night|evening|volunt|ehrenamt|bénévol|vrijwillig|bank position|sur appel|tirocinio|praktik|tymczas|zastępstw|określony|estágio|prácticas|alternance|apprendist|locum|relief|sazonal|suplencia|self-employed|casual|day-to-day|aprendizagem|befristung|assegno|borsa di|vendanges|collaboration lib|\bett con|por hora|4 ?x ?10|four tens|12s|vollzeit von|a day\b|por dia|am tag|par jour/;

/** Whether a line holds a word without which nothing is stated freely. */
export function mayStateFreely(text: string): boolean {
  return CUES.test(text.toLowerCase());
}

/**
 * The kind of employment, or the hours, that a sentence states by how it begins or in words that stand for themselves:
 * "6-month contract, renewable", "21 hours per week, permanent", "CDD de 8 mois". Null for others' and for what is open.
 */
export function readEmploymentFreely(sentence: string): EmploymentType | null {
  if (OTHERS.test(sentence) || CHOICE.test(sentence)) return null;
  const kind = KINDS.find(([, pattern]) => pattern.test(sentence))?.[0];
  if (kind !== undefined) return kind;
  const begins = BEGINS.filter(([, pattern]) => pattern.test(sentence));
  if (begins.length > 0) return begins.length === 1 ? (begins[0]?.[0] ?? null) : null;
  const short = readShortEmployment(sentence);
  // "10 hours weekly, independent contractor": the kind says more than the hours.
  const isKind = short !== null && short !== 'full_time' && short !== 'part_time';
  return isKind ? short : (readHours(sentence) ?? short);
}

const FULL_FROM = 35;
const PART_UNTIL = 33;

function readHours(sentence: string): EmploymentType | null {
  const degree = DEGREE.exec(sentence)?.groups;
  const groups = degree ?? HOURS.exec(sentence)?.groups ?? HOUR_WEEK.exec(sentence)?.groups;
  if (groups === undefined) return null;
  const [least, most] = [toNumber(groups['least']), toNumber(groups['most'] ?? groups['least'])];
  const [full, part] = degree === undefined ? [FULL_FROM, PART_UNTIL] : [100, 80];
  if (least >= full && most <= 100) return 'full_time';
  return most <= part && least >= 2 ? 'part_time' : null;
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}
