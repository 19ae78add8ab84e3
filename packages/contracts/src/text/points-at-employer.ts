import type { SensitiveTopic } from '../turbo-apply/applying.ts';
import { stripAccents } from './strip-accents.ts';

/** Such a question reads the same at another employer, and yet asks for something else. */
const POINTS_AT_EMPLOYER = [
  /\b(our|we|here|this (company|role|position|job|team|location|organi[sz]ation|employer|opening|opportunity|vacancy|posting))\b/,
  // Who or what led here.
  /\brefer(red|ral|rals|rer|ring)\b|\b(hear|heard|learn|learned|learnt|find out|found out|come across|came across) (about|of)\b|\b(how|where) (did|have) you (first )?(find|found|hear|heard|see|seen|discover|become|come)\b|\b(application|candidate|applicant|job|recruit\w*) source\b|^source\b|\bsource of (application|referral|hire)\b|\bwho (referred|recommended|told)\b|\bwhat (brought|led) you\b/,
  // What one was to the employer, and whom one knows there.
  /\b(ever|previously|before|formerly|currently|already|presently|in the past)\b.{0,40}\b(work(ed|ing)?|employ(ed|ee|ment)|appl(y|ied)|interview(ed)?|intern(ed)?|contract(ed|or)?)\b.{0,12}\b(for|at|by|to|here|elsewhere in)\b/,
  /\b(worked|working|employed|applied|interviewed|interned|contracted)\b.{0,12}\b(for|at|by|to)\b.{0,60}\b(before|previously|in the past|any of (its|their)|subsidiar\w*|affiliate\w*)\b/,
  /\b(former|current|previous|past|ex)[- ](employee|worker|intern|contractor|associate|team member|colleague|staff)\b|\b(re-?hire|boomerang|alumn[ia])\b|\bemployee (id|number)\b/,
  /\b(relatives?|relations?|family( members?)?|friends?|spouse|acquaintances?|anyone|someone|somebody)\b.{0,60}\b(work(s|ing)?|employ(ed|s|ees?)?|associated|affiliated|related)\b|\brelated to (any|an|a|someone|somebody|current|another)\b|\bdo you know (anyone|someone|any)\b|\bknow .{0,30}\bemployees?\b/,
  // Why this one.
  /\bwhy\b.{0,60}\b(want|like|wish|apply|applying|join|joining|interest|interested|excited|good fit|right (fit|person)|choose|hire|work|company|role|position|job)\b|\b(interests?|interested|excit(es|ed)|attract(s|ed)|appeal(s|ed)|motivat(es|ed)|draws|drew|inspire[sd]) (to )?you\b|\bwhat do you know about\b|\bwhat .{0,20}\b(about|to) (this|the) (company|role|position|job)\b/,
  /\b(conflicts? of interest|do business with|vendor|supplier|competitor)\b/,
  // German.
  /\b(uns|unser\w*|unsere\w*|bei uns|hier|diese[rnms]? (stelle|firma|position|rolle|unternehmen))\b|aufmerksam geworden|erfahren|empfohlen|empfehlung|geworben|\bwarum\b|\bwieso\b|(bereits|schon|fruher|jemals).{0,40}(gearbeitet|beworben|beschaftigt|angestellt|tatig)|(verwandt|angehorig|bekannt|freund).{0,60}(arbeit|beschaftig|mitarbeit|unternehmen)|was (reizt|interessiert|motiviert|weisst|wissen)/,
  // French.
  /\b(nous|notre|nos|chez nous|ici|cette (entreprise|offre)|ce (poste|role))\b|entendu parler|(comment|ou) avez[- ]vous (connu|trouve|decouvert|appris|eu)|\bpourquoi\b|recommand|coopt|parrain|(deja|auparavant|precedemment).{0,40}(travaille|postule|employe|candidat)|(famille|proche|connai\w*|parent|ami)s?.{0,60}(travaill|employ|salarie)/,
  // Spanish, Portuguese, Italian.
  /\b(nosotros|nuestr[oa]s?|aqui|esta (empresa|vacante|oferta)|este (puesto|rol|cargo))\b|(como|donde) (te enteraste|se entero|conociste|supiste|encontraste|nos)|\bpor que\b|\breferid[oa]\b|recomend|(alguna vez|anteriormente|previamente|antes|ya has).{0,40}(trabajad|postulad|aplicad|emplead)|(familiar|pariente|amig|conoce)\w*.{0,60}(trabaj|emplead)/,
  /\b(nos|nossa|nosso|conosco)\b|como (voce )?(soube|conheceu|ficou sabendo|descobriu)|indica(do|da|cao)|\bporque\b|(ja|anteriormente|antes).{0,40}(trabalhou|candidatou)|(parente|familiar|amig)\w*.{0,60}trabalh/,
  /\b(noi|nostr[oaie]|qui)\b|come (hai|ha) (saputo|conosciuto|trovato|sentito)|\bperche\b|segnalat|raccomandat|(gia|precedenza|mai).{0,40}(lavorato|candidat)|(parent|familiar|amic)\w*.{0,60}lavor/,
  // Dutch, Swedish, Danish, Norwegian.
  /\b(ons|onze|bij ons|deze (functie|baan|vacature|rol|organisatie)|dit bedrijf)\b|hoe (heb|ben|bent|heeft) (je|u)|waarom|doorverwez|aanbevol|(eerder|ooit|vroeger).{0,40}(gewerkt|gesolliciteerd|werkzaam)|(familie|kennis|vriend)\w*.{0,60}werk/,
  /\b(oss|var|vart|vara|hos oss|vi|vores|den har (tjansten|rollen)|denna (tjanst|roll))\b|hur (horde|hittade|fick)|\bvarfor\b|\bhvorfor\b|hvordan (horte|fant|fandt|fikk)|rekommend|tipsad|(tidigare|tidligere|forut|nagonsin).{0,40}(arbet|jobb|sokt|ansatt|anstalld)|(slakt|familj|van)\w*.{0,60}(arbet|jobb)/,
];

/** "us" is a country where it is written large. */
const US = /(?<![\p{L}.])us(?![\p{L}])/u;

/** Whether a question asks for something between the person and one employer: who referred them, why they want to work there. */
export function pointsAtEmployer({
  label,
  sensitive,
}: {
  label: string;
  sensitive: SensitiveTopic | null;
}): boolean {
  // What is asked of every employer alike, in whatever words; its own rules hold for it.
  if (sensitive !== null && sensitive !== 'legal') return false;
  if (US.test(label)) return true;
  const plain = stripAccents(label)
    .toLowerCase()
    .replace(/[\u2018\u2019`´]/g, "'")
    .replace(/\s+/gu, ' ');
  return POINTS_AT_EMPLOYER.some((pattern) => pattern.test(plain));
}
