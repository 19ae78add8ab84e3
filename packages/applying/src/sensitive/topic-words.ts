import { stripAccents, type SensitiveTopic } from '@firsthand/contracts';

/** One pattern from words of several languages, written in lower case and without accents. */
function words(...parts: string[]): RegExp {
  return new RegExp(stripAccents(parts.join('|')));
}

/**
 * The words that make a question sensitive: English, German, French, Spanish, Dutch, Swedish. Too many rather than too
 * few: a question caught by mistake is only not filled by itself. The first topic that fits counts.
 */
export const TOPIC_WORDS: readonly { topic: SensitiveTopic; pattern: RegExp }[] = [
  {
    topic: 'consent',
    pattern: words(
      '\\bconsent',
      '\\bi (hereby )?(agree|accept|acknowledge|confirm|certify|attest|declare|understand|authori[sz]e)\\b',
      '\\b(do|can|will) you (agree|accept|acknowledge|consent|certify|confirm that|attest)\\b',
      '\\backnowledg',
      '\\bcertif(y|ication) that\\b',
      '\\bterms (and|&|of)\\b',
      '\\bprivacy\\b',
      '\\bgdpr\\b',
      '\\bccpa\\b',
      '\\bdata (protection|processing|retention)\\b',
      '\\b(keep|store|retain|share|process) (my|your) (data|details|information|application|profile)',
      '\\bopt[- ]?(in|out)\\b',
      '\\b(receive|get|send) .{0,40}\\b(sms|text messages?|newsletters?|marketing)\\b',
      '\\btalent (pool|community|network)\\b',
      '\\bsignature\\b',
      '\\b(ai|privacy|cookie) policy\\b',
      'einwillig|zustimm|einverstanden|datenschutz|\\bdsgvo\\b|personenbezogene|akzeptiere|bestatige',
      'j.accepte|je consens|consentement|donnees personnelles|\\brgpd\\b|confidentialite|je certifie',
      'consiento|consentimiento|\\bacepto\\b|privacidad|proteccion de datos|datos personales|certifico',
      'toestemming|akkoord|persoonsgegevens|\\bavg\\b',
      'samtyck|godkanner|personuppgift|integritetspolicy',
    ),
  },
  {
    topic: 'equal-opportunity',
    pattern: words(
      '\\bgenders?\\b|\\bsex\\b|\\bsexual\\b|\\bpronouns?\\b|transgender|\\blgbt|non-?binary',
      '\\braces?\\b|\\bracial|ethnic|hispanic|\\blatin[oax]\\b|\\bcaste\\b|tribal|indigenous|aboriginal',
      'veteran|\\bmilitary\\b|armed forces|\\bvevraa\\b',
      'disab(ility|ilities|led)|handicap|neurodiver|impairment|reasonable (accommodation|adjustment)|medical condition',
      '\\breligio|\\bfaith\\b|marital|pregnan|\\bchildren\\b',
      'date of birth|birth ?da(te|y)|\\bbirthdate|year of birth|national origin|\\bnationalit(y|ies)\\b',
      'self[- ]?identif|equal (employment |opportunit)|\\beeoc?\\b|\\beeo-1\\b|\\bdiversity\\b|demographic|protected (class|characteristic|group)|underrepresented|first[- ]generation',
      'geschlecht|behinder|gleichgestellt|ethnisch|familienstand|geburtsdatum|staatsangehorigkeit|\\breligion\\b|sexuelle|pronomen',
      '\\bgenre\\b|\\bsexe\\b|travailleur handicape|\\brqth\\b|origine ethnique|date de naissance|situation familiale|nationalite|pronoms?\\b',
      '\\bgenero\\b|\\bsexo\\b|discapacidad|\\betnia|etnic|\\braza\\b|fecha de nacimiento|estado civil|nacionalidad|pronombres',
      'geslacht|arbeidsbeperking|beperking|etnisch|\\bafkomst\\b|godsdienst|geboortedatum|burgerlijke staat|nationaliteit',
      '\\bkon\\b|konsidentitet|funktionsnedsattning|funktionsvariation|etnisk|fodelsedatum|civilstand|nationalitet',
    ),
  },
  {
    topic: 'work-permission',
    pattern: words(
      '\\b(authori[sz]ed|authori[sz]ation|legally|eligible|eligibility|entitled|permitted|permission|allowed|able|right|rights|legal(ly)? (right|status|basis)) .{0,60}\\b(work|(be )?employ(ed|ment))\\b',
      '\\bwork(ing)?\\b.{0,40}\\b(in|within) (the|this|that|our|your|any) countr',
      '\\bright[- ]to[- ]work\\b|\\bwork pass\\b|\\bemployment pass\\b|\\bsettled status\\b|\\bblue card\\b|\\b(opt|cpt)\\b.{0,20}\\b(visa|status|stem|ead|authori[sz])|\\bwork(ing)? legally\\b',
      '\\bwork(ing)? (permit|permission|authori[sz]ation|rights?|eligibility|visa)',
      '\\bemployment (authori[sz]ation|eligibility)',
      '\\bvisas?\\b|sponsor|immigration|\\bcitizen|\\bresiden(cy|ce) (permit|status)|permanent resident|green card|\\bh-?1b\\b|\\bf-?1\\b|\\bead\\b|\\btn status\\b',
      '\\bu\\.?s\\.? person\\b|export control|\\bitar\\b',
      'arbeitserlaubnis|arbeitsgenehmigung|aufenthalt|\\bvisum|staatsburger|arbeitsberechtig|niederlassungserlaubnis|blaue karte|(berechtigt|darf|durfen|recht|erlaubt).{0,60}(arbeiten|zu arbeiten)|arbeiten.{0,30}\\b(durfen|berechtigt|erlaubt)',
      'permis de travail|titre de sejour|autorisation de travail|autorise.{0,40}travailler|parrainage|(droit|permis|legalement).{0,40}(de |a )?travailler|carte de sejour',
      'permiso de trabajo|permiso de residencia|(autorizad[oa]|legalmente|derecho|permitido).{0,40}trabajar|visado|patrocinio|autorizacion (de trabajo|para trabajar)|permiso (laboral|para trabajar)',
      'werkvergunning|verblijfsvergunning|tewerkstellingsvergunning|(gerechtigd|bevoegd|recht|mag je|mag u).{0,40}werken',
      'arbetstillstand|uppehallstillstand|visering|(ratt|tillstand|tillatelse) att arbeta|arbejdstilladelse|opholdstilladelse|arbeidstillatelse|oppholdstillatelse|(ret|lov|tilladelse|rett) til a[t]? (arbejde|jobbe|arbeide)',
      'permesso di (lavoro|soggiorno)|(autorizzat[oa]|diritto|legalmente).{0,40}lavorar|sponsorizzazione|\\bvisto (di|per) lavoro|autorizzazione (al lavoro|a lavorare)',
      '(autorizacao|permissao|visto|direito|autorizad[oa]|legalmente).{0,30}(trabalh|residencia)|patrocinio de visto',
      'pozwoleni[ea] na prace|zezwoleni[ea] na prace|\\bwiz[aye]\\b|uprawnion[ya] do pracy|prawo do pracy|pracovni povoleni|pracovne povolenie|munkavallalasi engedely|permis de munca|calisma izni|tyolupa|oleskelulupa|oikeus tyoskennella',
      '就労(ビザ|資格|許可)|在留資格|ビザ|签证|簽證|工作(许可|許可|签证|簽證)|비자|취업 ?(허가|자격)|виз[аыу]|разрешени[ея] на работу|право на работу|תאשיר[הת]|אשר[הת] עבודה|تأشيرة|تصريح عمل|αδεια εργασιας',
    ),
  },
  {
    topic: 'pay',
    pattern: words(
      'salar(y|ies)|compensation|\\bpay(ment|roll)?\\b|\\bpaid\\b|\\bwages?\\b|remunerat|\\b(hourly|daily|day|annual|base) rate|rate expectation|\\bote\\b|\\bbonus|\\bearnings?\\b|\\bctc\\b|\\bincome\\b|desired (rate|amount)',
      'gehalt|vergutung|\\blohn|stundensatz|tagessatz|verdienst',
      'salaire|salarial|pretentions?|tarif journalier|\\btjm\\b',
      'salario|sueldo|remuneracion|retribucion|pretension',
      'salaris|\\bloon|vergoeding|uurtarief',
      '\\blon(e\\w*)?\\b|manadslon|ersattning',
    ),
  },
  {
    topic: 'legal',
    pattern: words(
      'convict|criminal|felon|misdemea|\\barrest|\\bprobation\\b|background (check|screen|investigation)|\\bdrug\\b|\\bpending charges?\\b|\\bsex offender',
      'non-?compet|non-?solicit|restrictive covenant|confidentiality agreement|\\bnda\\b|lawsuit|litigation|court order|sanction|debar|bankrupt',
      'disciplin(ary|ed)|security clearance|\\bclearance\\b|conflicts? of interest|related to (any|an\\b|a\\b|someone)|family members?|relatives? (who|work|employ)|government official|politically exposed',
      '\\b(at least|over|under|minimum|older than) (the age of )?(1[4-9]|2[01])\\b|\\b1[68] years|\\bage\\b|\\blegal(ly)?\\b|\\bunder oath\\b|\\bperjury\\b',
      'vorstraf|strafregister|fuhrungszeugnis|wettbewerbsverbot|volljahrig|strafverfahren',
      'casier judiciaire|condamn|non[- ]concurrence|\\bmajeure?\\b',
      'antecedentes (penales|judiciales)|condena|no competencia|mayor de edad',
      'strafblad|\\bvog\\b|veroordeel|concurrentiebeding|meerderjarig|gedrag.{0,12}verklaring',
      'straffregister|belastningsregist|\\bdomd\\b|konkurrensklausul|\\bmyndig\\b',
    ),
  },
];

/** Choices that only a sensitive question offers, wherever they stand. */
export const TELLING_CHOICES: readonly { topic: SensitiveTopic; pattern: RegExp }[] = [
  {
    topic: 'equal-opportunity',
    pattern: words(
      'decline to (self|answer|state|identify)|prefer not to|do(n.t| not) (wish|want) to (answer|say|disclose|specify|identify)|choose not to (disclose|answer|identify)',
      'protected veteran|\\bdisability\\b|non-?binary|hispanic|\\bfemale\\b',
      'keine angabe|prefere ne pas|prefiero no|zeg ik liever niet|vill (inte|ej) (uppge|ange|svara)',
    ),
  },
  {
    topic: 'work-permission',
    pattern: words('green card|permanent resident|work permit|\\bvisa\\b|sponsorship|citizen of'),
  },
];
