import { fold } from './clean-text.ts';

/** Folded words that make a phrase a job title, in our eight languages. */
const TITLE_WORDS = new Set(
  (
    'engineer developer programmer manager director officer analyst consultant architect designer administrator assistant associate intern internship trainee apprentice lead leader head chief president vp ceo cto cfo coo cio founder cofounder co-founder owner partner principal ' +
    'specialist coordinator representative executive supervisor technician operator clerk cashier teacher professor lecturer tutor instructor trainer coach researcher scientist fellow nurse physician doctor surgeon dentist pharmacist therapist paralegal lawyer attorney counsel accountant auditor bookkeeper controller treasurer ' +
    'writer editor journalist author copywriter translator interpreter photographer artist producer animator illustrator videographer secretary receptionist recruiter buyer planner strategist advisor adviser broker agent banker trader underwriter teller salesperson seller marketer merchandiser promoter ' +
    'sergeant corporal captain lieutenant commander airman seaman private ranger technologist hygienist phlebotomist paramedic draftsman actuary economist statistician psychologist biologist chemist physicist geologist ecologist counselor counsellor mentor assessor auxiliary porter postman courier dietitian optometrist midwife radiographer vet veterinarian ' +
    'vikarie tandlakare lakare snickare elektriker svetsare vaktmastare underlakare projektassistent ' +
    'driver mechanic electrician plumber carpenter welder machinist foreman builder inspector surveyor chef cook waiter waitress barista bartender host hostess server housekeeper janitor cleaner guard officer firefighter pilot steward worker laborer labourer helper handler picker packer loader stocker ' +
    'volunteer member maintainer contributor freelancer contractor postdoc student werkstudent ambassador moderator curator librarian archivist caregiver nanny social superintendent warden dispatcher estimator expeditor scheduler tester scrum master evangelist wrangler concierge stylist hairdresser beautician biologist chemist physicist mathematician statistician economist geologist psychologist sociologist ' +
    'ingenieur ingenieurin ingenieure entwickler entwicklerin softwareentwickler softwareentwicklerin leiter leiterin teamleiter teamleiterin projektleiter projektleiterin abteilungsleiter geschaftsfuhrer geschaftsfuhrerin berater beraterin referent referentin sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin kaufmann kauffrau burokauffrau industriekaufmann praktikant praktikantin praktikum auszubildender auszubildende ausbildung lehrer lehrerin arzt arztin krankenpfleger krankenschwester pfleger pflegefachfrau pflegefachkraft techniker technikerin mechaniker mechatroniker elektriker verkaufer verkauferin buchhalter buchhalterin assistenz assistentin assistent vertriebsleiter verwaltungsangestellte fachkraft meister koch kellner kellnerin wissenschaftlicher hilfskraft werkstudentin aushilfe disponent architektin redakteur redakteurin ' +
    'developpeur developpeuse ingenieure chef cheffe directeur directrice responsable charge chargee assistante stagiaire stage consultante technicien technicienne vendeur vendeuse conseiller conseillere comptable infirmier infirmiere enseignant enseignante professeur formateur formatrice gestionnaire coordinateur coordinatrice secretaire serveur serveuse apprenti apprentie alternant alternante chercheur chercheuse redacteur redactrice graphiste animateur animatrice employe employee agent conducteur cuisinier cuisiniere juriste avocat avocate medecin attache attachee commercial commerciale adjoint adjointe ' +
    'ingeniero ingeniera desarrollador desarrolladora programador programadora gerente jefe jefa directora encargado encargada administrativo administrativa analista consultor consultora tecnico tecnica vendedor vendedora asistente auxiliar profesor profesora maestro maestra becario becaria practicante practicas contador contadora contable enfermero enfermera medico medica abogado abogada disenador disenadora cocinero cocinera camarero camarera dependiente dependienta operario operaria supervisora coordinador coordinadora asesor asesora ejecutivo ejecutiva ' +
    'ingegnere sviluppatore sviluppatrice responsabile direttore direttrice impiegato impiegata tecnico consulente tirocinante stagista insegnante docente infermiere infermiera commesso commessa cameriere cameriera cuoco cuoca operaio operaia contabile addetto addetta assistente coordinatore coordinatrice programmatore avvocato ricercatore ricercatrice magazziniere venditore progettista grafico ' +
    'engenheiro engenheira desenvolvedor desenvolvedora diretor diretora assistente estagiario estagiaria estagio professora vendedora enfermeira enfermeiro advogado coordenador coordenadora analista gestor gestora supervisor ' +
    'ontwikkelaar softwareontwikkelaar medewerker medewerkster projectleider adviseur docent verkoper verkoopster stagiair stagiaire directeur beheerder teamleider verpleegkundige onderzoeker boekhouder hoofd leidinggevende administratief ' +
    'utvecklare systemutvecklare mjukvaruutvecklare ingenjor chef projektledare saljare larare konsult handlaggare sjukskoterska underskoterska tekniker praktikant ekonom redovisningsekonom assistent lagerarbetare butikssaljare kundtjanstmedarbetare medarbetare administrator forskare doktorand kock servitor controller butikschef'
  ).split(' '),
);

const TITLE_ENDING =
  /(?:ingenieur(?:in)?|entwickler(?:in)?|leiter(?:in)?|berater(?:in)?|manager(?:in)?|mitarbeiter(?:in)?|assistent(?:in)?|techniker(?:in)?|kauf(?:mann|frau)|fuhrer(?:in)?|verkaufer(?:in)?|pfleger(?:in)?|lehrer(?:in)?|mechaniker(?:in)?|elektroniker(?:in)?|informatiker(?:in)?|monteur(?:in)?|schlosser(?:in)?|gartner(?:in)?|tischler(?:in)?|maurer(?:in)?|backer(?:in)?|friseur(?:in)?|padagog(?:e|in)|therapeut(?:in)?|schreiner(?:in)?|referent(?:in)?|praktikant(?:in)?|angestellter?|utvecklare|ledare|ingenjor|skoterska|ontwikkelaar|medewerker|leider|beheerder|adviseur|ologist|wright|smith|keeper|worker|maker)$/;

/** Words that only colour a title; alone they make none. */
const TITLE_COLOUR = new Set(
  'senior junior jr sr staff graduate global regional deputy vice assistant acting interim freelance'.split(
    ' ',
  ),
);

const COMPANY_FORM =
  /(?:^|[\s,(])(?:inc|incorporated|llc|l\.l\.c|llp|lp|ltd|limited|plc|corp|corporation|co|company|gmbh(?: & co\.? kg)?|ag|kg|kgaa|ohg|ug|e\.? ?v|se|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.r\.l|sl|s\.l|slu|s\.a\. de c\.v|spa|s\.p\.a|srl|s\.r\.l|bv|b\.v|nv|n\.v|ab|a\/s|as|oy|lda|ltda|pty|pvt|holding|holdings|kft|aps|asa|oyj|s\.r\.o|a\.s|d\.o\.o|sp\. z o\.o)\.?(?=$|[\s,)])/;

const LEGAL_ENDING = new RegExp(`${COMPANY_FORM.source.replace('(?=$|[\\s,)])', '')}$`);

const COMPANY_WORDS = new Set(
  (
    'university college school institute institut academy hospital clinic klinik klinikum bank group gruppe groupe grupo gruppo solutions systems software technologies tech labs lab laboratories laboratory studio studios agency agentur agence agencia agenzia consulting partners associates ventures capital industries enterprises services logistics foods media health healthcare care medical pharma motors airlines insurance ' +
    'hotel restaurant cafe bakery market store stores shop supermarket warehouse foundation stiftung fondation fundacion association society council ministry department government stadt city county district church museum library theatre theater center centre centro zentrum organization organisation network networks digital interactive analytics robotics energy electric supply payments freight distribution hardware conglomerated ' +
    'universitat hochschule fachhochschule schule gymnasium universite ecole lycee hopital banque universidad colegio escuela hospitalario ayuntamiento banco universita scuola ospedale comune banca universidade prefeitura universiteit hogeschool ziekenhuis gemeente universitetet hogskola sjukhus kommun skola werke werk verlag bau handel versicherung versicherungen maschinenbau autohaus backerei apotheke kanzlei'
  ).split(' '),
);

const COMPANY_ENDING =
  /(?:werke?|bank|bau|haus|verlag|klinik|klinikum|versicherung|technik|soft|tech|ware|labs|corp|group|hotel|markt|handel|universitat|hochschule|ab)$/;

function toWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
    .filter((word) => word !== '');
}

/** How much the words of a phrase speak for a job title; 0 when nothing does. */
export function scoreTitle(text: string): number {
  // German job advertisements' `(m/w/d)` and French `(H/F)` stand only behind titles.
  let score = /\((?:m\/w\/d|w\/m\/d|h\/f|f\/h|m\/f)\)|[a-zäöü]:in\b/i.test(text) ? 2 : 0;
  const words = toWords(text);
  const isFirm = namesFirm(words);
  words.forEach((word, index) => {
    if (isFirm && index === words.length - 1) return;
    const singular = word.replace(/s$/, '');
    if (TITLE_WORDS.has(word) || TITLE_WORDS.has(singular) || TITLE_ENDING.test(word))
      score += index === words.length - 1 ? 2.2 : 2;
    else if (TITLE_COLOUR.has(word)) score += 1;
  });
  return Math.min(score, 5);
}

/** `Halden Consulting Engineers`: who is named in the plural is a firm, behind a name. */
function namesFirm(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const singular = last.replace(/s$/, '');
  const isPlural =
    last !== singular && last.length > 5 && !TITLE_WORDS.has(last) && TITLE_WORDS.has(singular);
  return isPlural && words.length >= 2 && !/^(?:of|for|to|and|the)$/.test(words.at(-2) ?? '');
}

export function hasLegalForm(text: string): boolean {
  return LEGAL_ENDING.test(fold(text));
}

/** How much they speak for the name of an employer. */
export function scoreCompany(text: string): number {
  const folded = fold(text);
  const words = toWords(text);
  let score = (COMPANY_FORM.test(folded) ? 3 : 0) + (namesFirm(words) ? 1.5 : 0);
  for (const word of words) {
    if (COMPANY_WORDS.has(word)) score += 1.5;
    else if (word.length > 5 && COMPANY_ENDING.test(word)) score += 1;
  }
  return Math.min(score, 5);
}
