import { pick } from '../../corpus/random.ts';
import type { Person } from './person.ts';
import {
  closing,
  contactItems,
  contactLine,
  contactTable,
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
import { GRIDS } from './grids.ts';
import { STRANGERS, STRANGERS_STYLE } from './strangers.ts';
import { TROUBLES } from './troubles.ts';
import { WEBS } from './webs.ts';

function marginEntries(person: Person, random: Random): string {
  const isTitleFirst = random() < 0.5;
  return person.positions
    .map((p) => {
      const [first, second] = isTitleFirst ? [p.title, `${p.employer}, ${p.city}`] : [p.employer, p.title];
      return `<tr><td class="when">${esc(p.dates)}</td><td><b>${esc(first)}</b><br>${esc(second)}${points(p, random)}</td></tr>`;
    })
    .join('');
}

const single: Layout = (person, random) =>
  `<h1>${name(person)}</h1>${random() < 0.5 ? `<div class="sub">${esc(person.headline)}</div>` : ''}${contactLine(person, random)}` +
  `${random() < 0.6 ? `${h('summary', person, random)}<p>${esc(person.culture.summary)}</p>` : ''}${h('experience', person, random)}${entries(person, random)}${closing(person, random)}`;

const sidebar =
  (side: 'left' | 'right'): Layout =>
  (person, random) => {
    const narrow = `<div class="side ${side}">${random() < 0.5 ? `<h1>${name(person)}</h1>` : ''}${h('contact', person, random)}${contactItems(
      person,
    )
      .map((item) => `<div>${item}</div>`)
      .join(
        '',
      )}${h('skills', person, random)}${skills(person, random, true)}${h('languages', person, random)}${person.culture.spoken.map((each) => `<div>${esc(each)}</div>`).join('')}</div>`;
    const hasName = narrow.includes('<h1>');
    const wide = `<div class="main">${hasName ? '' : `<h1>${name(person)}</h1><div class="sub">${esc(person.headline)}</div>`}${h('summary', person, random)}<p>${esc(person.culture.summary)}</p>${h('experience', person, random)}${entries(person, random)}${h('education', person, random)}${education(person)}</div>`;
    return `<div class="columns">${side === 'left' ? narrow + wide : wide + narrow}</div>`;
  };

const tabular: Layout = (person, random) =>
  `${random() < 0.5 ? '<div class="title">Lebenslauf</div>' : ''}<h1>${name(person)}</h1>${h('contact', person, random)}${contactTable(person)}${h('experience', person, random)}<table>${marginEntries(person, random)}</table>${closing(person, random)}`;

const margined: Layout = (person, random) => {
  const row = (heading: string, content: string): string =>
    `<tr><td class="when">${heading}</td><td>${content}</td></tr>`;
  return `<h1>${name(person)}</h1>${contactLine(person, random)}<table>${row(h('experience', person, random), entries(person, random))}${row(h('education', person, random), education(person))}${row(h('skills', person, random), skills(person, random))}${row(h('languages', person, random), languages(person))}</table>`;
};

const headTable: Layout = (person, random) => {
  const head =
    {
      en: ['Period', 'Company', 'Position'],
      de: ['Zeitraum', 'Firma', 'Position'],
      fr: ['Période', 'Entreprise', 'Poste'],
      es: ['Periodo', 'Empresa', 'Puesto'],
      nl: ['Periode', 'Bedrijf', 'Functie'],
      sv: ['Period', 'Företag', 'Befattning'],
    }[person.culture.language] ?? [];
  const rows = person.positions
    .map((p) => `<tr><td>${esc(p.dates)}</td><td>${esc(p.employer)}</td><td>${esc(p.title)}</td></tr>`)
    .join('');
  return `<h1>${name(person)}</h1>${contactTable(person)}${h('experience', person, random)}<table class="lined"><tr>${head.map((each) => `<th>${each}</th>`).join('')}</tr>${rows}</table>${closing(person, random)}`;
};

const nested: Layout = (person, random) => {
  const [first, second, ...rest] = person.positions;
  if (first && second) second.employer = first.employer;
  const group =
    first && second
      ? `<div class="row"><b>${esc(first.employer)}</b><span>${esc(first.city)}</span></div>${[first, second].map((p) => `<div class="row"><i>${esc(p.title)}</i><span>${esc(p.dates)}</span></div>${points(p, random)}`).join('')}`
      : '';
  const others = rest
    .map(
      (p) =>
        `<div class="row"><b>${esc(p.employer)}</b><span>${esc(p.city)}</span></div><div class="row"><i>${esc(p.title)}</i><span>${esc(p.dates)}</span></div>${points(p, random)}`,
    )
    .join('');
  return `<h1>${name(person)}</h1>${contactLine(person, random)}${h('experience', person, random)}${group}${others}${closing(person, random)}`;
};

const halves: Layout = (person, random) =>
  `<h1>${name(person)}</h1>${contactLine(person, random)}${h('experience', person, random)}${entries(person, random)}<div class="columns"><div class="half">${h('education', person, random)}${education(person)}</div><div class="half">${h('skills', person, random)}${skills(person, random, true)}</div></div>`;

export const LAYOUTS: Record<string, Layout> = {
  single,
  'single-again': single,
  'sidebar-left': sidebar('left'),
  'sidebar-right': sidebar('right'),
  tabular,
  margined,
  'head-table': headTable,
  nested,
  halves,
  ...STRANGERS,
  ...TROUBLES,
  ...GRIDS,
  ...WEBS,
};

/** A page with one of many looks around a layout. */
export function toHtml(layout: Layout, person: Person, random: Random): string {
  const colour = pick(['#000', '#1f4e79', '#8b1e3f', '#2a7f62', '#555'], random);
  const font = pick(
    ['Liberation Serif', 'Liberation Sans', 'DejaVu Sans', 'DejaVu Serif', 'Liberation Sans Narrow'],
    random,
  );
  const size = pick([9, 10, 10.5, 11], random);
  const heading = pick(
    [
      'text-transform:uppercase',
      'letter-spacing:0.25em;text-transform:uppercase',
      'border-bottom:1px solid #888',
      'font-variant:small-caps',
      'background:#eee;padding:2px 6px',
      'font-weight:normal;font-size:1.5em',
    ],
    random,
  );
  const title = pick(
    [
      'text-align:center',
      'text-transform:uppercase',
      'letter-spacing:0.2em;text-transform:uppercase',
      'font-weight:300',
      '',
    ],
    random,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    @page{size:${pick(['A4', 'Letter'], random)};margin:14mm}
    body{font:${size}pt/${pick(['1.25', '1.4', '1.55'], random)} '${font}';margin:0;color:#222}
    h1{font-size:${pick([18, 22, 28], random)}pt;margin:0 0 4px;color:${colour};${title}} h2{font-size:${pick([11, 12, 14], random)}pt;margin:12px 0 4px;color:${colour};${heading}} h3{font-size:1.05em;margin:6px 0 0}
    a{color:inherit;text-decoration:none} ul{margin:2px 0 6px;padding-left:16px} p{margin:2px 0 6px} .row{display:flex;justify-content:space-between} .small{font-size:.85em;color:#777} .entry{margin-bottom:8px}
    .columns{display:flex;gap:22px} .side{width:31%;background:#f0f3f6;padding:8px} .main{flex:1} .half{flex:1} .sub{color:#666;font-size:1.1em} .chip{display:inline-block;border:1px solid #999;border-radius:8px;padding:1px 7px;margin:2px}
    .grid{display:grid;grid-template-columns:1fr 1fr 1fr} table{width:100%;border-collapse:collapse} td{vertical-align:top;padding:2px 6px 2px 0} .when{width:26%} .label td:first-child{width:22%;font-weight:bold} .lined td,.lined th{border:1px solid #aaa;padding:3px 6px;text-align:left} td h2{margin-top:0}
    ${STRANGERS_STYLE}
  </style>${layout(person, random)}`;
}
