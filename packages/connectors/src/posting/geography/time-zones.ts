import { foldName } from './countries.ts';

/** What is enough to say that a zone is meant. Codes of two letters are rather states. */
const ZONES = new Set(
  (
    'est edt cst cdt mst mdt pst pdt akst hst cet cest eet eest wet gmt utc bst aest aedt acst awst nzst nzdt sgt jst brt ' +
    'timezone timezones zeitzone zeitzonen fuseau horaire horario fuso tijdzone'
  ).split(' '),
);
/** What stands beside a zone's name: offsets, links, and the words of longer names. */
const BESIDE = new Set(
  (
    'et ct mt pt ist west art to or and bis und oder ou et y e o a between within time zone zones hour hours hrs h std ' +
    'stunden heures horas ore overlap plus minus core working business standard daylight savings summer ' +
    'european europe american america north eastern central mountain pacific atlantic any all with of in the around only ' +
    'compatible friendly based de del von zona fuseaux horaires'
  ).split(' '),
);
const OF_TIME = new Set(['time', 'zone', 'zones', 'hours', 'hrs']);
const OFFSET = /^\d{1,2}h?$/;
/** "US time zones" are no place, and "US, EST hours" is one. */
const OF_A_COUNTRY =
  /^(?:us|u s|usa|eu|uk) (?=(?:(?:eastern|western|central|business|working|based) )?(?:time|timezones?|hours)\b)/;
/** A longer text is more than a zone. */
const MOST_WORDS = 14;

/**
 * Whether a text names a zone of time and nothing else: "CET (+/- 2 hours)", "GMT-3 to UTC+2", "US time zones". It says
 * when people work, not where.
 */
export function isTimeZone(text: string): boolean {
  const words = foldName(text)
    .replace(OF_A_COUNTRY, '')
    .split(' ')
    .flatMap((word) => /^(utc|gmt|cet|est)(\d{1,2})$/.exec(word)?.slice(1) ?? word);
  if (words.length > MOST_WORDS) return false;
  const isEach = words.every((word) => ZONES.has(word) || BESIDE.has(word) || OFFSET.test(word));
  return isEach && (words.some((word) => ZONES.has(word)) || isOfTime(words) || areShort(words));
}

/** "Eastern Time", "European business hours", but not "business" alone. */
function isOfTime(words: readonly string[]): boolean {
  return (
    words.length > 1 && words.some((word) => OF_TIME.has(word)) && words.every((word) => !OFFSET.test(word))
  );
}

/** "ET/PT": one alone is rather a state or a country. */
const SHORT = new Set(['et', 'ct', 'mt', 'pt']);

function areShort(words: readonly string[]): boolean {
  return (
    words.length > 1 &&
    words.every((word) => SHORT.has(word) || word === 'or' || word === 'to' || word === 'and')
  );
}
