import { toSlug, type Source } from '@firsthand/contracts';
import { findCities, type City, type CountryCode } from '../data/cities.ts';
import { EMPLOYER_TABLES } from '../data/employer-tables.ts';
import { createRandom, toUuid } from '../random.ts';
import { isLanguage, type Language } from '../text/language.ts';

/** An invented employer with its one board. Everything about it depends on the demo's seed and its own name only. */
export interface Employer {
  /** Position in the demo's list; part of numeric posting ids. */
  index: number;
  name: string;
  /** "hollowbrook-health" */
  slug: string;
  source: Source;
  /** The board as an operator writes it. */
  board: string;
  sector: string;
  /** About how many postings are open at any moment, before `scale`. */
  size: number;
  /** Free switches of the board's system, e.g. `wrap` or `pay=ranges`. */
  traits: ReadonlyMap<string, string>;
  about: ReadonlyMap<Language, string>;
  cities: readonly City[];
  home: City;
  founded: number;
  featured: boolean;
  /** Whether the demo's catalogue names the board; others wait for somebody who adds them. */
  isListed: boolean;
}

interface EmployerLine {
  name: string;
  size: number;
  sector: string;
  reach: string;
  traits: string;
  about: Map<Language, string>;
}

function parseTable(table: string): EmployerLine[] {
  const lines: EmployerLine[] = [];
  for (const line of table.split('\n').map((text) => text.trim())) {
    const translation = /^([a-z]{2}): (.+)$/.exec(line);
    if (translation?.[1] && translation[2] && isLanguage(translation[1])) {
      lines.at(-1)?.about.set(translation[1], translation[2]);
    } else if (line !== '') {
      const [name = '', size = '', sector = '', reach = '', traits = '', about = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      lines.push({ name, size: Number(size), sector, reach, traits, about: new Map([['en', about]]) });
    }
  }
  return lines;
}

/** "wd5 wrap lang=de" → wd5: "", wrap: "", lang: "de" */
function parseTraits(text: string): Map<string, string> {
  const pairs = text.split(' ').filter((word) => word !== '');
  return new Map(pairs.map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? '']));
}

/** "US:OH+KY, GB" → the cities of two states and of one country, home country first. */
function parseReach(reach: string): City[] {
  return reach.split(',').flatMap((part) => {
    const [country = '', states = ''] = part.trim().split(':');
    return findCities(country as CountryCode, states === '' ? [] : states.split('+'));
  });
}

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function toBoard(source: Source, line: EmployerLine, traits: Map<string, string>, key: string): string {
  const slug = toSlug(line.name);
  const joined = slug.replaceAll('-', '');
  switch (source) {
    case 'workday': {
      const host = [...traits.keys()].find((trait) => /^wd\d+$/.test(trait)) ?? 'wd5';
      return `${host}/${joined}/${capitalise(slug.split('-')[0] ?? '')}_Careers`;
    }
    case 'lever':
      return traits.has('eu') ? `eu/${joined}` : joined;
    case 'smartrecruiters':
      return slug.split('-').map(capitalise).join('');
    case 'adp':
      if (traits.has('myjobs')) return `myjobs/${joined}careers`;
      return `${toUuid(`${key}|cid`)}/19000101_000001`;
    case 'jobvite':
    case 'breezy':
    case 'dover':
      return slug;
    default:
      return joined;
  }
}

/** Picks a handful of an employer's possible cities, always with the first, which becomes its home. */
function pickCities(all: City[], size: number, key: string): City[] {
  const random = createRandom(`${key}|cities`);
  const home = random.pick(all.filter((city) => city.country === all[0]?.country));
  const others = all.filter((city) => city !== home);
  const wanted = Math.min(others.length, Math.max(1, Math.round(size / 7) + 1));
  const countries = new Set(others.map((city) => city.country));
  const chosen = new Set(random.sample(others, wanted));
  // Each country of the employer has at least one office.
  for (const country of countries) chosen.add(random.pick(others.filter((city) => city.country === country)));
  return [home, ...others.filter((city) => chosen.has(city))];
}

function toEmployer(seed: number, source: Source, line: EmployerLine, index: number): Employer {
  const key = `${seed}|${line.name}`;
  const traits = parseTraits(line.traits);
  const random = createRandom(`${key}|employer`);
  const cities = pickCities(parseReach(line.reach), line.size, key);
  const home = cities[0];
  if (!home) throw new Error(`The employer "${line.name}" has no city`);
  return {
    index,
    name: line.name,
    slug: toSlug(line.name),
    source,
    board: toBoard(source, line, traits, key),
    sector: line.sector,
    size: line.size,
    traits,
    about: line.about,
    cities,
    home,
    founded: random.int(1921, 2017),
    featured: line.size > 20 && random.chance(0.09),
    isListed: !traits.has('unlisted'),
  };
}

/**
 * The demo's employers, the sources taking turns, so that any first few of them cover many sources. More than the tables
 * hold are branches of those that were there, as `Quillmere 2`; without an end there are none.
 */
export function createEmployers(seed: number, count: number): Employer[] {
  const queues = EMPLOYER_TABLES.map(({ source, table }) => ({ source, lines: parseTable(table) }));
  const longest = Math.max(...queues.map(({ lines }) => lines.length));
  const employers: Employer[] = [];
  const wanted = Number.isFinite(count) ? count : 0;
  for (let round = 0; round < longest || employers.length < wanted; round += 1) {
    const branch = Math.floor(round / longest) + 1;
    for (const { source, lines } of queues) {
      const line = lines[round % longest];
      if (line) employers.push(toEmployer(seed, source, toBranch(line, branch), employers.length));
    }
  }
  return employers.slice(0, count);
}

function toBranch(line: EmployerLine, branch: number): EmployerLine {
  return branch === 1 ? line : { ...line, name: `${line.name} ${branch}` };
}
