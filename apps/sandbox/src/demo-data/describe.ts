import { COUNTRIES, type CountryCode } from '../data/cities.ts';
import { createRandom, type Random } from '../random.ts';
import type { SandboxPosting } from './posting.ts';
import { toPayText } from './pay-text.ts';
import { LANGUAGES, type Language } from '../text/language.ts';
import { PHRASES } from '../text/phrase-banks.ts';
import type { Phrases } from '../text/phrases.ts';

export type SectionKind = 'employer' | 'role' | 'duties' | 'needs' | 'pluses' | 'offer' | 'pay' | 'closing';

/** A headed part of a description: paragraphs, then list items. */
export interface Section {
  kind: SectionKind;
  heading: string;
  paragraphs: string[];
  items: string[];
}

type Fill = (template: string) => string;

const COUNTRY_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames([language], { type: 'region' })]),
) as Record<Language, Intl.DisplayNames>;

const WITH_ARTICLE = ['US', 'GB', 'NL'];

/** "in the United States", "au Canada": how a country stands after its preposition. */
function toInCountry(name: string, country: CountryCode, language: Language): string {
  if (language === 'fr') return country === 'CA' || country === 'MX' ? `au ${name}` : `en ${name}`;
  return language === 'en' && WITH_ARTICLE.includes(country) ? `in the ${name}` : `in ${name}`;
}

/** "a Welder", "an Electrician", "an HVAC Technician", "an engineering team" */
function toIndefinite(name: string): string {
  return `${/^(?:[AEIO]|U(?!ni|X)|HR|HVAC|[aeio])/.test(name) ? 'an' : 'a'} ${name}`;
}

function createFill(posting: SandboxPosting, random: Random): Fill {
  const place = posting.places[0];
  const country = COUNTRY_NAMES[posting.language].of(place.country) ?? COUNTRIES[place.country].name;
  const title = posting.roleText.titles[0] ?? posting.title;
  const values: Record<string, string> = {
    company: posting.employer.name,
    city: place.city,
    country,
    inCountry: toInCountry(country, place.country, posting.language),
    title,
    team: posting.roleText.team,
    boss: posting.roleText.boss,
    n: String(random.int(4, 19)),
    days: String(random.int(2, 3)),
    hours: String(random.pick(place.country === 'US' ? [40, 40, 36] : [37, 38, 40, 36])),
    founded: String(posting.employer.founded),
    pay: posting.pay ? toPayText(posting.pay, posting.language) : '',
  };
  return (template) =>
    template
      .replaceAll(' a {title}', ` ${toIndefinite(title)}`)
      .replaceAll(' a {team}', ` ${toIndefinite(posting.roleText.team)}`)
      .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function toEmployerSection(posting: SandboxPosting, phrases: Phrases, fill: Fill, random: Random): Section {
  const about = posting.employer.about.get(posting.language) ?? posting.employer.about.get('en') ?? '';
  const more = random.sample(phrases.employerMore, random.int(0, 2)).map(fill);
  return {
    kind: 'employer',
    heading: fill(random.pick(phrases.headings.employer)),
    paragraphs: [[about, ...more].join(' ')],
    items: [],
  };
}

function toRoleSection(posting: SandboxPosting, phrases: Phrases, fill: Fill, random: Random): Section {
  const special = phrases.employment[posting.employmentType];
  const hours = special ?? phrases.hours[posting.role.hours];
  const sentences = [
    random.pick(posting.workMode === 'remote' ? phrases.openingRemote : phrases.opening),
    random.pick(phrases.team),
    random.pick(phrases.modes[posting.workMode]),
    random.pick(hours),
  ].map(fill);
  const split = random.chance(0.5) ? 2 : sentences.length;
  return {
    kind: 'role',
    heading: fill(random.pick(phrases.headings.role)),
    paragraphs: [sentences.slice(0, split), sentences.slice(split)]
      .filter((part) => part.length > 0)
      .map((part) => part.join(' ')),
    items: [],
  };
}

function toWorkSections(posting: SandboxPosting, phrases: Phrases, random: Random): Section[] {
  const { duties, needs, pluses } = posting.roleText;
  const sections: Section[] = [
    {
      kind: 'duties',
      heading: random.pick(phrases.headings.duties),
      paragraphs: [],
      items: random.sample(duties, random.int(5, 8)),
    },
    {
      kind: 'needs',
      heading: random.pick(phrases.headings.needs),
      paragraphs: [],
      items: random.sample(needs, random.int(3, 5)),
    },
  ];
  if (pluses.length > 0 && random.chance(0.55)) {
    sections.push({
      kind: 'pluses',
      heading: random.pick(phrases.headings.pluses),
      paragraphs: [],
      items: random.sample(pluses, 2),
    });
  }
  return sections;
}

function toOfferSections(posting: SandboxPosting, phrases: Phrases, fill: Fill, random: Random): Section[] {
  const sections: Section[] = [];
  const { pay, payIn } = posting;
  // Greenhouse shows its pay ranges in the text as well.
  if (pay && (payIn === 'text' || posting.employer.traits.get('pay') === 'ranges')) {
    const period = pay.period === 'hour' || pay.period === 'month' ? pay.period : 'year';
    const heading = random.pick(phrases.headings.pay);
    sections.push({ kind: 'pay', heading, paragraphs: [fill(random.pick(phrases.pay[period]))], items: [] });
  }
  const bank = phrases.benefits[posting.places[0].country] ?? phrases.benefits.other;
  if (random.chance(0.85)) {
    const items = random.sample(bank, random.int(3, 6));
    sections.push({ kind: 'offer', heading: random.pick(phrases.headings.offer), paragraphs: [], items });
  }
  return sections;
}

function toClosingSection(posting: SandboxPosting, phrases: Phrases, fill: Fill, random: Random): Section {
  const paragraphs = [random.pick(phrases.closing)];
  if (random.chance(0.7)) paragraphs.push(random.pick(phrases.equality));
  if (posting.textRevision > 0) paragraphs.push(random.pick(phrases.updates));
  const heading = random.pick(phrases.headings.closing);
  return { kind: 'closing', heading, paragraphs: paragraphs.map(fill), items: [] };
}

/**
 * The posting's text in sections, as the employer wrote it. Employers keep to one order of sections; some postings
 * are short. The same posting at the same revision always reads the same.
 */
export function describe(posting: SandboxPosting): Section[] {
  const jobKey = `${posting.employer.name}|${posting.jobSerial}`;
  const random = createRandom(`${posting.key.slice(0, posting.key.lastIndexOf('|'))}|text`);
  const house = createRandom(`${posting.employer.name}|house-style`);
  const phrases = PHRASES[posting.language];
  const fill = createFill(posting, createRandom(`${jobKey}|facts`));
  const employer = toEmployerSection(posting, phrases, fill, random);
  const role = toRoleSection(posting, phrases, fill, random);
  const [duties, ...wants] = toWorkSections(posting, phrases, random);
  const offers = toOfferSections(posting, phrases, fill, random);
  const closing = toClosingSection(posting, phrases, fill, random);
  if (!duties) return [employer, role, closing];
  if (posting.textRevision > 0) {
    // An edit of the text also adds a duty that was not there before.
    const added = posting.roleText.duties.find((duty) => !duties.items.includes(duty));
    if (added) duties.items.push(added);
  }
  if (random.chance(0.1))
    return [role, duties, ...offers.filter((section) => section.kind === 'pay'), closing];
  const roleFirst = house.chance(0.4);
  const head = roleFirst ? [role, duties, ...wants] : [employer, role, duties, ...wants];
  return [...head, ...offers, ...(roleFirst ? [employer] : []), closing];
}
