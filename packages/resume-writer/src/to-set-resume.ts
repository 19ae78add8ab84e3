import type { JsonResume, ResumeDesign, ResumePaper } from '@firsthand/contracts';
import { LONGEST_LINK, readRichText, type Block } from './text/rich-text.ts';

/** A resume as it is printed: every word that stands on it, and nothing else. */
export interface SetResume {
  title: string;
  name: string;
  label: string;
  contact: { text: string; link?: string }[];
  work: { title: string; company: string; dates: string; description: Block[] }[];
  skills: string[];
  words: typeof WORDS;
}

const WORDS = { contact: 'Contact', experience: 'Experience', skills: 'Skills' };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

export function toSetResume({ basics, work, skills }: JsonResume): SetResume {
  const name = basics.name ?? '';
  return {
    title: name === '' ? 'Resume' : `${name}, resume`,
    name,
    label: basics.label ?? '',
    contact: listContact(basics),
    work: work.map((entry) => ({
      title: entry.position,
      company: entry.name,
      dates: toDates(entry),
      description: readRichText(entry.x_firsthand.description),
    })),
    skills: skills.map((skill) => skill.name),
    words: WORDS,
  };
}

/** What both kinds of file are made by. */
export interface WrittenLook {
  design: ResumeDesign;
  paper: ResumePaper;
}

function listContact({ email, phone, url, profiles, location = {} }: JsonResume['basics']) {
  const town = [location.city, location.region].filter(Boolean).join(', ');
  const { countryCode } = location;
  const place = [
    location.address,
    [town, location.postalCode].filter(Boolean).join(' '),
    countryCode === undefined ? undefined : COUNTRY_NAMES.of(countryCode),
  ];
  const links = [...(profiles ?? []).map((profile) => profile.url), url].filter((link) => link !== undefined);
  return [
    ...(email === undefined ? [] : [{ text: email, link: `mailto:${email}` }]),
    ...(phone === undefined ? [] : [{ text: phone }]),
    ...(place.some(Boolean) ? [{ text: place.filter(Boolean).join(', ') }] : []),
    ...links.map((link) => ({
      text: link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''),
      ...(link.length <= LONGEST_LINK ? { link } : {}),
    })),
  ];
}

/** "2018-06-14" to "2020-01-31" → "Jun 2018 – Jan 2020" */
function toDates({ startDate, endDate, x_firsthand: own }: JsonResume['work'][number]): string {
  const end = own.is_current_job ? 'Present' : endDate && toMonth(endDate);
  return [toMonth(startDate), end].filter(Boolean).join(' – ');
}

function toMonth(day: string): string {
  const [year = '', month] = day.split('-');
  return [MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
