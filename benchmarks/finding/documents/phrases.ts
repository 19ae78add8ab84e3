/** What the texts of the invented postings are put together from, in one language. */
export interface TextParts {
  /** `{company}` is looking. */
  openings: readonly string[];
  /** `{a}` and `{b}`: others at work, who are not looked for. */
  beside: readonly string[];
  others: readonly string[];
  /** `{words}`: what the job asks for. */
  words: string;
  novice: string;
  remote: string;
  part: string;
}

/** By language. Real texts name other jobs than their own, and so do these. */
export const PHRASES: Record<'en' | 'de' | 'fr' | 'nl' | 'sv' | 'es', TextParts> = {
  en: {
    openings: [
      '{company} has room for one more on a team that stays.',
      'Join {company}, where people learn the work from each other.',
      '{company} is growing, and so is this team.',
      'We at {company} are hiring for a busy year.',
    ],
    beside: [
      'You work with {a} and {b} every day.',
      'Your colleagues are {a} and {b}, and you help each other out.',
      'You will be the person whom {a} and {b} ask first.',
    ],
    others: [
      ...['nurses', 'developers', 'truck drivers', 'accountants', 'store managers', 'cooks', 'teachers'],
      ...['warehouse teams', 'engineers', 'recruiters', 'sales reps', 'cashiers', 'receptionists'],
      ...['electricians', 'customer service', 'project managers', 'cleaners', 'designers'],
    ],
    words: 'The work has to do with {words}.',
    novice: 'No experience is needed, we train you.',
    remote: 'This job is remote: you work from home.',
    part: 'This is a part-time position.',
  },
  de: {
    openings: [
      '{company} sucht Verstärkung für ein Team, das zusammenhält.',
      'Bei {company} lernt man voneinander.',
      'Wir von {company} stellen ein.',
    ],
    beside: ['Sie arbeiten täglich mit {a} und {b} zusammen.', 'Ihre Ansprechpartner sind {a} und {b}.'],
    others: [
      ...['Pflegekräften', 'Entwicklern', 'Fahrern', 'Buchhaltern', 'Verkäufern', 'Köchen', 'Erziehern'],
      ...['dem Lager', 'Ingenieuren', 'dem Vertrieb', 'Elektrikern', 'dem Kundenservice', 'Projektleitern'],
    ],
    words: 'Es geht um {words}.',
    novice: 'Erfahrung ist nicht nötig, wir lernen Sie an.',
    remote: 'Sie arbeiten im Homeoffice.',
    part: 'Die Stelle ist in Teilzeit zu besetzen.',
  },
  fr: {
    openings: [
      '{company} renforce une équipe qui dure.',
      'Chez {company}, on apprend les uns des autres.',
      'Nous, {company}, recrutons.',
    ],
    beside: ['Vous travaillez chaque jour avec {a} et {b}.', 'Vos interlocuteurs : {a} et {b}.'],
    others: [
      ...['les infirmiers', 'les développeurs', 'les chauffeurs', 'les comptables', 'les vendeurs'],
      ...['les cuisiniers', 'l’entrepôt', 'les ingénieurs', 'le service client', 'les électriciens'],
      ...['les chefs de projet', 'l’équipe commerciale'],
    ],
    words: 'Au programme : {words}.',
    novice: 'Débutants acceptés, sans expérience : nous vous formons.',
    remote: 'Le poste est en télétravail.',
    part: 'Le poste est à temps partiel.',
  },
  nl: {
    openings: [
      '{company} zoekt versterking.',
      'Bij {company} leer je van elkaar.',
      'Wij van {company} groeien.',
    ],
    beside: ['Je werkt dagelijks samen met {a} en {b}.', 'Je collega’s zijn {a} en {b}.'],
    others: [
      ...['verpleegkundigen', 'ontwikkelaars', 'chauffeurs', 'boekhouders', 'verkopers', 'koks'],
      ...['het magazijn', 'monteurs', 'de klantenservice', 'projectleiders', 'recruiters'],
    ],
    words: 'Het draait om {words}.',
    novice: 'Zonder ervaring kun je ook beginnen, wij leiden je op.',
    remote: 'Je werkt thuis.',
    part: 'Dit is een parttime functie.',
  },
  sv: {
    openings: [
      '{company} söker förstärkning.',
      'Hos {company} lär vi av varandra.',
      'Vi på {company} växer.',
    ],
    beside: ['Du arbetar varje dag med {a} och {b}.', 'Dina kollegor är {a} och {b}.'],
    others: [
      ...['sjuksköterskor', 'utvecklare', 'chaufförer', 'ekonomer', 'säljare', 'kockar', 'lagret'],
      ...['elektriker', 'kundtjänst', 'projektledare', 'lärare'],
    ],
    words: 'Arbetet handlar om {words}.',
    novice: 'Du kan börja utan erfarenhet, vi lär upp dig.',
    remote: 'Du arbetar hemifrån på distans.',
    part: 'Tjänsten är på deltid.',
  },
  es: {
    openings: [
      '{company} busca refuerzos.',
      'En {company} aprendemos unos de otros.',
      'En {company} crecemos.',
    ],
    beside: ['Trabajarás a diario con {a} y {b}.', 'Tus compañeros son {a} y {b}.'],
    others: [
      ...['enfermeros', 'desarrolladores', 'conductores', 'contables', 'dependientes', 'cocineros'],
      ...['el almacén', 'ingenieros', 'atención al cliente', 'electricistas', 'jefes de proyecto'],
    ],
    words: 'El trabajo trata de {words}.',
    novice: 'Sin experiencia también puedes empezar: te formamos.',
    remote: 'El puesto es en teletrabajo.',
    part: 'El puesto es a media jornada.',
  },
};
