import { pick } from '../../corpus/random.ts';
import type { Position } from './person.ts';
import {
  closing,
  contactItems,
  contactLine,
  education,
  entries,
  esc,
  h,
  name,
  points,
  skills,
  type Layout,
} from './pieces.ts';

const LETTERS =
  'SPHR, GPHR|CBAP, AAC|MSN, RN-BC|PMP, CSPO|CPA, CGMA, CITP|LEED AP BD+C|FRICS|MRICS, FHEA|CISM, CRISC|PhD, CEng|RHIA, CCS|CFM|CMRP, CRL|SHRM-SCP, WPCC|ASQ-CQE|NCIDQ, IIDA|CFRE|BCBA, LBA|PE, PMI-ACP|CHES®'.split(
    '|',
  );

/** Letters behind the name, of which no list knows all. */
const letters: Layout = (person, random) => {
  const list = pick(LETTERS, random);
  const middle = random() < 0.4 ? ` ${pick(['A.', 'L.', 'K.', 'M.'], random)}` : '';
  const plain = `${person.given}${middle} ${person.family}`;
  const isLoud = random() < 0.5;
  const size = pick(['', 'font-size:1.1em;font-weight:bold', 'font-size:1em'], random);
  return `<h1 style="${size}">${esc(isLoud ? plain.toUpperCase() : plain)}, ${esc(list)}</h1>${contactLine(person, random)}${h('experience', person, random)}${entries(person, random)}${closing(person, random)}`;
};

/** A heading as the last of a page, and its dates, or its second line, as the first of the next. */
const pageEnds: Layout = (person, random) => {
  const write = pick<(p: Position, turn: string) => string>(
    [
      (p, turn) =>
        `<div><b>${esc(p.employer)} | ${esc(p.city)}, ${esc(p.title)}</b></div>${turn}<div>${esc(p.dates)}</div>`,
      (p, turn) =>
        `<div><b>${esc(p.title)}</b></div>${turn}<div>${esc(p.employer)}</div><div>${esc(p.dates)}</div>`,
      (p, turn) =>
        `<div><b>${esc(p.title)}</b></div><div>${esc(p.employer)}, ${esc(p.city)}</div>${turn}<div>${esc(p.dates)}</div>`,
      (p, turn) =>
        `<div><b>${esc(p.title)}</b>, ${esc(p.employer)}</div>${turn}<div><i>${esc(p.dates)}</i></div>`,
      (p, turn) =>
        `<div class="row"><b>${esc(p.employer)}</b><span>${esc(p.city)}</span></div>${turn}<div class="row"><i>${esc(p.title)}</i><span>${esc(p.dates)}</span></div>`,
      (p, turn) =>
        `<div class="row"><b>${esc(p.title)}</b><span>${esc(p.dates)}</span></div>${turn}<div>${esc(p.employer)}</div>`,
    ],
    random,
  );
  const at = 1 + Math.floor(random() * (person.positions.length - 1));
  const jobs = person.positions
    .map((p, index) => `${write(p, index === at ? '<div class="break"></div>' : '')}${points(p, random)}`)
    .join('');
  return `<h1>${name(person)}</h1>${contactLine(person, random)}${h('experience', person, random)}${jobs}${closing(person, random)}`;
};

const BORN: Record<string, string[]> = {
  en: [
    'Date of birth: February 15, 1988',
    'Born: March 3, 1990',
    'Updated August 3, 2022',
    'Last updated: May 2023',
    'DOB: 04/12/1985',
    'Born 7 June 1991 in Leeds',
    'Resume as of January 12, 2024',
    'Date of Birth – Sept. 9, 1979',
  ],
  de: [
    'Geboren am 12. März 1984',
    'Geburtsdatum: 03.07.1990',
    'geb. 5. Mai 1988 in Kassel',
    'Stand: 4. Januar 2024',
    'Geburtsdatum/-ort: 12. Juni 1986, Fulda',
  ],
  fr: [
    'Né le 3 mars 1987',
    'Date de naissance : 14/05/1990',
    'Née le 2 août 1985 à Nantes',
    'Mis à jour le 12 janvier 2024',
    '34 ans, née le 5 juin 1989',
  ],
  es: [
    'Fecha de nacimiento: 15 de febrero de 1988',
    'Nacida el 3 de marzo de 1990',
    'Actualizado: agosto de 2022',
    'F. Nac.: 12/04/1985',
  ],
  nl: ['Geboortedatum: 15 februari 1988', 'Geboren op 3 maart 1990 te Zwolle', 'Bijgewerkt: augustus 2022'],
  sv: ['Född: 15 februari 1988', 'Födelsedatum: 1990-03-03', 'Uppdaterad 3 augusti 2022'],
};

/** A date near the top that is no time of work and no address. */
const datesOnTop: Layout = (person, random) => {
  const born = esc(pick(BORN[person.culture.language] ?? [], random));
  const head = pick(
    [
      `${contactLine(person, random)}<div>${born}</div>`,
      `<div>${born}</div>${contactLine(person, random)}`,
      `<div>${contactItems(person).join(' | ')} | ${born}</div>`,
      `<div>${contactItems(person)
        .map((each) => `<div>${each}</div>`)
        .join('')}<div>${born}</div></div>`,
    ],
    random,
  );
  return `<h1>${name(person)}</h1>${head}${h('experience', person, random)}${entries(person, random)}${closing(person, random)}`;
};

/** Small lines at the right of the name, and at once the first position with its dates at the right. */
const contactRight: Layout = (person, random) => {
  const items = contactItems(person).slice(0, 3 + Math.floor(random() * 2));
  person.website = items.length > 3 && !person.linkedin ? person.website : null;
  if (items.length === 3) person.linkedin = null;
  const write = pick<(p: Position) => string>(
    [
      (p) =>
        `<div class="row"><b>${esc(p.title)}</b><span>${esc(p.dates)}</span></div><div>${esc(p.employer)}</div>`,
      (p) =>
        `<div class="row"><b>${esc(p.employer)}</b><span>${esc(p.dates)}</span></div><div>${esc(p.title)}</div>`,
      (p) =>
        `<div class="row"><b>${esc(p.title)}</b><span>${esc(p.dates)}</span></div><div class="row"><i>${esc(p.employer)}</i><span>${esc(p.city)}</span></div>`,
    ],
    random,
  );
  const jobs = person.positions.map((p) => `${write(p)}${points(p, random)}`).join('');
  return `<div class="row"><h1>${name(person)}</h1><div class="flush small">${items.map((item) => `<div>${item}</div>`).join('')}</div></div>${h('experience', person, random)}${jobs}${closing(person, random)}`;
};

const LEVELS = ['Advanced', 'Intermediate', 'Expert', 'Proficient'];

/** A row of narrow cards over positions of the page's whole width, their points long or short. */
const cards: Layout = (person, random) => {
  const columns = 3 + Math.floor(random() * 3);
  const words = pick([0, 0, 1, 2], random);
  const list = person.skills.slice(0, columns);
  const below = person.skills.slice(columns);
  const hasLevel = random() < 0.7;
  const used = [...list];
  const card = (skill: string): string => {
    const own = below.splice(0, words);
    used.push(...own);
    return `<div><b>${esc(skill)}</b>${hasLevel ? `<div>${pick(LEVELS, random)}</div>` : ''}<div class="small">${own.map(esc).join(', ')}</div></div>`;
  };
  const grid = `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);gap:${pick([4, 8, 14], random)}px">${list.map(card).join('')}</div>`;
  person.skills = used;
  const isBrief = random() < 0.5;
  const write = (p: Position): string => {
    const own = isBrief
      ? { ...p, points: p.points.map((point) => point.split(' ').slice(0, 4).join(' ')) }
      : p;
    return `<div class="row"><b>${esc(p.employer)}</b><span>${esc(p.city)}</span></div><div class="row"><span>${esc(p.title)}</span><span>${esc(p.dates)}</span></div>${points(own, random)}`;
  };
  const own = `${h('skills', person, random)}${grid}`;
  const work = `${h('experience', person, random)}${person.positions.map(write).join('')}`;
  const isOver = random() < 0.75;
  return `<h1>${name(person)}</h1>${contactLine(person, random)}${isOver ? own + work : work + own}${h('education', person, random)}${education(person)}`;
};

/** Titles with a stroke, on the line that also has employer and dates. */
const strokes: Layout = (person, random) => {
  const titles = person.culture.titles;
  const stroke = pick([' / ', '/', ' / '], random);
  person.positions.forEach((p, index) => {
    if (index === 0 || random() < 0.6) p.title = `${p.title}${stroke}${pick(titles, random)}`;
  });
  const write = pick<(p: Position) => string>(
    [
      (p) => `<div><b>${esc(p.title)}</b> | ${esc(p.employer)} | ${esc(p.dates)}</div>`,
      (p) => `<div>${esc(p.title)} | ${esc(p.employer)} | ${esc(p.dates)}</div>`,
      (p) => `<div>${esc(p.employer)} | ${esc(p.title)} | ${esc(p.dates)}</div>`,
      (p) => `<div><b>${esc(p.title)}</b> – ${esc(p.employer)} (${esc(p.dates)})</div>`,
      (p) =>
        `<div class="row"><b>${esc(p.title)}</b><span>${esc(p.dates)}</span></div><div>${esc(p.employer)}</div>`,
    ],
    random,
  );
  return `<h1>${name(person)}</h1>${contactLine(person, random)}${h('experience', person, random)}${person.positions.map((p) => write(p) + points(p, random)).join('')}${closing(person, random)}`;
};

const LOUD = [
  'SAP',
  'SQL',
  'AWS',
  'HTML',
  'CSS',
  'ERP',
  'CRM',
  'GIS',
  'CAD',
  'SPSS',
  'MATLAB',
  'JIRA',
  'ETL',
  'API',
  'REST API',
  'MS SQL',
];

/** Skills in capitals under headings that are no more than capitals. */
const capitals: Layout = (person, random) => {
  const loud = [...LOUD].sort(() => random() - 0.5).slice(0, 2 + Math.floor(random() * 3));
  person.skills = [...new Set([...person.skills.slice(0, 3), ...loud, ...person.skills.slice(3, 5)])];
  const heading = (kind: 'experience' | 'education' | 'skills'): string =>
    `<div style="margin-top:${pick([0, 8], random)}px;${random() < 0 ? 'font-weight:bold' : ''}">${esc(pick(person.culture.headings[kind], random).toUpperCase())}</div>`;
  const list = person.skills.map((skill) => `<div>${esc(skill)}</div>`).join('');
  const parts = [
    `${heading('experience')}${entries(person, random)}`,
    `${heading('education')}${education(person)}`,
  ];
  const own = `${heading('skills')}${list}`;
  return `<h1>${name(person)}</h1>${contactLine(person, random)}${random() < 0.5 ? [...parts, own].join('') : [parts[0], own, parts[1]].join('')}`;
};

/** The form of Europass: dates, then a title, then the employer on its own line. */
const europass: Layout = (person, random) => {
  const short: Record<string, string[]> = {
    en: ['Internship', 'Trainee', 'Waiter'],
    de: ['Praktikum', 'Aushilfe'],
    fr: ['Stage', 'Serveuse'],
    es: ['Prácticas', 'Becario'],
    nl: ['Stage', 'Stagiair'],
    sv: ['Praktik', 'Servitör'],
  };
  const last = person.positions.at(-1);
  if (last) last.title = pick(short[person.culture.language] ?? ['Internship'], random);
  const place = (p: Position): string =>
    pick([`${p.employer} – ${p.city}`, `${p.employer}, ${p.city}`, p.employer], random);
  const side = random() < 0.5;
  const write = (p: Position): string =>
    side
      ? `<tr><td class="when">${esc(p.dates)}</td><td><b>${esc(p.title)}</b><br>${esc(place(p))}${points(p, random)}</td></tr>`
      : `<div>[ ${esc(p.dates)} ]</div><div><b>${esc(p.title)}</b></div><div><i>${esc(p.employer)}</i></div>${points(p, random)}`;
  const jobs = person.positions.map(write).join('');
  const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
  const cell = () => `<td>${pick(levels, random)}</td>`;
  const grid = `<div>Mother tongue(s): English</div><div>Other language(s):</div><table><tr><td></td><td colspan=2>UNDERSTANDING</td><td colspan=2>SPEAKING</td><td>WRITING</td></tr><tr><td></td><td>Listening</td><td>Reading</td><td>Spoken production</td><td>Spoken interaction</td><td></td></tr><tr><td>FRENCH</td>${cell()}${cell()}${cell()}${cell()}${cell()}</tr></table><div class="small">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</div>`;
  return `<h1>${name(person)}</h1>${contactLine(person, random)}${h('experience', person, random)}${side ? `<table>${jobs}</table>` : jobs}${h('education', person, random)}${education(person)}<h2>LANGUAGE SKILLS</h2>${grid}<h2>DIGITAL SKILLS</h2>${skills(person, random)}`;
};

/** Skills with what they hold in brackets. */
const brackets: Layout = (person, random) => {
  const [first = '', second = '', ...rest] = person.skills;
  const held = pick(
    [
      '(architecture, deployment, and reporting)',
      '(dashboards, macros)',
      '(advanced; 5 years)',
      '(on-prem & cloud)',
    ],
    random,
  );
  const label = random() < 0.5 ? '<b>Enterprise Systems:</b> ' : '';
  return `<h1>${name(person)}</h1>${contactLine(person, random)}${h('experience', person, random)}${entries(person, random)}${h('skills', person, random)}<p>${label}${esc(first)} ${held}, ${esc(second)}${rest.length > 0 ? `, ${rest.map(esc).join(', ')}` : ''}</p>${h('education', person, random)}${education(person)}`;
};

/** Layouts in which resumes of strangers were misread, one kind of trouble each. */
export const TROUBLES: Record<string, Layout> = {
  letters,
  'page-ends': pageEnds,
  'dates-on-top': datesOnTop,
  'contact-right': contactRight,
  cards,
  strokes,
  capitals,
  europass,
  brackets,
};
