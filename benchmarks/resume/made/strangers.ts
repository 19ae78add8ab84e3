import { pick } from '../../corpus/random.ts';
import type { Person, Position } from './person.ts';
import {
  closing,
  contactItems,
  contactLine,
  education,
  entries,
  esc,
  h,
  languages,
  name,
  points,
  skills,
  type Layout,
  type Random,
} from './pieces.ts';

const head = (person: Person, random: Random): string =>
  `<h1>${name(person)}</h1>${contactLine(person, random)}`;
const row = (...cells: string[]): string =>
  `<div class="row">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
const three = (...cells: string[]): string =>
  `<div class="three">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
const each = (person: Person, write: (position: Position) => string): string =>
  person.positions.map((position) => `<div class="entry">${write(position)}</div>`).join('');

/** Dates stand alone in a cell or on a line in the middle, between, over or under title and employer. */
const centredDates: Layout = (person, random) => {
  const write = pick<(p: Position) => string>(
    [
      (p) => `${three(`<b>${esc(p.title)}</b>`, esc(p.dates), esc(p.employer))}${points(p, random)}`,
      (p) =>
        `${three(`<b>${esc(p.employer)}</b>`, esc(p.dates), esc(p.city))}<i>${esc(p.title)}</i>${points(p, random)}`,
      (p) =>
        `<b>${esc(p.title)}</b><div class="mid">${esc(p.dates)}</div><div>${esc(p.employer)}, ${esc(p.city)}</div>${points(p, random)}`,
      (p) =>
        `<div class="mid"><b>${esc(p.employer)}</b></div><div class="mid">${esc(p.title)}</div><div class="mid">${esc(p.dates)}</div>${points(p, random)}`,
      (p) =>
        `<div class="mid">${esc(p.dates)}</div>${row(`<b>${esc(p.title)}</b>`, esc(p.employer))}${points(p, random)}`,
      (p) =>
        `<div>${esc(p.employer)}</div><div class="mid">${esc(p.dates)}</div><div><b>${esc(p.title)}</b></div>${points(p, random)}`,
      (p) =>
        `<table><tr><td class="when level">${esc(p.dates)}</td><td><b>${esc(p.title)}</b><br>${esc(p.employer)}</td></tr><tr><td></td><td>${points(p, random)}</td></tr></table>`,
      (p) =>
        `<table><tr><td><b>${esc(p.employer)}</b>, ${esc(p.city)}<br>${esc(p.title)}</td><td class="when level">${esc(p.dates)}</td></tr></table>${points(p, random)}`,
    ],
    random,
  );
  return `${head(person, random)}${h('experience', person, random)}${each(person, write)}${closing(person, random)}`;
};

/** Text flush right: a margin of dates, places and employers, or a whole column. */
const rightAligned: Layout = (person, random) => {
  const write = pick<(p: Position) => string>(
    [
      (p) =>
        `<tr><td class="when flush">${esc(p.dates)}<br>${esc(p.city)}</td><td><b>${esc(p.title)}</b><br>${esc(p.employer)}${points(p, random)}</td></tr>`,
      (p) =>
        `<tr><td class="when flush"><b>${esc(p.employer)}</b><br>${esc(p.dates)}</td><td><b>${esc(p.title)}</b>${points(p, random)}</td></tr>`,
      (p) =>
        `<tr><td><b>${esc(p.title)}</b><br><i>${esc(p.employer)}</i>${points(p, random)}</td><td class="when flush">${esc(p.dates)}<br>${esc(p.city)}</td></tr>`,
    ],
    random,
  );
  return `<div class="flush">${head(person, random)}</div>${h('experience', person, random)}<table>${person.positions.map(write).join('')}</table>${closing(person, random)}`;
};

/** A sidebar whose lines end at one edge. */
const rightAlignedSide: Layout = (person, random) => {
  const side = `<div class="side flush">${h('contact', person, random)}${contactItems(person)
    .map((item) => `<div>${item}</div>`)
    .join(
      '',
    )}${h('skills', person, random)}${skills(person, random, true)}${h('languages', person, random)}${languages(person)}</div>`;
  const main = `<div class="main">${h('experience', person, random)}${entries(person, random)}${h('education', person, random)}${education(person)}</div>`;
  return `<h1>${name(person)}</h1><div class="columns">${random() < 0.6 ? side + main : main + side}</div>`;
};

/** Letters of an icon font before each contact and each date. */
const icons: Layout = (person, random) => {
  const icon = (letters: string): string => `<span class="icon">${letters}</span> `;
  const [address = '', phone = '', mail = '', ...rest] = contactItems(person);
  const items = [
    icon('h') + address,
    icon('p') + phone,
    icon('Q') + mail,
    ...rest.map((item) => icon('fe') + item),
  ];
  const glue = pick([' &nbsp; ', '<br>', ' | '], random);
  const write = (p: Position): string =>
    `${row(`<b>${esc(p.title)}</b>`, icon('c') + esc(p.dates))}${row(icon('b') + esc(p.employer), icon('m') + esc(p.city))}${points(p, random)}`;
  const marked = (kind: 'experience' | 'education' | 'skills', mark: string): string =>
    h(kind, person, random).replace('<h2>', `<h2>${icon(mark)}`);
  return `<h1>${name(person)}</h1><div class="contact">${items.join(glue)}</div>${marked('experience', 'w')}${each(person, write)}${marked('education', 'g')}${education(person)}${marked('skills', 's')}${skills(person, random)}`;
};

const TABLE_HEADS: Record<string, string[]> = {
  en: ['From', 'To', 'Employer', 'Position'],
  de: ['Von', 'Bis', 'Arbeitgeber', 'Position'],
  fr: ['De', 'À', 'Entreprise', 'Poste'],
  es: ['Desde', 'Hasta', 'Empresa', 'Puesto'],
  nl: ['Van', 'Tot', 'Werkgever', 'Functie'],
  sv: ['Från', 'Till', 'Arbetsgivare', 'Befattning'],
};

/** A table in which beginning and end have a cell each. */
const fromTo: Layout = (person, random) => {
  const heads = TABLE_HEADS[person.culture.language] ?? [];
  const date = ([year, month]: [number, number]): string =>
    month === 0 ? String(year) : `${String(month).padStart(2, '0')}/${year}`;
  const now = pick(person.culture.present, random);
  const rows = person.positions.map((p) =>
    [date(p.start), p.end ? date(p.end) : now, esc(p.employer), esc(p.title)]
      .map((cell) => `<td>${cell}</td>`)
      .join(''),
  );
  return `${head(person, random)}${h('experience', person, random)}<table class="lined"><tr>${heads.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows.map((cells) => `<tr>${cells}</tr>`).join('')}</table>${closing(person, random)}`;
};

const SENTENCES: Record<string, Record<'experience' | 'education' | 'skills', string[]>> = {
  en: {
    experience: ['Where I have worked', 'What I’ve done so far', 'My professional journey'],
    education: ['Where I studied', 'Education & Certifications', 'Academic credentials'],
    skills: ['What I can do', 'What I’m good at', 'Skills, Tools & Technologies'],
  },
  de: {
    experience: ['Wo ich gearbeitet habe', 'Berufserfahrung und Praktika', 'Mein beruflicher Weg'],
    education: ['Ausbildung & Zertifikate', 'Schule und Studium', 'Was ich gelernt habe'],
    skills: ['Was ich kann', 'Kenntnisse & Stärken', 'Besondere Kenntnisse'],
  },
};

/** Headings written as sentences, or naming two things at once. */
const sentences: Layout = (person, random) => {
  const own = SENTENCES[person.culture.language];
  const heading = (kind: 'experience' | 'education' | 'skills'): string =>
    own ? `<h2>${esc(pick(own[kind], random))}</h2>` : h(kind, person, random);
  return `${head(person, random)}${h('summary', person, random)}<p>${esc(person.culture.summary)}</p>${heading('experience')}${entries(person, random)}${heading('education')}${education(person)}${heading('skills')}${skills(person, random)}`;
};

/** Headings in the left margin, flush right or left, or turned along it. */
const headingMargin =
  (look: 'flush' | 'wide' | 'turned'): Layout =>
  (person, random) => {
    const part = (heading: string, content: string): string =>
      `<div class="part ${look}"><div class="label">${heading}</div><div class="main">${content}</div></div>`;
    return `${head(person, random)}${part(h('experience', person, random), entries(person, random))}${part(h('education', person, random), education(person))}${part(h('skills', person, random), skills(person, random))}${part(h('languages', person, random), languages(person))}`;
  };

/** Employers as points of a list, what was done there as points below them. */
const bulletedEmployers: Layout = (person, random) => {
  const write = pick<(p: Position) => string>(
    [
      (p) => `<li><b>${esc(p.employer)}</b>, ${esc(p.city)}<br>${esc(p.title)}, ${esc(p.dates)}`,
      (p) => `<li><b>${esc(p.title)}</b>, ${esc(p.employer)} (${esc(p.dates)})`,
      (p) => `<li>${row(`${esc(p.employer)}, ${esc(p.city)}`, esc(p.dates))}${esc(p.title)}`,
    ],
    random,
  );
  const list = person.positions
    .map((p) => `${write(p)}<ul>${p.points.map((point) => `<li>${esc(point)}</li>`).join('')}</ul></li>`)
    .join('');
  return `${head(person, random)}${h('experience', person, random)}<ul>${list}</ul>${closing(person, random)}`;
};

/** Set in one width and with spaces for tabs, or in lines of full width. */
const typewriter: Layout = (person, random) => {
  const pad = (text: string, to: number): string => esc(text) + ' '.repeat(Math.max(2, to - text.length));
  const block = pick<(p: Position) => string>(
    [
      (p) => `${pad(p.title, 44)}${esc(p.dates)}\n${esc(p.employer)}, ${esc(p.city)}\n`,
      (p) => `${pad(p.dates, 32)}${esc(p.title)}\n${' '.repeat(32)}${esc(p.employer)}\n`,
      (p) => `${esc(p.employer)} - ${esc(p.title)}\n${esc(p.dates)}\n`,
    ],
    random,
  );
  const heading = (kind: 'experience' | 'skills'): string =>
    esc(pick(person.culture.headings[kind], random).toUpperCase());
  const list = person.positions
    .map((p) => `${block(p)}${p.points.map((point) => `  * ${esc(point)}`).join('\n')}\n`)
    .join('\n');
  return `<pre>${name(person).toUpperCase()}\n${contactItems(person).join('\n')}\n\n${heading('experience')}\n\n${list}\n${heading('skills')}\n\n${person.skills.map(esc).join(', ')}\n</pre>`;
};

const justified: Layout = (person, random) =>
  `<div class="justified">${head(person, random)}${h('summary', person, random)}<p>${esc(`${person.culture.summary} ${person.positions.flatMap((p) => p.points).join('. ')}.`)}</p>${h('experience', person, random)}${each(person, (p) => `<div><b>${esc(p.title)}</b>, ${esc(p.employer)}, ${esc(p.city)}, ${esc(p.dates)}</div><p>${esc(p.points.join('. '))}.</p>`)}${closing(person, random)}</div>`;

const GROUPS = [
  ['Tools', 'Methods'],
  ['Software', 'On the job'],
  ['Strong', 'Good'],
];

/** Skills as chips under the names of groups, as stars, or with small raised marks. */
const rated: Layout = (person, random) => {
  const half = Math.ceil(person.skills.length / 2);
  const [first = '', second = ''] = pick(GROUPS, random);
  const chips = (list: string[]): string =>
    `<div>${list.map((skill) => `<span class="chip">${esc(skill)}</span>`).join(' ')}</div>`;
  const set = pick(
    [
      `<h4>${first}</h4>${chips(person.skills.slice(0, half))}<h4>${second}</h4>${chips(person.skills.slice(half))}`,
      person.skills
        .map((skill, at) => row(esc(skill), '★'.repeat(2 + (at % 4)) + '☆'.repeat(3 - (at % 4))))
        .join(''),
      `<p>${person.skills.map((skill, at) => `${esc(skill)}<sup>${1 + (at % 3)}</sup>`).join(', ')}</p>`,
    ],
    random,
  );
  const write = (p: Position): string =>
    `${row(`<b>${esc(p.title)}</b>`, esc(p.dates))}${esc(p.employer)}${points(p, random)}`;
  return `<div class="sub">${pick(['Resume', 'Curriculum Vitae', 'CV'], random)}</div>${head(person, random)}${h('experience', person, random)}${each(person, write)}${h('education', person, random)}${education(person)}${h('skills', person, random)}${set}`;
};

/** A name and a number of the page repeated on each page. */
const repeated: Layout = (person, random) =>
  `<div class="running">${name(person)} – ${esc(person.phone)}</div>${head(person, random)}${h('experience', person, random)}${entries(person, random)}<div class="break"></div>${closing(person, random)}`;

/** Layouts of other people's templates, one trouble each. */
export const STRANGERS: Record<string, Layout> = {
  'centred-dates': centredDates,
  'right-aligned': rightAligned,
  'right-side': rightAlignedSide,
  icons,
  'from-to': fromTo,
  sentences,
  'margin-flush': headingMargin('flush'),
  'margin-wide': headingMargin('wide'),
  'margin-turned': headingMargin('turned'),
  bulleted: bulletedEmployers,
  typewriter,
  justified,
  rated,
  repeated,
};

export const STRANGERS_STYLE = `
    .three{display:grid;grid-template-columns:1fr auto 1fr} .three span:last-child{text-align:right} .mid{text-align:center} .flush{text-align:right} td.flush{padding-right:12px} td.level{vertical-align:middle} .flush ul{list-style-position:inside;padding:0}
    .icon{font-family:'DejaVu Sans Mono'} h4{margin:4px 0 0;font-weight:600;font-size:1em} .part{display:flex;gap:14px;margin-bottom:10px} .part .label{width:24%} .part.flush{text-align:left} .part.flush .label{text-align:right} .part.turned .label{width:24px;writing-mode:vertical-rl;transform:rotate(180deg)} .part h2{margin:0}
    pre{font:9.5pt/1.3 'DejaVu Sans Mono';white-space:pre-wrap} .justified p{text-align:justify} .running{position:fixed;top:-8mm;font-size:.8em;color:#888} .break{break-after:page}`;
