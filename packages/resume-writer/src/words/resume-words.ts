import type { ResumeLanguage } from '@firsthand/contracts';

/** What a resume of ours says of its own accord, beside what the person wrote. */
export interface ResumeWords {
  /** Of the file. */
  resume: string;
  contact: string;
  summary: string;
  experience: string;
  education: string;
  projects: string;
  volunteering: string;
  certificates: string;
  awards: string;
  publications: string;
  skills: string;
  languages: string;
  /** The end of what goes on. */
  present: string;
  /** Before the beginning of what has no end here, and before the end of what has no beginning. */
  from: string;
  until: string;
  /** Of an end that lies ahead. */
  expected: string;
  unfinished: string;
  grade: string;
  number: string;
  validUntil: string;
  /** Before where it holds. */
  validIn: string;
  /** Of a person who speaks it from birth. */
  native: string;
  /** Short, January first. */
  months: readonly string[];
}

/** By language; the headings are such as readers of resumes know. */
export const RESUME_WORDS: Readonly<Record<ResumeLanguage, ResumeWords>> = {
  en: {
    ...{ resume: 'resume', contact: 'Contact', summary: 'Summary', experience: 'Experience' },
    ...{ education: 'Education', projects: 'Projects', volunteering: 'Volunteering' },
    ...{ certificates: 'Certificates', awards: 'Awards', publications: 'Publications' },
    ...{ skills: 'Skills', languages: 'Languages', present: 'Present', expected: 'expected' },
    ...{ unfinished: 'in progress', grade: 'Grade', number: 'No.', validUntil: 'valid until' },
    native: 'Native speaker',
    ...{ validIn: 'valid in', from: 'from', until: 'until' },
    months: toMonths('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  de: {
    ...{ resume: 'Lebenslauf', contact: 'Kontakt', summary: 'Profil', experience: 'Berufserfahrung' },
    ...{ education: 'Ausbildung', projects: 'Projekte', volunteering: 'Ehrenamt' },
    ...{ certificates: 'Zertifikate', awards: 'Auszeichnungen', publications: 'Publikationen' },
    ...{ skills: 'Kenntnisse', languages: 'Sprachen', present: 'heute', expected: 'voraussichtlich' },
    ...{ unfinished: 'laufend', grade: 'Note', number: 'Nr.', validUntil: 'gültig bis' },
    native: 'Muttersprache',
    ...{ validIn: 'gültig in', from: 'Beginn', until: 'bis' },
    months: toMonths('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
  },
  fr: {
    ...{ resume: 'CV', contact: 'Contact', summary: 'Profil', experience: 'Expérience professionnelle' },
    ...{ education: 'Formation', projects: 'Projets', volunteering: 'Bénévolat' },
    ...{ certificates: 'Certifications', awards: 'Distinctions', publications: 'Publications' },
    ...{ skills: 'Compétences', languages: 'Langues', present: 'aujourd’hui', expected: 'prévu' },
    ...{ unfinished: 'en cours', grade: 'Mention', number: 'N°', validUntil: 'valable jusqu’à' },
    native: 'Langue maternelle',
    ...{ validIn: 'valable en', from: 'à partir de', until: 'jusqu’à' },
    months: toMonths('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  },
  es: {
    ...{ resume: 'CV', contact: 'Contacto', summary: 'Perfil', experience: 'Experiencia profesional' },
    ...{ education: 'Formación', projects: 'Proyectos', volunteering: 'Voluntariado' },
    ...{ certificates: 'Certificaciones', awards: 'Premios', publications: 'Publicaciones' },
    ...{ skills: 'Competencias', languages: 'Idiomas', present: 'actualidad', expected: 'previsto' },
    ...{ unfinished: 'en curso', grade: 'Nota', number: 'N.º', validUntil: 'válido hasta' },
    native: 'Lengua materna',
    ...{ validIn: 'válido en', from: 'a partir de', until: 'hasta' },
    months: toMonths('ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'),
  },
  it: {
    ...{ resume: 'CV', contact: 'Contatti', summary: 'Profilo', experience: 'Esperienza professionale' },
    ...{ education: 'Istruzione', projects: 'Progetti', volunteering: 'Volontariato' },
    ...{ certificates: 'Certificazioni', awards: 'Premi', publications: 'Pubblicazioni' },
    ...{ skills: 'Competenze', languages: 'Lingue', present: 'oggi', expected: 'previsto' },
    ...{ unfinished: 'in corso', grade: 'Voto', number: 'N.', validUntil: 'valido fino a' },
    native: 'Madrelingua',
    ...{ validIn: 'valido in', from: 'a partire da', until: 'fino a' },
    months: toMonths('gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.'),
  },
  nl: {
    ...{ resume: 'cv', contact: 'Contact', summary: 'Profiel', experience: 'Werkervaring' },
    ...{ education: 'Opleiding', projects: 'Projecten', volunteering: 'Vrijwilligerswerk' },
    ...{ certificates: 'Certificaten', awards: 'Prijzen', publications: 'Publicaties' },
    ...{ skills: 'Vaardigheden', languages: 'Talen', present: 'heden', expected: 'verwacht' },
    ...{ unfinished: 'lopend', grade: 'Cijfer', number: 'Nr.', validUntil: 'geldig tot' },
    native: 'Moedertaal',
    ...{ validIn: 'geldig in', from: 'vanaf', until: 'tot' },
    months: toMonths('jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.'),
  },
  sv: {
    ...{ resume: 'cv', contact: 'Kontakt', summary: 'Profil', experience: 'Arbetslivserfarenhet' },
    ...{ education: 'Utbildning', projects: 'Projekt', volunteering: 'Ideellt engagemang' },
    ...{ certificates: 'Certifikat', awards: 'Utmärkelser', publications: 'Publikationer' },
    ...{ skills: 'Kunskaper', languages: 'Språk', present: 'nu', expected: 'beräknad' },
    ...{ unfinished: 'pågående', grade: 'Betyg', number: 'Nr', validUntil: 'giltig till' },
    native: 'Modersmål',
    ...{ validIn: 'giltig i', from: 'från', until: 'till' },
    months: toMonths('jan. feb. mars apr. maj juni juli aug. sept. okt. nov. dec.'),
  },
  pt: {
    ...{ resume: 'CV', contact: 'Contato', summary: 'Perfil', experience: 'Experiência profissional' },
    ...{ education: 'Formação', projects: 'Projetos', volunteering: 'Voluntariado' },
    ...{ certificates: 'Certificações', awards: 'Prêmios', publications: 'Publicações' },
    ...{ skills: 'Competências', languages: 'Idiomas', present: 'atual', expected: 'previsto' },
    ...{ unfinished: 'em curso', grade: 'Nota', number: 'N.º', validUntil: 'válido até' },
    native: 'Língua materna',
    ...{ validIn: 'válido em', from: 'a partir de', until: 'até' },
    months: toMonths('jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'),
  },
};

function toMonths(words: string): readonly string[] {
  return words.split(' ');
}
