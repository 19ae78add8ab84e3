import { pick } from '../../corpus/random.ts';
import type { Position } from './person.ts';
import { closing, education, esc, h, languages, points, skills, top, type Layout } from './pieces.ts';

/** The names of a table's columns: time, employer, position, duties. */
const COLUMNS: Record<string, string[][]> = {
  en: [
    ['Period', 'Employer', 'Position', 'Duties'],
    ['Dates', 'Company', 'Job Title', 'Responsibilities'],
  ],
  de: [['Zeitraum', 'Arbeitgeber', 'Position', 'Aufgaben']],
  fr: [['Période', 'Employeur', 'Poste', 'Missions']],
  es: [['Periodo', 'Empresa', 'Puesto', 'Tareas']],
  nl: [['Periode', 'Werkgever', 'Functie', 'Taken']],
  sv: [['Period', 'Arbetsgivare', 'Befattning', 'Uppgifter']],
};

const shorten = (p: Position): string => p.points.map((point) => esc(point)).join('; ');

/** Column names over rows, bordered or not, flush left or centred. */
const namedTable: Layout = (person, random) => {
  const names = pick(COLUMNS[person.culture.language] ?? COLUMNS['en'] ?? [], random);
  const hasDuties = random() < 0.6;
  const style = random() < 0.4 ? ' style="text-align:center"' : '';
  const cells = names.slice(0, hasDuties ? 4 : 3);
  const head = `<tr>${cells.map((text) => `<th>${esc(text)}</th>`).join('')}</tr>`;
  const rows = person.positions.map((p) => {
    const own = [esc(p.dates), esc(p.employer), esc(p.title), ...(hasDuties ? [shorten(p)] : [])];
    return `<tr>${own.map((text) => `<td${style}>${text}</td>`).join('')}</tr>`;
  });
  const table = `<table class="${random() < 0.6 ? 'lined' : ''}">${head}${rows.join('')}</table>`;
  return `${top(person, random)}${h('experience', person, random)}${table}${closing(person, random)}`;
};

/** All of a position on one line; what was done is told of all of them, or of the newest alone. */
const oneLine: Layout = (person, random) => {
  const write = pick<(p: Position) => string>(
    [
      (p) => `${p.title} - ${p.employer}. ${p.city}, ${p.dates}`,
      (p) => `${p.dates}: ${p.title}, ${p.employer}, ${p.city}`,
      (p) => `${p.title}, ${p.employer} (${p.dates})`,
      (p) => `${p.dates} — ${p.employer}, ${p.city} — ${p.title}`,
      (p) => `${p.employer} | ${p.title} | ${p.city} | ${p.dates}`,
    ],
    random,
  );
  const hasPoints = random() < 0.4;
  const lines = person.positions.map(
    (p, index) => `<div>${esc(write(p))}</div>${hasPoints || index === 0 ? points(p, random) : ''}`,
  );
  return `${top(person, random)}${h('experience', person, random)}${lines.join('')}${closing(person, random)}`;
};

/** A card for each position, two beside each other or under each other, with a frame or a rule. */
const cardGrid: Layout = (person, random) => {
  const columns = pick([1, 2], random);
  const frame = pick(['border:1px solid #bbb;padding:8px', 'background:#f3f3f3;padding:8px'], random);
  const isTitleFirst = random() < 0.6;
  const card = (p: Position): string => {
    const [first, second] = isTitleFirst ? [p.title, p.employer] : [p.employer, p.title];
    return `<div style="${frame};break-inside:avoid"><b>${esc(first)}</b><div>${esc(second)}</div><div class="small">${esc(p.dates)}</div>${points(p, random)}</div>`;
  };
  const grid = `<div style="display:grid;gap:12px;grid-template-columns:repeat(${columns},1fr)">${person.positions.map(card).join('')}</div>`;
  return `${top(person, random)}${h('experience', person, random)}${grid}${closing(person, random)}`;
};

/** Dates on a line of their own, and what they name indented under them. */
const indented: Layout = (person, random) => {
  const step = pick([12, 24, 40], random);
  const jobs = person.positions.map(
    (p) =>
      `<div>${esc(p.dates)}</div><div style="margin-left:${step}px"><b>${esc(p.title)}</b><div>${esc(p.employer)}</div>${points(p, random)}</div>`,
  );
  return `${top(person, random)}${h('experience', person, random)}${jobs.join('')}${closing(person, random)}`;
};

/** Dates with their days in American order. */
const americanDates: Layout = (person, random) => {
  const write = ([year, month]: [number, number], day: number): string =>
    `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;
  for (const p of person.positions) {
    const end = p.end ? write(p.end, 28) : (/\p{L}[\p{L}' ]*$/u.exec(p.dates)?.[0] ?? 'Present');
    p.dates = `${write(p.start, pick([13, 15, 20], random))} ${pick(['-', '–', 'to'], random)} ${end}`;
  }
  const write2 = pick<(p: Position) => string>(
    [
      (p) =>
        `<div class="row"><b>${esc(p.title)}</b><span>${esc(p.dates)}</span></div><div>${esc(p.employer)}, ${esc(p.city)}</div>`,
      (p) => `<div><b>${esc(p.employer)}</b>, ${esc(p.title)}</div><div>${esc(p.dates)}</div>`,
    ],
    random,
  );
  return `${top(person, random)}${h('experience', person, random)}${person.positions.map((p) => write2(p) + points(p, random)).join('')}${closing(person, random)}`;
};

/** Title, employer and town in a cell too narrow for them, beside the dates. */
const wrapped: Layout = (person, random) => {
  const width = pick([38, 45, 52], random);
  const jobs = person.positions.map(
    (p) =>
      `<div class="row"><div style="width:${width}%"><b>${esc(p.title)}</b>, <i>${esc(p.employer)}</i>, ${esc(p.city)}.</div><b>${esc(p.dates)}</b></div>${points(p, random)}`,
  );
  return `${top(person, random)}${h('experience', person, random)}${jobs.join('')}${closing(person, random)}`;
};

/** Headings in the margin of two pages, of which the first holds a single one. */
const loneHeading: Layout = (person, random) => {
  const align = pick(['left', 'right'], random);
  const part = (heading: string, text: string, more = ''): string =>
    `<div class="part" style="${more}"><div class="label" style="text-align:${align}">${heading}</div><div style="flex:1">${text}</div></div>`;
  const jobs = person.positions
    .map(
      (p) =>
        `<div><b>${esc(p.employer)}</b></div><div>${esc(p.title)}</div><div>${esc(p.dates)}</div><div>${esc(p.city)}</div>${points(p, random)}`,
    )
    .join('');
  return `<div style="margin-left:26%">${top(person, random)}</div>${part(h('experience', person, random), jobs)}${part(h('education', person, random), education(person), 'break-before:page')}${part(h('skills', person, random), skills(person, random))}${part(h('languages', person, random), languages(person))}`;
};

/** Layouts of tables, cards and lines that resumes of other programs' templates were misread in. */
export const GRIDS: Record<string, Layout> = {
  'named-table': namedTable,
  'one-line': oneLine,
  'card-grid': cardGrid,
  indented,
  'american-dates': americanDates,
  wrapped,
  'lone-heading': loneHeading,
};
