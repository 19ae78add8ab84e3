import { fold } from './clean-text.ts';

/** What stands before a hyphen of its own, folded: `full-stack`, `co-founder`. */
const BEFORE = new Set(
  (
    'full half part self co cross high low long short real end back front multi non pre post third first second open closed problem decision ' +
    'data cloud object user customer client result results detail team goal fast hard hands well best year award state on off in out up down ' +
    'two three four five six seven eight nine ten one single double cost time value risk test event server mobile e b x anti ex inter intra ' +
    'micro macro mid mini over under semi sub super trans ultra vice web work all any world large small'
  ).split(' '),
);
/** And behind one. */
const BEHIND = new Set(
  (
    'stack time end based driven oriented solving making functional level side quality party source to the up on off performance scale friendly ' +
    'facing term wide related ready service class month year day week hour free of person line size site house based focused centric centered ' +
    'minded paced depth effective efficient critical sensitive specific aware winning building keeping tracking sharing mortem sales op ops ' +
    'in out down over by step learn platform tier person player starter thinker old long range rate risk case cut profit native first'
  ).split(' '),
);
const SUSPENDED = /^(?:und|oder|and|or|et|ou|y|e|o|en|of|och|eller)\s/i;

/**
 * Two lines as one text; a hyphen that only broke a word goes: `'Succession Plan-'`, `'ning'` → `'Succession Planning'`, and
 * `'full-'`, `'stack'` → `'full-stack'`.
 */
export function joinBroken(above: string, below: string): string {
  const broken = /(^|[^\p{L}])(\p{L}{2,})-$/u.exec(above);
  if (!/\p{L}-$/u.test(above)) return `${above} ${below}`;
  if (SUSPENDED.test(below)) return `${above} ${below}`;
  const first = fold(broken?.[2] ?? '');
  const rest = fold(/^\p{L}+/u.exec(below)?.[0] ?? '');
  const isWhole = broken === null || BEFORE.has(first) || BEHIND.has(rest) || !/^\p{Ll}/u.test(below);
  return isWhole ? above + below : above.slice(0, -1) + below;
}
