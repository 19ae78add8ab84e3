import { fold } from '../words/clean-text.ts';

/** How a syllable of a name may begin and end, folded: `'GPHR'`, `'CBAP'` and `'CITP'` are said letter by letter. */
const ONSET =
  /^(?:[bcdfghjklmnpqrstvwxz]|bj|bl|br|ch|chl|chr|cl|cr|cz|dh|dj|dm|dr|dz|dzh|fj|fl|fr|gh|gj|gl|gn|gr|gu|gw|hj|hr|hl|jh|kh|kj|kl|kn|kr|kw|lh|ll|lj|lw|mb|mc|mk|ml|mn|mw|nd|ng|nh|nj|nk|ny|pf|ph|pl|pr|ps|qu|rh|sch|schl|schm|schn|schr|schw|sc|scr|sh|shr|sj|sk|skj|sl|sm|sn|sp|spr|squ|sr|st|str|sv|sw|sz|szcz|szy|th|thr|tj|tr|ts|tsch|tv|tw|vl|vr|wh|wl|wr|zb|zd|zh|zl|zn|zs|zw)?$/;
const CODA =
  /^(?:[bcdfghjklmnprstvwxz]|ch|ck|ckx|cks|ct|cz|dt|ds|ff|ft|gh|ght|gs|hl|hm|hn|hr|ks|ld|ldt|lf|lk|ll|lls|lm|ln|lp|ls|lt|lth|ltz|lz|mb|mm|mp|ms|mps|nch|nck|nd|nds|ng|ngs|nk|nn|ns|nst|nt|nth|ntz|nz|ph|ps|pp|rc|rch|rck|rd|rds|rf|rg|rk|rks|rl|rm|rn|rp|rr|rs|rsch|rst|rt|rth|rts|rtz|rx|rz|sch|sh|sk|sp|ss|st|th|ths|tt|tts|tz|wn|ws|ys|yn|zz)?$/;

/** Whether a word can be said as a name is: no letters of a title such as `GPHR`. Words of three letters and fewer may be either. */
export function isSpeakable(word: string): boolean {
  const parts = word.split(/[-'’]/);
  if (parts.length > 1) return parts.every((part) => part.length < 2 || isSpeakable(part));
  const letters = fold(word).replace(/[^a-z]/g, '');
  const onset = /^[^aeiouy]*/.exec(letters)?.[0] ?? '';
  const coda = /[^aeiouy]*$/.exec(letters)?.[0] ?? '';
  if (onset.length === letters.length) return false;
  return ONSET.test(onset) && CODA.test(coda) && !/[^aeiouy]{5}/.test(letters);
}

/** `'MD'`, `'RN-BC'`, `'LEED'`, `'BD+C'`, `'PhD'`: short and mostly of capitals, as the letters behind a name. */
export function isLetters(word: string): boolean {
  return word.length <= 10 && /^[\p{L}\d+&.'’®™/-]+$/u.test(word) && /\p{Lu}.*\p{Lu}/u.test(word);
}
