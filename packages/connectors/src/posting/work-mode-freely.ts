import type { WorkMode } from '@firsthand/contracts';
import { countsSomeDays, isSomeDays } from './office-days.ts';
import { DENIED_REMOTE, FREELY_REMOTE, WORKPLACES } from './work-mode-free-words.ts';
import { SHORT_WORDS } from './work-mode-short-words.ts';

/** For small letters: a sentence without one of these says nothing freely. */
const CUES =
  /wherever|in[- ]store|in[- ]shop|at your desk|distributed|onsite|zuhause|büro|mobiles arb.*\d tag|telecommut|heimarbeit|arbeitsort|wohnort|woonplaats|showroom|based|in the shop|physical|asistencia|standort|werkplaats|telearbeit|mobilarbeit|alternierend|ortsflex|smart|tele-?health|teletherapy|come in|sit together|expect|dienst|einsatz|any country|any state|video|tageweise|telearbeit|maison|campus|day|week|woche|tag\b|täglich|semaine|jours?\b|quotidien|settimana|giorn|semana|d[ií]as?\b|dagen|vecka|\d ?%|home|remot|on-site|on site|office|bürotag|sonst |anywhere|telework|télétravail|teletrab|ortsunabh|distan|afstand|thuis|zdaln|biur|no office|no desk|hybrid|h[ií]brid|ibrid|campus|plant\b|presencial|presenza|präsenz|hälfte|halb|negozio|boutique|magasin|baustelle|chantier|überall|couch|sofa|vor ort|in person|on property|premises|wfh|tage\b|zu hause|dagar|\bdni\b|dnia|domu|kontoret|\bhuis\b|\bhjem|\bhem|casa\b|domicile|présentiel|sur place|sur site|in sede|smart ?working|lavoro agile|stacjonarn|hybryd|na miejscu|på plats|på stedet|fremmøde|locatie|kantoor|bureau|oficina|ufficio/;

/** Days that are no part of an ordinary week's work, and what anybody may choose. */
const OTHER_DAYS =
  /\b(?:onboard\w*|orientation|interviews?|trial|events?|conferences?|workshops?|retreats?|off-?sites?|vacation|holidays?|pto|notice|parking|choose|chooses|choice|optional|if you (?:like|want|prefer|wish)|as you (?:like|please|wish)|free to|up to you|customers?|patients?|visitors|open (?:from|to|on|mon|seven|daily)|open|closed|office hours|call|contact|urlaub|resturlaub|congés?|vacaciones|ferie|vakantie|lunch|lunches|breakfast|fruit|snacks?|coffee|yoga|gym|dogs?|obst|frühstück|kaffee|kunden|on call|in your first|first (?:week|month)s?|probation|trainings?|remotely with|télétravail possible|einarbeitung|formation)\b/iu;
/** Other people than who takes the job, and some of many jobs. */
const OTHERS =
  /\b(?:kundin|patients|pupils|players|at sea|vendors?|(?<!(?:with|at|to) )clients?|suppliers?|tenants|residents|students|partners?|members|(?:employees|colleagues|staff|people) (?:in|at|of)|some (?:roles|positions|jobs|teams)|certain (?:roles|positions|teams)|algun[oa]s|einigen?|manchen?|certains|alcun[ei]|sommige|alguns)\b(?<!\bchez le client)/iu;
const DENIED = /\b(?:not|n['’]t|never|nicht|kein\p{L}*|pas|niet|geen|no es|non è|não)\b/iu;
const DENIES_FREELY = /\b(?:not|n['’]t|never|either|unless|nicht|kein\p{L}*|pas|niet|geen|non)\b/iu;
/** Whose week it is. */
const SUBJECT =
  /(?<!\p{L})(?:you(?:['’]ll|['’]re)?|we(?:['’]re)?|everyone|everybody|interns|employees|staff|associates|candidates?|leaders|team|role|position|job|work(?:ing)?|telework|du|sie|wir|vous|tu|nous|présence|trabaj\p{L}*|lavor\p{L}*|prac\p{L}*|je|jij|u|arbeit\p{L}*|trabalh\p{L}*)(?!\p{L})/iu;
const WEEK =
  /(?<!\p{L})(?:week|weekly|wk|woche|wöchentlich|semaine|semana|settimana|settimanali|vecka|veckan|tydzień|tygodniu|tygodniowo)(?!\p{L})/iu;

const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|mercoledì|giovedì|venerdì|maandag|dinsdag|woensdag|donderdag|vrijdag|segundas?|terças?|quartas?|quintas?|sextas?|poniedziałku|piątku';
const SAID_WEEKDAYS = new RegExp(`(?<!\\p{L})(?:${WEEKDAY})(?!\\p{L})`, 'giu');
const WHOLE_WEEK =
  /(?<!\p{L})(?:mon(?:day)?s? ?(?:-|–|to|through|thru|till|until) ?(?:fri|satur|sun)(?:day)?s?|montag bis freitag|lundi au vendredi|lunes a viernes|lunedì (?:a|al) venerdì|maandag (?:t\/m|tot en met) vrijdag|segunda a sexta|poniedziałku do piątku|every day|each day|daily|(?:all )?(?:five|5) days|an fünf tagen|täglich|jeden tag|tous les jours|au quotidien|cinq jours|todos los días|cada día|cinco días|ogni giorno|tutti i giorni|elke dag|todos os dias|codziennie)(?!\p{L})/iu;
const AT_WORK =
  /(?<!\p{L})(?:in|at|from|into|on|im|am|auf|unserem|au|sur|en|nuestra|in ufficio|op|no|na|w)\s(?:[\p{L}\d.’'-]+\s){0,4}?(?:offices?|studio|headquarters|hq|lab|laboratory|plant|factory|campus|warehouse|workshop|site|büro|werkstatt|baustelle|bureau|bureaux|site|chantiers?|oficinas?|ufficio|sede|kantoor|escritório|kontoret|biurze)(?!\p{L})|^work from office|^(?:présence|presenza|präsenz)/iu;
const AT_HOME =
  /(?<!\p{L})(?:from home|at home|remote|remotely|home[- ]?office|zu hause|zuhause|mobil\p{L}*|télétravail|teletrabajo|desde casa|da casa|smart ?working|thuis|em casa|hemifrån|telework|wfh|work-from-home)(?!\p{L})/iu;
/** "This role sits with the customer, on site in Reston five days a week." */
const WHOLE_ON_SITE =
  /^(?:this|the) (?:role|position|job)\b[^.;]{0,60}?\bon[- ]?site\b[^.;]{0,30}?\b(?:five days|5 days|every day|daily)\b/iu;
/** Part here, part there. */
const PARTS =
  /\b(?:some|most|certain) days (?:at|from|in|remote)|\bpart(?:ly|ial(?:ly)?)? (?:at|from) home|\bpart of the week (?:at|from) home|\bhalf (?:of )?(?:the |your )?(?:week|time) (?:at|from|in)|büro\b.{0,30}\bund\b.{0,15}(?:remote|home-?office|zu hause|mobil)|teils? .{0,20}(?:home-?office|zu hause|remote)|sonst (?:wo|von wo|überall|remote|mobil|zu hause|im home-?office)|télétravail partiel|teletrabajo parcial|\bem casa no resto\b/iu;
const CHOSEN = /\b(?:wahl|wahlweise|oder|choice|or|ou|choose)\b/iu;
/** "at least 50 % in our office": from a tenth to nine tenths of the time. */
const SHARE =
  /(?<![\p{L}\d.])[1-9]\d ?%(?: of (?:your |the |working |their )*(?:time|week|hours))? (?:in|at|from|im|au|en|op|in de) (?:[\p{L}’'-]+ ){0,3}?(?:office|home|büro|home-?office|bureau|oficina|ufficio|kantoor|escritório)(?!\p{L})/iu;
const HYBRID = /(?<!\p{L})(?:hybrid(?:e[snr]?)?|h[ií]brid[oa]|ibrid[oa])(?!\p{L})/iu;
/** "Hybrid schedule", "Modelo híbrido", "We follow a 3/2 hybrid model": of how one works, not of clouds. */
const HYBRID_WORK =
  /^(?:we (?:follow|work|operate)(?: on| in| to)? (?:an? |our )?(?:[1-4]\/[1-4] )?hybrid (?:work(?:ing)? )?(?:model|schedule|pattern|policy|week)|(?:mode|rythme|modèle|travail) hybride\b|(?:régimen|esquema|modelo|modalidad|formato|regime|trabalho|trabajo|modalidade|modalità|modello|lavoro) (?:de trabajo |de trabalho |di lavoro )?(?:h[ií]brid[oa]|ibrid[oa]))|(?<!\p{L})(?:en )?(?:mode|rythme) hybride\b|(?<!\p{L})(?:modelo|regime|esquema|modalidad) h[íi]brid[oa]/iu;

/** Whether a text holds a word without which nothing is said freely. */
export function mayBeFree(text: string): boolean {
  return CUES.test(text.toLowerCase());
}

/**
 * The work mode that a sentence says in words that no fixed sentence foresees: by the days that are spent in an office or
 * at home, by what it denies, or by where it may be done from. Null for what is open to choice, for days of other things
 * and for the employer's own way of working.
 */
export function readFreely(sentence: string): WorkMode | null {
  if (!mayBeFree(sentence)) return null;
  if (DENIED_REMOTE.test(sentence) || WHOLE_ON_SITE.test(sentence)) return 'on_site';
  return (
    readDays(sentence) ??
    readRemote(sentence) ??
    (isAtWorkplace(sentence) ? 'on_site' : null) ??
    readShort(sentence)
  );
}

/** Longer sentences are no lines of a few words. */
const SHORT = 110;

function readShort(text: string): WorkMode | null {
  const isOfOthers = OTHERS.test(
    text.replace(
      /\b(?:client sites?|(?:at|on|in) the client['’]s (?:\p{L}+ ){0,2}?(?:campus|offices?|site|hq|headquarters|plant|premises)|residents)\b/giu,
      'at the site',
    ),
  );
  if (text.length > SHORT || isOfOthers) return null;
  if (OTHER_THINGS.test(text)) return readShareOf(text);
  const whole = SHORT_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  return whole ?? (isPartlyElsewhere(text) ? null : readPieces(text));
}

/** "£60-65k, car allowance, 60/40 split between home and office": in a list of other things only what counts days or shares. */
function readShareOf(text: string): WorkMode | null {
  const isShare = (piece: string): boolean =>
    /\d/u.test(piece) &&
    !OTHER_THINGS.test(piece) &&
    SHORT_WORDS.find(([, pattern]) => pattern.test(piece))?.[0] === 'hybrid';
  return text.split(/[,;|•·]\s/u).some(isShare) ? 'hybrid' : null;
}

/** "4 evenings, sur place": of the pieces of a line only the place where it is done may stand for all of it. */
function readPieces(text: string): WorkMode | null {
  const pieces = text.split(/,\s|[;|•·]|\s[–—-]\s/u).map((piece) => piece.trim());
  const isThere = (piece: string): boolean =>
    piece !== '' && SHORT_WORDS.some(([mode, pattern]) => mode === 'on_site' && pattern.test(piece));
  return pieces.length > 1 && pieces.length <= MOST_PIECES && pieces.some(isThere) ? 'on_site' : null;
}

const MOST_PIECES = 5;

const isPartlyElsewhere = (text: string): boolean =>
  AT_HOME.test(text) || HYBRID.test(text) || countsSomeDays(text);

/** What a few words are about that are not about where the work is done. */
const OTHER_THINGS =
  /\b(?:vehicles?|cars?|cloud|gym|childcare|nursery|canteen|parking|interviews?|onboarding|courses? (?:are )?available|events?|conferences?|stipend|allowance|budget|equipment|policy|policies|perks?|benefits?|is (?:common|usual|typical|normal)|üblich|habituel|our (?:customers|clients|teams?|staff|colleagues)|kunden|clients|clienti|klanten|clientes|kunder)\b/iu;

function readDays(said: string): WorkMode | null {
  const text = said.replace(AFTER_LEARNING, ' ');
  if (OTHER_DAYS.test(text) || OTHERS.test(text) || DENIED.test(text)) return null;
  if (PRESENCE.test(text)) return 'hybrid';
  const isCounted = countsSomeDays(text) || isSomeWeekdays(text);
  if (HYBRID.test(text) && (isCounted || HYBRID_WORK.test(text) || /\b[1-4]\/[1-4]\b/u.test(text)))
    return 'hybrid';
  if (isSomeDays(text) && (WEEK.test(text) || (!FOUR.test(text) && isBeside(text)))) return 'hybrid';
  if (isSomeWeekdays(text) && (AT_WORK.test(text) || AT_HOME.test(text) || TOGETHER.test(text)))
    return 'hybrid';
  if (OFFICE_DAYS.test(text) && SUBJECT.test(text)) return 'hybrid';
  if (
    SHARE.test(text) ||
    (PARTS.test(text) && !CHOSEN.test(text) && !/possib|möglich|mogelijk|posib/iu.test(text))
  )
    return 'hybrid';
  const isWhole = WHOLE_WEEK.test(text) && AT_WORK.test(text) && !AT_HOME.test(text);
  return isWhole && (SUBJECT.test(text) || /^(?:from|in) (?:our|the)\b/iu.test(text)) ? 'on_site' : null;
}

/** "Three days from home after onboarding": what is so ever after. */
const AFTER_LEARNING =
  /(?<!\p{L})(?:nach|after|following|once|après|tras|dopo|na|efter|po) (?:(?:the|an?|your|der|einer|la|une|el|un|il|de|je) )?(?:\p{L}+[- ])?(?:einarbeitung(?:szeit|sphase)?|probezeit|onboarding|probation(?:ary period)?|training(?: period)?|formation|période d[’']essai|intégration|periodo de prueba|formación|formazione|periodo di prova|inwerkperiode|inwerktijd|proeftijd|inskolning(?:en)?|introduktion(?:en)?|upplärning(?:en)?|oplæring(?:en)?|okresie próbnym|wdrożeni[ua])(?!\p{L})/giu;
/** "In-office expectation: 3 days" */
const PRESENCE =
  /^(?:in[- ]office|on[- ]?site|office) (?:expectations?|requirements?|presence|attendance|days)(?: \w+){0,2}: (?:at least |minimum )?(?:[1-4]|one|two|three|four)(?: ?(?:-|–|to) ?[2-4])? days?\b/iu;
/** Four days may be all that somebody works. */
const FOUR = /(?<!\p{L})(?:four|vier|quatre|cuatro|quattro|quatro|fyra|4)\s/iu;
/** "mit zwei festen Bürotagen" */
const OFFICE_DAYS =
  /(?<!\p{L})(?:ein|einem|eine[nr]?|zwei|drei|vier|[1-4]) (?:feste[nr]? )?(?:büro|präsenz|home-?office|remote)-?tage?n?(?!\p{L})(?!.*üblich)/iu;
const TOGETHER = /\b(?:come|comes|get|gets) together\b|\bin[- ]person\b/iu;
/** "with two days in our office", "drei feste Bürotage", "dos días en oficina": the place stands right beside the count. */
const BESIDE =
  /(?<!\p{L})(?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dagen?|dagar|dage|dni|dias)(?:\/week)?,? (?:(?:in|of|at|from|on|im|von|au|en|de|in|op|da|no|em|di|vanuit|på|w|z|à)\s)?(?:[\p{L}’'-]+ ){0,3}?(?:offices?|on[- ]?site|home|büro|bureau|oficina|casa|ufficio|smart ?working|kantoor|thuis|télétravail|teletrabajo|escritório|remoto|presencial(?:es)?|remotely|remote(?! (?!work|and\b|per\b|a\b|each\b)\p{L})|telework|home-?office|zu hause|zuhause|mobil|mobiles arbeiten|thuiswerken|vor ort|à distance|distance|maison|site|huis|afstand|kontoret|hemma|hemifrån|distans|biurze|domu|zdaln\p{L}+|stacjonarn\p{L}+)(?!\p{L})/iu;

function isBeside(text: string): boolean {
  return (
    BESIDE.test(text) &&
    (SUBJECT.test(text) || HYBRID.test(text) || /^(?:with |con |mit |avec )?\S+ /u.test(text))
  );
}

/** One to four days of the week by their names. */
function isSomeWeekdays(text: string): boolean {
  return !WHOLE_WEEK.test(text) && (text.match(SAID_WEEKDAYS) ?? []).length > 0;
}

const OPEN_TO =
  /\b(?:weeks?|months?|days?) (?:a|per|each|every) year\b|\babroad\b|\bworkation\b|\bausland\b|\bétranger\b|\bextranjero\b|\bestero\b/iu;

/** What is left of a week or a time of which a part was told. */
const REST =
  /(?<!\p{L})(?:sonst|ansonsten|den rest|otherwise|the rest|le reste|el resto|il resto|de rest|o resto)(?!\p{L})(?=.*(?:hause|home|remote|casa|thuis|distance))(?<=(?:tage?|days?|jours?|d[ií]as?|giorn[oi]|dagen)(?!\p{L}).*)/iu;

function readRemote(text: string): WorkMode | null {
  if (OPEN_TO.test(text) || HYBRID.test(text) || isSomeDays(text) || REST.test(text)) return null;
  const said = FREELY_REMOTE.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (said === undefined) return null;
  return DENIES_FREELY.test(
    text.slice(0, said.index + said[0].length).replace(/\bno (?:office|desk)\b/iu, ''),
  )
    ? null
    : 'remote';
}

function isAtWorkplace(text: string): boolean {
  return WORKPLACES.test(text) && !DENIED.test(text) && !AT_HOME.test(text);
}
