import { stripAccents, type WorkMode } from '@firsthand/contracts';
import { isSomeDays } from './office-days.ts';

/** Words of the three modes, on text in lower case without accents. */
const REMOTE =
  /\b(remote|remotely|remoto|remota|work(?:ing)? from home|work from anywhere|wfh|wfa|telecommut\w*|telework\w*|teletravail|teletrabajo|teletrabalho|a distance|a distancia|op afstand|smart ?working|home ?office|homebased|home[- ]based|home ?work(?:ing|er)|work(?:ing)? at home|distans\w*|thuiswerk\w*|virtual|zdaln\w*|fjernarbej\w*|hjemmekontor|mobiles arbeiten)\b/;
/** Part of the work, and no more, in the languages of the filter's countries. */
const PARTLY =
  /\b(?:part(?:ly|ial(?:ly)?)|occasional(?:ly)?|sometimes|teilweise|teils|anteilig|gelegentlich|partiel(?:le)?(?:ment)?|en partie|parcial(?:mente)?|ocasional(?:mente)?|parzial[ei]?(?:mente)?|in parte|gedeeltelijk|deels|delvis|czesciow\w*)\b/;
const HYBRID = /\b(hybrid|hybride[rsn]?|hibrid[oa]|hybryd\w*|ibrid[oa]|part[- ]remote|semi[- ]remote)\b/;
const ON_SITE =
  /\b(on[- ]?site|in[- ]?office|in[- ]?person|office[- ]based|at the office|vor ort|praesenz|prasenz|sur site|sur place|presentiel|presencial|in presenza|op locatie|op kantoor|pa plats|in sede|stationary|stacjonarn\w*)\b|^office$/;
const NOT_REMOTE =
  /\b(?:non|not|no|never|kein|pas de|sin|nao)[- ](?:remote|home ?office|teletravail|teletrabajo)\b|\bremote ?(?:[:=-] ?)?(?:no|false|not|none|nein|non)\b|\bnot (?:a )?remote\b/;
/** Says that remote can be had, not that the job is. */
const MAYBE_REMOTE =
  /\bremote[- ](?:eligible|considered|friendly|flexible|available|allowed|option)\b|\btemporar\w+ remote\b|\b(?:possible|optional(?:ly)?|moglich|wahlweise|nach absprache|auf wunsch|envisageable|opcional|posible|possivel|possibile|opzionale|facoltativo|mogelijk|optioneel|mojlig\w*|valfri\w*|mulig\w*|mozliw\w*|opcjonaln\w*)\b/;

/** In Japanese, Chinese and Korean, where words have no blanks between them. */
const ASIAN: readonly [WorkMode | null, RegExp][] = [
  [
    'on_site',
    /(?:リモート|在宅|テレワーク)(?:勤務)?(?:不可|なし|無)|재택(?:근무)?\s?(?:불가|없음)|不(?:可|支持|接受)(?:远程|遠端|遠距)/u,
  ],
  [
    'hybrid',
    /ハイブリッド|[一部]部?(?:リモート|在宅)|リモート併用|週\s?[1-4１-４一二三四].{0,6}(?:リモート|在宅|出社)|하이브리드|부분\s?재택|주\s?[1-4].{0,6}(?:재택|출근)|混合办公|混合辦公|部分(?:远程|遠端|居家)|每[周週][1-4一二三四]天/u,
  ],
  [
    null,
    /(?:リモート|在宅|テレワーク)(?:勤務|ワーク)?(?:可|相談|応相談)|(?:재택|원격)(?:근무)?\s?(?:가능|선택|협의)|可(?:选|選)?(?:远程|遠端|遠距|居家)|(?:远程|遠端|遠距)(?:可|可选)/u,
  ],
  ['remote', /リモート|在宅|テレワーク|재택|원격|远程|遠端|遠距|居家办公|居家辦公|在家办公|在家工作/u],
  [
    'on_site',
    /出社|オフィス勤務|常駐|現場勤務|现场办公|現場辦公|到岗|坐班|办公室办公|사무실\s?(?:근무|출근)|출근|상주|대면/u,
  ],
];

/** Some of a week's days in the office make remote work hybrid, whatever it is called. */
const OFFICE_DAYS =
  /\b(?:office|on[- ]?site|in[- ]person|hq)\b.{0,20}\b(?:[1-4]|one|two|three|four)\b.{0,12}\bdays?\b|\b(?:[1-4]|one|two|three|four)\b.{0,12}\bdays?\b.{0,30}\b(?:office|on[- ]?site|in[- ]person|hq)\b/;
/** How often, and no more. */
const SOME_VISITS = /\b(?:weekly|regular|some) (?:office|on[- ]?site|in[- ]office) (?:days?|visits?)\b/;

/** Lower case, accents off, underscores to blanks, at most 300 characters. */
function fold(text: string): string {
  return stripAccents(text.slice(0, 300))
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
}

/**
 * The work mode a source's own field states: "Fully remote", "Hybrid - 3 days", "IN_OFFICE", "TELECOMMUTE".
 * Null when it states none, or leaves the choice between remote and on-site open.
 */
export function toWorkMode(text: string | null | undefined): WorkMode | null {
  const asian = findInAsian(text ?? '');
  if (asian !== undefined) return asian;
  const folded = fold(text ?? '');
  if (NOT_REMOTE.test(folded)) return 'on_site';
  if (MAYBE_REMOTE.test(folded) || SOME_VISITS.test(folded)) return null;
  if (HYBRID.test(folded)) return 'hybrid';
  const isRemote = REMOTE.test(folded);
  if (isRemote && isPartOfWeek(folded, text ?? '')) return 'hybrid';
  const isOnSite = ON_SITE.test(folded);
  if (isRemote === isOnSite) return null;
  return isRemote ? 'remote' : 'on_site';
}

/** "2 days remote", "Teilweise Homeoffice", "Remote, 3 days in the office". */
function isPartOfWeek(folded: string, text: string): boolean {
  return PARTLY.test(folded) || OFFICE_DAYS.test(folded) || isSomeDays(text.slice(0, 300));
}

/** What a text in Japanese, Chinese or Korean says; undefined when it says nothing in them. */
function findInAsian(text: string): WorkMode | null | undefined {
  if (!/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text))
    return undefined;
  const words = text.slice(0, 300).normalize('NFC');
  return ASIAN.find(([, pattern]) => pattern.test(words))?.[0];
}

/** "Remote" as a word of the trade, not of the place: Remote Sensing Analyst, Remote Support, remote sites. */
const REMOTE_TRADE =
  /\bremote[- ](?:sensing|support|desktop|areas?|sites?|monitoring|control\w*|pilot\w*|access|operat\w*|vehicles?|hands|infrastructure|locations?|communit\w*|patient|proctor\w*|deposit|viewing|diagnostics?|systems?|sales? support|terminal|service technician|id\b|health|care|execution|procedure|learning|education|teaching|instruction|teams?\b)/g;

const CLEAR_REMOTE =
  /\b(remote|remoto|remota|work from home|wfh|work from anywhere|telecommut\w*|telework\w*|teletravail|teletrabajo|homeoffice|thuiswerk\w*)\b/;
/** In titles in brackets only: a home-based therapist works at other people's homes. */
const HOME_REMARK = /\((?:home[- ]?based|home ?working)\)/;
const VIRTUAL_PLACE = /(?:^|[-–,|(/]\s*)(?:100 ?% |fully )?virtual\s*(?:$|[-–,|)/])/;
/** In running titles only as a remark of its own: "(On-Site in Fairmont)", "Analyst - onsite", not "Onsite Nurse". */
const ON_SITE_REMARK =
  /(?:^|[-–—|,(/[]\s*)(?:on[- ]?site|in[- ]office|in[- ]person|vor ort|sur site|presencial)(?=\s*(?:$|[)\],;:|/–—-]|\b(?:in|at|only|role|position|\d)))/;

/** A place that is somebody's home, as the whole of a piece: "UK - Home Based", not "Home Based Services Center". */
const HOME =
  /(?:^|[-–—|,(/;]\s*)(?:home[- ]?based|home ?work(?:ing|er)|work(?:ing)? (?:from|at) home|wfh)\s*(?=$|[-–—|,)(/;])|^anywhere\b/;

function findInText(text: string): WorkMode | null {
  const asian = findInAsian(text);
  if (asian !== undefined) return asian;
  const folded = fold(text).replace(REMOTE_TRADE, ' ');
  if (
    HYBRID.test(folded) &&
    !/\bhybrid(?:e[snr]?|o|a)?[ -]?(?:cloud|vehicle|car|auto|wagen|fahrzeug|antrieb|motor|bus|voertuig|vehicule|voiture|coche|vehiculo|veicol|bil|truck|hev|power|energy|solar|seed|event|publishing|electric|elektr|intelligence|mobile|app|sales|search|infrastructure|it\b|account)/.test(
      folded,
    )
  )
    return 'hybrid';
  if (NOT_REMOTE.test(folded)) return 'on_site';
  if (MAYBE_REMOTE.test(folded)) return null;
  if (CLEAR_REMOTE.test(folded) || VIRTUAL_PLACE.test(folded))
    return isPartOfWeek(folded, text) ? 'hybrid' : 'remote';
  if (HOME_REMARK.test(folded)) return 'remote';
  return ON_SITE_REMARK.test(folded) ? 'on_site' : null;
}

/**
 * The work mode that location pieces and the title give away, cautiously: hybrid if any says so, else remote,
 * else on-site when it is said as a remark of its own. "Remote Sensing Analyst" says nothing.
 */
export function findWorkModeInTexts(texts: (string | null | undefined)[]): WorkMode | null {
  return chooseWorkMode(texts.map((text) => (text ? findInText(text) : null)));
}

/** The same for texts of places, which may also be somebody's home: "Home based, UK". */
export function findWorkModeInPlaces(texts: (string | null | undefined)[]): WorkMode | null {
  return chooseWorkMode(
    texts.map((text) => (text ? (findInText(text) ?? (HOME.test(fold(text)) ? 'remote' : null)) : null)),
  );
}

/** Hybrid if anything says so, since a hybrid job is never remote; else remote, else on-site. */
export function chooseWorkMode(found: readonly (WorkMode | null)[]): WorkMode | null {
  return (['hybrid', 'remote', 'on_site'] as const).find((mode) => found.includes(mode)) ?? null;
}
