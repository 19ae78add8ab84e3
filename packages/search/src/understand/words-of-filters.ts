import type { SearchFilters } from '../search.ts';

/** The filters that words of a query can set, by the names of the API's parameters. */
export type ReadParameter =
  | 'work_mode'
  | 'employment_type'
  | 'years'
  | 'seniority'
  | 'shift'
  | 'city'
  | 'state'
  | 'country'
  | 'near'
  | 'radius_km';

/** A filter that words stand for. */
export interface ReadFilter {
  parameter: ReadParameter;
  /** As the API takes it. */
  value: string;
  /** As people read it. */
  label: string;
  filters: SearchFilters;
}

interface Line extends ReadFilter {
  /** Folded, with commas between them: what people write in six languages. */
  words: string;
}

const LINES: readonly Line[] = [
  {
    ...{ parameter: 'work_mode', value: 'remote', label: 'Remote' },
    filters: { workModes: ['remote'] },
    words:
      'remote, remotely, fully remote, 100 remote, remote work, work remote, work remotely, work from home, working from home, ' +
      'work at home, home based, from home, wfh, homeoffice, home office, fernarbeit, ortsunabhangig, telearbeit, teletravail, ' +
      'a distance, travail a distance, travail a domicile, thuiswerk, thuiswerken, vanuit huis, op afstand, distans, distansarbete, ' +
      'pa distans, hemifran, jobba hemifran, teletrabajo, remoto, en remoto, trabajo remoto, desde casa, trabajo desde casa, a distancia',
  },
  {
    ...{ parameter: 'work_mode', value: 'hybrid', label: 'Hybrid' },
    filters: { workModes: ['hybrid'] },
    words: 'hybrid, hybride, hibrido, hybrid remote',
  },
  {
    ...{ parameter: 'work_mode', value: 'on_site', label: 'On-site' },
    filters: { workModes: ['on_site'] },
    words: 'on site, onsite, in office, vor ort, sur site, op locatie, pa plats, presencial',
  },
  {
    ...{ parameter: 'employment_type', value: 'part_time', label: 'Part-time' },
    filters: { employmentTypes: ['part_time'] },
    words:
      'part time, parttime, pt hours, teilzeit, in teilzeit, minijob, mini job, 450 euro job, nebenjob, temps partiel, a temps partiel, ' +
      'mi temps, deeltijd, in deeltijd, bijbaan, deltid, pa deltid, extrajobb, media jornada, tiempo parcial, a tiempo parcial, jornada parcial, medio tiempo',
  },
  {
    ...{ parameter: 'employment_type', value: 'full_time', label: 'Full-time' },
    filters: { employmentTypes: ['full_time'] },
    words:
      'full time, fulltime, vollzeit, in vollzeit, temps plein, a temps plein, temps complet, voltijd, voltijds, heltid, ' +
      'jornada completa, tiempo completo, a tiempo completo',
  },
  {
    ...{ parameter: 'employment_type', value: 'temporary', label: 'Temporary' },
    filters: { employmentTypes: ['temporary'] },
    words:
      'temporary, temp, seasonal, summer job, summer jobs, ferienjob, ferienjobs, job d ete, jobs d ete, vakantiebaan, trabajo de verano, ' +
      ' befristet, aushilfe, saisonarbeit, saisonnier, interim, cdd, tijdelijk, vakantiewerk, vikariat, ' +
      'sommarjobb, temporal, por temporada',
  },
  {
    ...{ parameter: 'employment_type', value: 'contract', label: 'Contract' },
    filters: { employmentTypes: ['contract'] },
    words: 'freelance, freelancer, contractor, freiberuflich, freelancen, autonomo, konsultuppdrag',
  },
  {
    ...{ parameter: 'employment_type', value: 'internship', label: 'Internship' },
    filters: { employmentTypes: ['internship'] },
    words:
      'internship, internships, summer internship, summer internships, summer intern, intern, interns, praktikum, praktikant, praktikantin, pflichtpraktikum, stage, stages, stagiaire, stageplaats, ' +
      'stageplek, praktik, praktikplats, practicas, becario, becaria, pasantia',
  },
  {
    ...{ parameter: 'years', value: '0', label: 'No experience needed' },
    filters: { years: ['0'] },
    words:
      'no experience, no experience needed, no experience required, without experience, no experience necessary, no previous experience, ' +
      'ohne erfahrung, ohne berufserfahrung, ohne ausbildung, quereinsteiger, quereinstieg, sans experience, sans diplome, zonder ervaring, ' +
      'geen ervaring, utan erfarenhet, ingen erfarenhet, sin experiencia',
  },
  {
    ...{ parameter: 'seniority', value: 'entry', label: 'Entry level' },
    filters: { seniorities: ['entry'] },
    words:
      'entry level, entrylevel, new grad, new graduate, early career, berufseinsteiger, berufseinstieg, absolventen, debutant, debutante, ' +
      'debutant accepte, jeune diplome, starter, startersfunctie, nyexaminerad, recien graduado, recien titulado, nivel inicial',
  },
  {
    ...{ parameter: 'seniority', value: 'intern', label: 'Internship or training' },
    filters: { seniorities: ['intern'] },
    words:
      'apprenticeship, apprentice, apprenticeships, trainee, ausbildung, ausbildungsplatz, azubi, lehrling, lehre, lehrstelle, werkstudent, werkstudentin, ' +
      'alternance, alternant, apprenti, apprentissage, leerwerkplek, leerling, larling, aprendiz',
  },
  {
    ...{ parameter: 'shift', value: 'night', label: 'Night shift' },
    filters: { shifts: ['night'] },
    words:
      'night shift, night shifts, nightshift, nights, night, overnight, overnights, graveyard shift, third shift, 3rd shift, nachtschicht, ' +
      'nachtdienst, nachts, nachtarbeit, nachtwache, de nuit, nuit, travail de nuit, equipe de nuit, nachtwerk, nattskift, natt, nattarbete, ' +
      'turno de noche, turno noche, noche, nocturno, turno nocturno',
  },
  {
    ...{ parameter: 'shift', value: 'weekend', label: 'Weekends' },
    filters: { shifts: ['weekend'] },
    words:
      'weekend, weekends, weekend shift, weekend work, wochenende, am wochenende, week end, le week end, weekendwerk, helg, helger, helgjobb, ' +
      'fin de semana, fines de semana',
  },
  {
    ...{ parameter: 'shift', value: 'evening', label: 'Evening shift' },
    filters: { shifts: ['evening'] },
    words:
      'evening shift, evenings, evening, second shift, 2nd shift, abends, spatschicht, spatdienst, du soir, soir, avond, avondwerk, kvall, kvallar, turno de tarde',
  },
];

/** The filters by the words that stand for them, with a space between them. */
export const FILTER_PHRASES: ReadonlyMap<string, ReadFilter> = new Map(
  LINES.flatMap(({ words, ...filter }) => words.split(/,\s+/).map((phrase) => [phrase, filter] as const)),
);

/** The words of the longest of them. */
export const LONGEST_PHRASE = 4;

/** Words around what is searched for, that say nothing of the job when something else is said. */
const FILLER_WORDS = new Set(
  // Jobs, and looking for one.
  (
    'job jobs work works working worker workers employment employer career careers vacancy vacancies opening openings opportunity opportunities ' +
    'position positions role roles hiring hire hires recruiting recruitment near nearby me around urgently urgent immediate immediately looking ' +
    'look seeking seek searching search want wanted need needed find get apply available now open like please any best good well paying paid paid top high salary rate ' +
    'stelle stellen job jobs arbeit stellenangebot stellenangebote stellenanzeige stellenanzeigen jobangebote gesucht suche suchen sucht als nahe umgebung ' +
    'sofort ab mitarbeiter mitarbeiterin ich ' +
    'emploi emplois offre offres travail poste postes recrutement recrute recherche cherche annonce annonces comme pres moi je j ' +
    'vacature vacatures baan banen werk werken gezocht zoek buurt ik mij ' +
    'jobb lediga ledig tjanst tjanster arbete soker sokes som nara mig plats platser jag ' +
    'trabajo trabajos empleo empleos oferta ofertas vacante vacantes busco buscar como cerca mi puesto puestos yo ' +
    // Small words of languages other than English.
    'der die das den dem ein eine einen und oder fur mit im am bei zum zur von in ' +
    'le la les l un une des de du d et ou en dans au aux pour sur chez ' +
    'het een van voor te met op of ' +
    'och eller en ett pa for med av i ' +
    'el los las y o con para por del al un una ' +
    'm/w/d w/m/d m/f/d f/m/d m/v/x h/f f/h m/f/x a'
  ).split(' '),
);

/** Whether a folded word says nothing of the job when something else is said. */
export const isFiller = (word: string): boolean => FILLER_WORDS.has(word);

const CONNECTORS = new Set(['or', 'and', 'oder', 'und', 'ou', 'et', 'of', 'en', 'eller', 'och', 'o', 'y']);

/** Whether it stands between two that are both wanted: "cook or waiter". */
export const isConnector = (word: string): boolean => CONNECTORS.has(word);
