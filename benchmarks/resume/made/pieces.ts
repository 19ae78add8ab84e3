import { pick } from '../../corpus/random.ts';
import type { Person, Position } from './person.ts';

/** Parts of a page that several layouts set. */
export type Random = () => number;
/** A person's page in one of the ways in which resumes are set, as HTML. */
export type Layout = (person: Person, random: Random) => string;
export const esc = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
export const h = (kind: keyof Person['culture']['headings'], person: Person, random: Random): string =>
  `<h2>${esc(pick(person.culture.headings[kind], random))}</h2>`;
export const name = ({ given, family, suffix }: Person): string => esc(`${given} ${family}${suffix}`);

export function points(position: Position, random: Random): string {
  const kind = random();
  if (kind < 0.7) return `<ul>${position.points.map((point) => `<li>${esc(point)}</li>`).join('')}</ul>`;
  if (kind < 0.85) return `<p>${esc(position.points.join('. '))}.</p>`;
  return position.points.map((point) => `<div>– ${esc(point)}</div>`).join('');
}

export function contactItems(person: Person): string[] {
  const { home, linkedin, website } = person;
  return [
    esc([home.street, home.line].filter(Boolean).join(', ')),
    esc(person.phone),
    `<a href="mailto:${person.email}">${person.email}</a>`,
    ...(linkedin
      ? [linkedin.isHidden ? `<a href="${withScheme(linkedin.address)}">LinkedIn</a>` : esc(linkedin.address)]
      : []),
    ...(website ? [esc(website)] : []),
  ];
}

const withScheme = (address: string): string => (address.startsWith('http') ? address : `https://${address}`);

const LABELS: Record<string, string[]> = {
  en: ['Address', 'Phone', 'Email', 'LinkedIn', 'Website'],
  de: ['Anschrift', 'Telefon', 'E-Mail', 'LinkedIn', 'Website'],
  fr: ['Adresse', 'Téléphone', 'Courriel', 'LinkedIn', 'Site web'],
  es: ['Dirección', 'Teléfono', 'Correo', 'LinkedIn', 'Web'],
  nl: ['Adres', 'Telefoon', 'E-mail', 'LinkedIn', 'Website'],
  sv: ['Adress', 'Telefon', 'E-post', 'LinkedIn', 'Webb'],
};

export function contactTable(person: Person): string {
  const labels = LABELS[person.culture.language] ?? [];
  const { home, linkedin, website } = person;
  const rows: [string, string][] = [
    [labels[0] ?? '', esc([home.street, home.line].filter(Boolean).join(', '))],
    [labels[1] ?? '', esc(person.phone)],
    [labels[2] ?? '', person.email],
    ...(linkedin
      ? [
          [
            labels[3] ?? '',
            linkedin.isHidden
              ? `<a href="${withScheme(linkedin.address)}">${esc(person.given)} ${esc(person.family)}</a>`
              : esc(linkedin.address),
          ] as [string, string],
        ]
      : []),
    ...(website ? [[labels[4] ?? '', esc(website)] as [string, string]] : []),
  ];
  return `<table class="label">${rows.map(([label, value]) => `<tr><td>${label}:</td><td>${value}</td></tr>`).join('')}</table>`;
}

export function contactLine(person: Person, random: Random): string {
  const separator = pick([' | ', ' · ', ' • ', ' &nbsp;&nbsp;&nbsp; ', '<br>'], random);
  return `<div class="contact">${contactItems(person).join(separator)}</div>`;
}

export function skills(person: Person, random: Random, isNarrow = false): string {
  const { skills: list } = person;
  const kind = Math.floor(random() * (isNarrow ? 4 : 7));
  if (kind === 0) return `<p>${list.map(esc).join(', ')}</p>`;
  if (kind === 1) return `<ul>${list.map((skill) => `<li>${esc(skill)}</li>`).join('')}</ul>`;
  if (kind === 2) return list.map((skill) => `<div>${esc(skill)}</div>`).join('');
  if (kind === 3)
    return `<div>${list.map((skill) => `<span class="chip">${esc(skill)}</span>`).join(' ')}</div>`;
  if (kind === 4) return `<p>${list.map(esc).join(' | ')}</p>`;
  if (kind === 5)
    return `<div class="grid">${list.map((skill) => `<div>• ${esc(skill)}</div>`).join('')}</div>`;
  const half = Math.ceil(list.length / 2);
  return `<p><b>Tools:</b> ${list.slice(0, half).map(esc).join(', ')}</p><p><b>Methods:</b> ${list.slice(half).map(esc).join(', ')}</p>`;
}

export function education(person: Person): string {
  const { degree, school } = person.culture;
  const first = Math.min(...person.positions.map(({ start }) => start[0]));
  return `<div class="row"><b>${esc(degree)}</b><span>${first - 4} – ${first - 1}</span></div><div>${esc(school)}</div>`;
}

export function languages(person: Person): string {
  return `<p>${person.culture.spoken.map(esc).join(', ')}</p>`;
}

export function closing(person: Person, random: Random): string {
  return `${h('education', person, random)}${education(person)}${h('skills', person, random)}${skills(person, random)}${h('languages', person, random)}${languages(person)}`;
}

type EntryForm = (position: Position, random: Random) => string;

const ENTRY_FORMS: EntryForm[] = [
  (p, r) =>
    `<div class="row"><b>${esc(p.title)}</b><span>${esc(p.dates)}</span></div><div class="row"><i>${esc(p.employer)}</i><span>${esc(p.city)}</span></div>${points(p, r)}`,
  (p, r) =>
    `<div class="row"><b>${esc(p.employer)}</b><span>${esc(p.city)}</span></div><div class="row"><i>${esc(p.title)}</i><span>${esc(p.dates)}</span></div>${points(p, r)}`,
  (p, r) =>
    `<div><b>${esc(p.title)}</b>, ${esc(p.employer)}, ${esc(p.city)}</div><div>${esc(p.dates)}</div>${points(p, r)}`,
  (p, r) => `<div><b>${esc(p.employer)}</b> — ${esc(p.title)} (${esc(p.dates)})</div>${points(p, r)}`,
  (p, r) =>
    `<div>${esc(p.dates)}</div><div><b>${esc(p.title)}</b></div><div>${esc(p.employer)}, ${esc(p.city)}</div>${points(p, r)}`,
  (p, r) => `<div><b>${esc(p.title)}</b> | ${esc(p.employer)} | ${esc(p.dates)}</div>${points(p, r)}`,
  (p, r) =>
    `<div><b>${esc(p.title)}</b></div><div>${esc(p.employer)}</div><div class="small">${esc(p.dates)}</div>${points(p, r)}`,
  (p, r) =>
    `<h3>${esc(p.employer)}</h3><div>${esc(p.title)} · ${esc(p.dates)} · ${esc(p.city)}</div>${points(p, r)}`,
];

export function entries(person: Person, random: Random): string {
  const form = pick(ENTRY_FORMS, random);
  return person.positions.map((position) => `<div class="entry">${form(position, random)}</div>`).join('');
}

/** The name over how to reach the person. */
export const top = (person: Person, random: Random): string =>
  `<h1>${name(person)}</h1>${contactLine(person, random)}`;
