import { pick } from '../../corpus/random.ts';
import type { Person, Position } from './person.ts';
import {
  closing,
  contactItems,
  education,
  esc,
  h,
  languages,
  name,
  points,
  top,
  type Layout,
  type Random,
} from './pieces.ts';

const between = (person: Person, random: Random, jobs: string): string =>
  `${top(person, random)}${h('experience', person, random)}${jobs}${closing(person, random)}`;
const each = (person: Person, write: (p: Position, index: number) => string): string =>
  person.positions.map(write).join('');
const toSite = ({ employer }: Position): string =>
  `https://${employer
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')}.example.com`;

/** Employers set as the headings of sections are. */
const employerHeadings: Layout = (person, random) =>
  between(
    person,
    random,
    each(
      person,
      (p) =>
        `<h2>${esc(p.employer)}</h2><b>${esc(p.title)}</b><div>${esc(p.dates)}</div>${points(p, random)}`,
    ),
  );

/** The employer's site between dates and title, where there is one, or the employer's name a link. */
const sites: Layout = (person, random) => {
  const isLink = random() < 0.5;
  return between(
    person,
    random,
    each(person, (p, index) => {
      const site = index % 2 === 0 ? '' : `<div style="color:#00e">${toSite(p)}</div>`;
      const colour = index % 2 === 0 ? '#00e' : '#000';
      const employer = isLink ? `<b style="color:${colour}">${esc(p.employer)}</b>` : esc(p.employer);
      return `<div class="entry"><div>${employer}</div><div>${esc(p.dates)}</div>${isLink ? '' : site}<div>${esc(p.title)}</div>${points(p, random)}</div>`;
    }),
  );
};

const LONG: Record<string, [string, string]> = {
  en: ['years', 'months'],
  de: ['Jahre', 'Monate'],
  fr: ['ans', 'mois'],
  es: ['años', 'meses'],
  nl: ['jaar', 'maanden'],
  sv: ['år', 'månader'],
};

/** How long, beside the dates or on a line of its own. */
const durations: Layout = (person, random) => {
  const [years, months] = LONG[person.culture.language] ?? ['years', 'months'];
  const isBeside = random() < 0.5;
  return between(
    person,
    random,
    each(person, (p, index) => {
      const long = `${2 + index} ${years} ${3 + index} ${months}`;
      const dates = isBeside
        ? `<div>${esc(p.dates)} <span style="margin-left:30px">${long}</span></div>`
        : `<div>${esc(p.dates)}</div><div class="small">${long}</div>`;
      return `<div class="entry"><b>${esc(p.employer)}</b>${dates}<div>${esc(p.title)}</div>${points(p, random)}</div>`;
    }),
  );
};

/** Employer and dates as points under a title. */
const pointNames: Layout = (person, random) =>
  between(
    person,
    random,
    each(
      person,
      (p) => `<h3>${esc(p.title)}</h3><ul><li>${esc(p.employer)}</li><li>${esc(p.dates)}</li></ul>`,
    ),
  );

/** Groups of skills in two columns, each with its name and perhaps a level. */
const skillPairs: Layout = (person, random) => {
  const half = Math.ceil(person.skills.length / 2);
  const hasLevel = random() < 0.5;
  const group = (title: string, list: readonly string[]): string =>
    `<div style="width:48%"><b>${title}</b>${hasLevel ? '<div style="color:#999">Advanced</div>' : ''}<ul>${list.map((skill) => `<li>${esc(skill)}</li>`).join('')}</ul></div>`;
  const pair = `<div style="display:flex">${group('Methods', person.skills.slice(0, half))}${group('Practice', person.skills.slice(half))}</div>`;
  const jobs = each(
    person,
    (p) =>
      `<div class="row"><b>${esc(p.title)}</b><span>${esc(p.dates)}</span></div><div>${esc(p.employer)}</div>${points(p, random)}`,
  );
  return `${top(person, random)}${h('experience', person, random)}${jobs}${h('skills', person, random)}${pair}${h('languages', person, random)}${languages(person)}${h('education', person, random)}${education(person)}`;
};

/** Headings in the middle of the page, dates at its right. */
const middleHeadings: Layout = (person, random) =>
  `<style>h2{text-align:center}</style>${between(
    person,
    random,
    each(
      person,
      (p) =>
        `<div class="row"><b>${esc(p.employer)}</b><b>${esc(p.dates)}</b></div><b>${esc(p.title)}</b>${points(p, random)}`,
    ),
  )}`;

/** How to reach the person, under the last section without a heading. */
const footContact: Layout = (person, random) => {
  const jobs = each(
    person,
    (p) =>
      `<div><b>${esc(p.title)}</b>, ${esc(p.employer)}</div><div>${esc(p.dates)}</div>${points(p, random)}`,
  );
  const foot = contactItems(person)
    .map((item) => `<div>${item}</div>`)
    .join('');
  return `<h1>${name(person)}</h1>${h('experience', person, random)}${jobs}${closing(person, random)}<footer>${foot}</footer>`;
};

/** A margin of headings and of dates in small capitals set wide under them, beside lines that begin higher. */
const marginDates: Layout = (person, random) => {
  const row = (left: string, right: string): string =>
    `<div style="display:flex;margin-bottom:6px"><div style="width:26%">${left}</div><div style="flex:1">${right}</div></div>`;
  const jobs = each(person, (p) =>
    row(
      `<div style="font-size:.75em;margin-top:${pick([0, 6, 14], random)}px"><b>${esc(p.dates)}</b></div>`,
      `<b>${esc(p.title)}</b> | ${esc(p.employer)}${points(p, random)}`,
    ),
  );
  return between(person, random, jobs);
};

/** Layouts of themes for the web that resumes of strangers were misread in. */
export const WEBS: Record<string, Layout> = {
  'employer-headings': employerHeadings,
  sites,
  durations,
  'point-names': pointNames,
  'skill-pairs': skillPairs,
  'middle-headings': middleHeadings,
  'foot-contact': footContact,
  'margin-dates': marginDates,
};
