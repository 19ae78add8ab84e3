import type { MoneyRange } from './money-range.ts';

const STEP =
  /^\s?(?:(?:(?:on )?(?:weekdays?|mon(?:day)?s?(?:-|–| to )fri(?:day)?s?|days?|werktags|semaine)|to start|to begin with|starting|initially|während der probezeit)?(?:,| and| \/|;) (?!\p{L}*(?:differential|premium|allowance))|\s?(?:im )?(?:1\. (?:Lehr|Ausbildungs)?jahr)?[,;/]? ?(?:[2-4]\. (?:Lehr|Ausbildungs)?jahr|(?:zweite|dritte|vierte)n? (?:Lehr|Ausbildungs)jahr):? ?)$/iu;
const OF_STEP =
  /^\s?(?:at |on |for |the )?(?:from the \d{1,2}(?:st|nd|rd|th) day|after \d{1,3} (?:days|months)|(?:after|following|on completi(?:on|ng)(?: of)?) (?:a |an |the |your )?(?:\p{L}+[- ])?(?:probation|training|induction|certification|qualifying)|once (?:you(?:['’]re| are) )?(?:fully )?(?:certified|qualified|trained|licen[cs]ed|registered)|long[- ]term|weekends?|nights?|evenings?|saturdays?|sundays?|samstags?|sonntags?|nach (?:der )?(?:probezeit|einarbeitung)|après (?:la )?(?:période d[’']essai|formation)|tras (?:el )?per[ií]odo de prueba|después del? per[ií]odo de prueba|dopo (?:il )?periodo di prova|na (?:de )?proeftijd|efter (?:provanställning|prøvetid|prøveperiode)(?:en)?|po okresie próbnym|após (?:o )?período de experiência)(?!\p{L})/iu;
/** What stands before the higher amount and says by itself that it comes later. */
const LATER =
  /^\s?[,;/] (?:(?:and|und|et|y|e|en|och|og|i) )?(?:after (?:the |your )?probation(?:ary period)?|nach (?:der )?(?:probezeit|einarbeitung)|après (?:la )?(?:période d[’']essai|formation)|(?:tras|después de)l? (?:el )?per[ií]odo de prueba|dopo (?:il )?periodo di prova|na (?:de )?proeftijd|efter (?:provanställning|prøvetid|prøveperiode)(?:en)?|po okresie próbnym|após (?:o )?período de experiência) $/iu;
const FIRST_YEAR =
  /^\s?(?:im (?:1\.|ersten)(?: (?:Lehr|Ausbildungs)?jahr)?|(?:in|during) (?:your |the )?(?:first year|year (?:one|1)))(?:,| and| \/|;) $/iu;
const NEXT_YEAR =
  /^\s?(?:im (?:[2-4]\.|zweiten|dritten|vierten)(?: (?:Lehr|Ausbildungs)jahr)?|(?:in|during) (?:your |the )?(?:second year|year (?:two|2)))(?!\p{L})/iu;
/** A step of one pay is no premium: no more than so many times what comes before it. */
const MOST_TIMES = 2;

/** "£12.60 an hour weekdays, £13.40 weekends", "$20 an hour to start, $22 once certified": whether two amounts are steps of one pay. */
export function isStep(floor: MoneyRange, range: MoneyRange, text: string): boolean {
  const between = readBetween(floor, range, text);
  if (!isHigher(floor, range) || range.min === null || between.length > 40) return false;
  const behind = text.slice(range.end, range.end + 40);
  if (LATER.test(between) || (FIRST_YEAR.test(between) && NEXT_YEAR.test(behind))) return true;
  return STEP.test(between) && (/jahr/iu.test(between) || OF_STEP.test(behind));
}

const RISES =
  /^(?:\s?[,;–-])?\s?(?:and |then |it |which )?(?:\([^)]{1,40}\) (?:to|bis|à|hasta|a|tot|till?|do|até)|(?:rising|rises?|going up|goes up|increas(?:es|ing)|progress(?:es|ing)|moving|growing|(?:an)?steigend|steigt|évoluant|évolue|augmente|subiendo|sube|oplopend|loopt op|stigande|stigende|stiger|che sale|sale|rosnąc\p{L}*|rośnie|wzrasta|subindo|sobe) (?:up )?(?:to|auf|bis(?: zu)?|à|jusqu[’']à|hasta|a|tot|till?|fino a|do|até|para)) $/iu;
/** What is earned by success is no step of pay. */
const BY_SUCCESS =
  /^[^.;,]{0,30}(?:\bOTE\b|on[- ]target|\b(?:with|including|incl\.?|plus|in) (?:\p{L}+ )?(?:commissions?|bonus\p{L}*|provision|prime|primes))/iu;

/** "£27,000 rising to £29,500", "from $81,500 (no experience) to $124,000 (20 years)": whether the second is where the first ends. */
export function isRise(floor: MoneyRange, range: MoneyRange, text: string): boolean {
  const isOne = (floor.max === null || floor.min === floor.max) && floor.min !== null;
  return (
    isOne &&
    isHigher(floor, range) &&
    (range.min === null || range.min === range.max) &&
    RISES.test(readBetween(floor, range, text)) &&
    !BY_SUCCESS.test(text.slice(range.end, range.end + 40))
  );
}

/** An amount may begin with the blank before it. */
const readBetween = (floor: MoneyRange, range: MoneyRange, text: string): string =>
  `${text.slice(floor.end, range.start).trimEnd()} `;

function isHigher(floor: MoneyRange, range: MoneyRange): boolean {
  const [low, high] = [floor.max ?? floor.min, range.max ?? range.min ?? 0];
  return low !== null && low <= high && high <= low * MOST_TIMES && floor.mark === range.mark;
}

/** What two steps are together: from the first to the second. */
export function toStep(floor: MoneyRange, range: MoneyRange): Partial<MoneyRange> {
  return { max: range.max ?? range.min, end: range.end, period: floor.period ?? range.period };
}
