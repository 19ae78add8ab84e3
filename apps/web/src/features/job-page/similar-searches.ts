/** More words than these find hardly anything but the job that is gone. */
const MOST_WORDS = 6;
/** What the work is called, as a rule, without what follows. */
const NAME_WORDS = 2;
/** What follows one of these narrows the title down: a shift, a place, a number. */
const NARROWING = /\s[-–—|/]\s|[(,;:]/;
/** Words that promise another. */
const UNFINISHED = /\s(?:of|and|for|the|de|für|&)$/i;
const LEVELS = /^(?:(?:senior|junior|lead|principal|staff|chief|sr\.?|jr\.?)\s+)+(?=\S)/i;

/**
 * What to search for in place of a job that is gone, the closest first: ("Senior Registered Nurse - Nights", …) → "Senior
 * Registered Nurse", "Registered Nurse". Of one that nothing is known of, what its address calls it.
 */
export function listSimilarSearches(title: string | null, path: string): string[] {
  const name = (title ?? toAddressTitle(path)).split(NARROWING, 1)[0]?.trim() ?? '';
  const words = name.split(/\s+/).slice(0, MOST_WORDS);
  const plain = words.join(' ').replace(LEVELS, '');
  const short = plain.split(' ').slice(0, NAME_WORDS).join(' ');
  return [...new Set([words.join(' '), plain, short])].filter(
    (search) => /\p{L}{2}/u.test(search) && !UNFINISHED.test(search),
  );
}

/** "/ats/lever/acme/job/registered-nurse-7" → "registered nurse" */
function toAddressTitle(path: string): string {
  const [, last = ''] = /\/job\/([^/]*)$/.exec(path) ?? [];
  return decode(last)
    .replace(/-?(?<!\d)\d+$/, '')
    .replaceAll('-', ' ');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // No text of ours; its plain words serve.
    return text;
  }
}
