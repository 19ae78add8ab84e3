/** Who is looked for, in a sentence that names a client. */
const SEEKS =
  '(?:looking|seek|search|hir(?:e|ing)|recruit|vacancy|role|position|appoint|suchen|sucht|besetz|rekrut|recherch|recrut|buscamos|busca\\b|selecciona|contrata|cerc(?:a|hiamo)|ricerc|selezion|zoek|söker|søger|szuka|procura|seleciona)';
/** A word or two that praise a client: "our well-known client". */
const SOME = '(?:[\\p{L}\\d-]+,? ){0,4}?';

/** That whoever posts hires for another, in the words of ten languages. */
export const FOR_A_CLIENT = toPatterns([
  // "Our client, a maker of lifts, needs …"; "our clients" are those one works for.
  '\\b(?:our|my) client(?:,| \\(| [–—-]| =|:) ?(?=\\p{L})',
  '\\b(?:our|my) client,? (?:(?:is|are|was|has been) (?:an?|the|one|in|currently|now|actively|looking|seeking|searching|hiring|recruiting|based|located|growing|expanding|about)|(?:has|have) (?:an?|asked|engaged|retained|appointed)|seeks|needs|requires|wants|offers|operates|wishes|is\\b)',
  `\\b(?:one of our|a client of (?:ours|mine)|for our) ${SOME}clients?\\b[^.;]{0,60}\\b${SEEKS}|\\bone of our ${SOME}clients?,? (?:is|in|has|seeks|needs|an?)\\b|\\bclient of ours\\b`,
  `\\b(?:hiring|recruiting|recruit|searching|looking|seeking|sourcing|vacancy|role|position|opportunity)[^.;]{0,30} (?:for|on behalf of|with) (?:an?|our|one of our|my) ${SOME}client(?:$|[,.:(]| (?:in|based|who|which|that|of|near|located|company)\\b)`,
  `^on behalf of (?:our|an?|my|the) ${SOME}(?:client|principals?|employer|partner company|customer)\\b|\\b(?:on behalf of|acting for|retained by|engaged by|instructed by|appointed by) (?:our|an?|my|the) ${SOME}(?:client|principal|employer)\\b`,
  // "Recruiting on behalf of a food producer": for somebody whose trade is told.
  '\\b(?:hiring|recruiting|recruit|vacancy|interviewing)\\b[^.;]{0,24}\\bon behalf of (?:an?|one of the) (?!(?:team|department|colleague|manager|director|division|good|great)\\b)[\\p{L}\\d]',
  '(?<!\\p{L})(?:setzen|setzt) (?:dich|sie) (?:[\\p{L}-]+ )?bei (?:einem|einer|unserem|unserer) (?=[^.;]{0,60}\\bein(?:[.,;]|$))(?!(?:\\p{L}+ )?(?:kaffee|filiale|station|team|standort|abteilung|bereich|werk|haus)(?!\\p{L}))',
  '\\bacting as an employment (?:agency|business)\\b|\\bclient (?:hospital|company|organi[sz]ation|firm|employer|site)\\s?:|\\bis paid by the employer\\b|\\ball third[- ]party applications\\b|\\b(?:no|free of) (?:fee|charge) to (?:you|candidates)\\b',
  '(?<!\\p{L})unser(?:e|es)? (?:\\p{L}+ ){0,3}?(?:mandant(?:in)?|auftraggeber(?:in)?|kunde|kundin)(?:,| \\(| [–—-]| =|:| ist | sucht| sitzt| hat | bietet| zählt)',
  `(?<!\\p{L})für unsere[nrs]? (?:\\p{L}+ ){0,3}?(?:mandant(?:en|in)?|auftraggeber(?:in)?|kunden?|kundin)(?!\\p{L})[^.;]{0,90}${SEEKS}|(?<!\\p{L})(?:suchen|besetzen) wir [^.;]{0,20}für unsere[nr]? (?:\\p{L}+ ){0,3}?(?:mandant(?:en|in)|auftraggeber(?:in)?|kunden|kundin)(?!\\p{L})`,
  '(?<!\\p{L})im (?:kundenauftrag|mandat)(?!\\p{L})|(?<!\\p{L})im (?:exklusiven )?(?:auftrag|namen) (?:eines|einer|unseres|unserer|von) (?:\\p{L}+ ){0,3}?(?:kunden|kundin|mandant\\p{L}*|auftraggeber\\p{L}*|unternehmens|klienten|firma|gesellschaft)',
  '(?<!\\p{L})für (?:ein|eine|einen) (?:[\\p{L}-]+ ){0,4}?\\p{L}*(?:unternehmen|handelshaus|hersteller|konzern|mittelständler|betrieb|kanzlei|klinik|unternehmensgruppe|gesellschaft|familienunternehmen)(?!\\p{L})[^.;]{0,60}(?:suchen|besetzen|rekrutieren) wir|(?<!\\p{L})im (?:rahmen|wege) (?:der|einer) (?:arbeitnehmerüberlassung|direktvermittlung|personalvermittlung)',
  `(?<!\\p{L})(?:notre client|un de nos clients|l['’]un de nos clients)(?:,| :| \\(| [–—-]| est| recherche| recrute| basé| cherche)|(?<!\\p{L})pour (?:notre|un de nos|l['’]un de nos) ${SOME}clients?(?!\\p{L})[^.;]{0,60}${SEEKS}|${SEEKS}[^.;]{0,60} pour (?:notre client|un de nos clients|l['’]un de nos clients|le compte d)`,
  "(?<!\\p{L})pour le compte (?:de notre|d['’]un(?:e)? (?:de nos )?)|(?<!\\p{L})pour une? (?:entreprise|société|groupe|industriel|établissement)(?!\\p{L})[^.;]{0,50}nous (?:recherchons|recrutons)|(?<!\\p{L})(?:mandatée?s?|missionnée?s?) par (?:notre|un|une|son)",
  '(?<!\\p{L})nuestr[oa] cliente(?:,| :|:| es| busca| necesita| precisa| requiere)|(?<!\\p{L})(?:empresa|compañía) cliente(?!\\p{L})|(?<!\\p{L})(?:para|por cuenta de) (?:un[oa]? )?(?:de )?(?:nuestros? |importante |reconocid[oa] )+(?:clientes?|empresa)(?!\\p{L})|(?<!\\p{L})(?:buscamos|seleccionamos) para (?:un[ao]? )?(?:importante |reconocid[ao] )*(?:empresa|cliente|compañía)|(?<!\\p{L})a través de (?:una )?ett(?!\\p{L})',
  '(?<!\\p{L})noss[oa] cliente(?:,| :|:| é | busca| procura)|(?<!\\p{L})empresa (?:cliente|parceira)(?!\\p{L})|(?<!\\p{L})(?:contratamos|selecionamos|procuramos|recrutamos) para (?:um |uma |o nosso |nosso |importante )*(?:cliente|empresa)',
  '(?<!\\p{L})nostr[oa] (?:\\p{L}+ )?cliente(?:,| :|:| è | ricerca| cerca| seleziona)|(?<!\\p{L})(?:azienda|società|impresa|realtà) (?:nostra )?cliente(?!\\p{L})|(?<!\\p{L})per conto (?:di|del|della) (?:\\p{L}+ ){0,3}?(?:cliente|azienda|società)|(?:ricerca|cerchiamo|seleziona|selezioniamo|cerca) per (?:un[ao]? |il |importante |nostro )*(?:cliente|azienda|società)',
  '(?<!\\p{L})onze (?:\\p{L}+ )?(?:opdrachtgever|klant)(?:,| :|:| is | zoekt| in )|(?<!\\p{L})(?:in opdracht van|namens|voor) (?:onze|een) (?:\\p{L}+ ){0,2}?(?:opdrachtgever|relatie)(?!\\p{L})|(?<!\\p{L})namens onze klant(?!\\p{L})|(?<!\\p{L})wij zoeken voor (?:een|onze|één van onze)(?!\\p{L})',
  // "A contract through our firm, converting to a permanent seat at a regional utility".
  '\\b(?:w-?2|contract|temp|temporary|assignment|employed|placement|payroll)\\b[^.;]{0,30}\\b(?:through|via|by) our (?:staffing )?(?:firm|agency)\\b[^.;]{0,60}\\b(?:conver\\p{L}+|mov\\p{L}+|transfer\\p{L}*|placed|perm|permanent)\\b[^.;]{0,40}\\b(?:at|with|to) (?:an?|the|our) ',
  '(?<!\\p{L})(?:bemannar|rekryterar|söker|tillsätter|rekrutterer|bemander|søger|ansætter)(?: (?:vi|nu|just nu))?[^.;]{0,40}(?<!\\p{L})(?:åt|för|for|til)(?: räkning)? (?:en|vår|vores|en av våra|en af vores) (?:\\p{L}+ ){0,2}?kunde?r?(?!\\p{L})(?! ?(?:service|tjänst|support|fokus))',
  '(?<!\\p{L})(?:rekrutujemy|szukamy|zatrudniamy|poszukujemy)(?!\\p{L})[^.;]{0,40} dla (?:naszego |jednego z naszych )(?:\\p{L}+ ){0,2}?klient(?:a|ów)(?!\\p{L})|(?<!\\p{L})(?:werven|zoeken|detacheren) (?:wij|we)(?!\\p{L})[^.;]{0,40} (?:voor|bij) (?:een|onze) (?:\\p{L}+ ){0,2}?(?:klant|opdrachtgever|relatie)(?!\\p{L})',
  '(?<!\\p{L})(?:vår kund|vores kunde|vår kunde) (?:söker|søger|søker|är|er)(?!\\p{L})|(?<!\\p{L})för (?:en )?(?:vår )?kunds räkning|(?<!\\p{L})på vegne af (?:vores )?(?:en )?kunde|(?<!\\p{L})(?:dla|w imieniu) (?:naszego|jednego z naszych) klient[aó]w?(?!\\p{L})|(?<!\\p{L})nasz klient(?:,| to| poszukuje| jest)',
]);
/** Sentences about those one will work for: "You advise our client, a bank". */
const YOU =
  "you(?:['’]ll| will)? |your |du |sie |ihr |vous |tu |você |u |je |jij |il candidato |gestir|asesorar|beraten |berätst |betreu";
export const WORK_FOR_CLIENTS = new RegExp(
  `^(?:${YOU})(?!.*${SEEKS})|\\b(?:support|advis|serv|manag|liais|negotiat|represent|consult)\\p{L}* [^.;]{0,40}on behalf of (?:our|the) clients?\\b`,
  'iu',
);

const HIDDEN =
  '(?:confidential|withheld|undisclosed|anonymous|disclosed|revealed|shared with|given at|told|confidentiel(?:le)?|anonyme|confidencial|sigilos[oa]|anónim[oa]|riservat[oa]|anonim[oa]|vertraulich|anonym|bekannt ?gegeben|genannt|vertrouwelijk|anoniem)';
const EMPLOYER =
  '(?:employer|company|client|organi[sz]ation|firm|business|arbeitgeber|auftraggeber|unternehmen|gesellschafterin|gesellschafter|firma|mandant|praxis|entreprise|société|employeur|client|empresa|cliente|casa|azienda|studio|società|opdrachtgever|werkgever|klant|bedrijf)';

/** That the employer's name is kept back. */
export const NAME_WITHHELD = toPatterns([
  `(?<!\\p{L})(?:name|nom|nombre|nome|naam)(?:n)?(?: (?:of|de|da|do|del|della|des|der|van|du) (?:the |la |le |l['’]|den |het )?${EMPLOYER})? (?:is|will be|to be|has been|remains?|wird|bleibt|est|reste|es|será|é|è|resta|wordt|blijft)?\\s?(?:kept |erst |noch |nicht )*${HIDDEN}`,
  `(?<!\\p{L})(?:the |our |a |die |der |das |l['’]|la |le |lo |o |il |de |het )?${EMPLOYER}(?:['’]s)?(?: name)?(?:, [^,.;]{2,50})?,? (?:is|will be|will remain|remains|wishes to (?:remain|stay)|wants to (?:remain|stay)|prefers to (?:remain|stay)|would like to (?:remain|stay)|prefers|möchte|wird|bleibt|will|souhaite rester|reste|est|preferisce|desea|quiere|prefiere|wenst|blijft)(?: \\p{L}+){0,4}? (?:confidential|withheld|undisclosed|anonym\\p{L}*|anonimat\\p{L}*|anónim\\p{L}*|anonim\\p{L}*|confidentiel\\p{L}*|vertraulich|bekannt ?gegeben|genannt)(?!\\p{L})`,
  `(?<!\\p{L})employer prefers anonymity|preferisce mantenere l['’]anonimato|(?<!\\p{L})anonym bis(?!\\p{L})|(?<!\\p{L})(?:asked|instructed) not to (?:name|print|disclose|reveal|mention)|(?<!\\p{L})cannot (?:yet )?(?:name|disclose the name of) (?:the|our) ${EMPLOYER}`,
  `(?<!\\p{L})name (?:will be |to be |is )?(?:given|disclosed|revealed|shared|provided)(?: (?:on (?:application|request)|upon (?:application|request)|after|at (?:the )?(?:interview|offer)|to shortlisted)(?!\\p{L})|[.!]?$)|(?<!\\p{L})name will be (?:given|disclosed|revealed|shared|provided)(?!\\p{L})|(?<!\\p{L})no name on here(?!\\p{L})|(?<!\\p{L})nombre de la (?:empresa|casa|compañía):? (?:te lo (?:decimos|diremos)|confidencial|en entrevista)|(?<!\\p{L})nome (?:da empresa )?sigiloso`,
  `^(?:strictly )?confidential (?:search|posting|employer|client|company|listing|opportunity|replacement)(?!\\p{L})|^(?:company|client|employer)(?: name)?\\s?[:–-]\\s?(?:strictly |company )?(?:confidential|withheld|undisclosed)|^company confidential[.!]?$`,
  '(?<!\\p{L})(?:empresa|vaga|oferta|proceso|processo) (?:de selección |seletivo )?confidencial(?!\\p{L})|(?<!\\p{L})(?:azienda|società) riservata(?!\\p{L})|(?<!\\p{L})(?:annonce|recrutement|client|entreprise) (?:strictement )?confidentiel(?:le)?(?!\\p{L})|(?<!\\p{L})vertrauliche (?:suche|ausschreibung|stellenausschreibung)(?!\\p{L})|(?<!\\p{L})vertrouwelijke (?:opdrachtgever|werkgever|procedure|zoekopdracht)(?!\\p{L})',
]);
/** What is kept of those who apply, and of those who are worked for. */
export const OF_APPLICANTS =
  /(?<!\b(?:up)?on )applic|candida|your (?:data|details|name|inquiry|enquiry|information)|bewerb|daten|unterlagen|candidat|dossier|données|candidatur|datos|dati|dados|sollicit|gegevens|information|records|patient (?:data|records)|patientendaten/iu;

/** A title that says it: "CFO (Confidential)"; a "Confidential Secretary" keeps secrets. */
export const TITLE_WITHHELD =
  /^(?:strictly )?confidential(?: (?:search|posting|listing|client|company|employer))?\s*(?:[-–—:,|]|$)|[(\[–—|-]\s*(?:strictly )?confidential(?: (?:search|posting|listing|client|company|employer))?\s*[)\]]?$/iu;
/** What a board is called that does not name its employer. */
export const NAMELESS =
  /^\W*(?:(?:company |name |employer |strictly )?confidential(?: (?:company|client|employer|organi[sz]ation|firm|search|careers?|jobs?|inc\.?|llc|ltd\.?))*|(?:name|employer|company)(?: name)? (?:withheld|undisclosed|hidden|anonymous)|undisclosed(?: (?:company|client|employer))?|anonymous (?:company|employer)|stealth(?:[ -](?:mode|start-?up|company|ai))*|confidencial|empresa confidencial|vertraulich|confidentiel|entreprise confidentielle)\W*$|\((?:confidential|riservat[oa]|confidentiel(?:le)?|confidencial|vertraulich|stealth)\)\s*$/iu;
/** A heading over what is told of a client. */
export const HEADS_CLIENT =
  /^[ \t•#*]*(?:(?:about|meet|who is)(?: our| the| my)? client|(?:our|the|my) client|über unsere[nr] (?:kunden|kundin|mandanten|mandantin|auftraggeber(?:in)?)|unser (?:kunde|mandant|auftraggeber)|(?:à propos de )?notre client|(?:sobre )?nuestro cliente|(?:sobre )?o? ?nosso cliente|il nostro cliente|over onze (?:klant|opdrachtgever)|onze opdrachtgever)[ \t:]*$/imu;

function toPatterns(sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'iu'));
}
