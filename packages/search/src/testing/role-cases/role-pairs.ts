import type { Place } from '@firsthand/contracts';
import type { SearchDocument } from '../../document.ts';
import { aDocument } from '../a-document.ts';
import { ABROAD } from '../../../../../tests/data/roles/abroad.ts';
import { BOARDS } from '../../../../../tests/data/roles/boards.ts';
import { CARE } from '../../../../../tests/data/roles/care.ts';
import { INDUSTRY } from '../../../../../tests/data/roles/industry.ts';
import type { CasePosting, RoleCase } from './role-case.ts';
import { SERVICES } from '../../../../../tests/data/roles/services.ts';
import { SHOPS } from '../../../../../tests/data/roles/shops.ts';
import { SOFTWARE } from '../../../../../tests/data/roles/software.ts';
import { TRADES } from '../../../../../tests/data/roles/trades.ts';

export interface RolePair {
  /** For whoever reads a confusion. */
  name: string;
  isOneRole: boolean;
  documents: readonly [SearchDocument, SearchDocument];
}

/** Every two postings of one board, with the answer of somebody who read both. */
export function listRolePairs(): RolePair[] {
  return [...SHOPS, ...CARE, ...SOFTWARE, ...INDUSTRY, ...ABROAD, ...SERVICES, ...TRADES, ...BOARDS].flatMap(
    toPairs,
  );
}

function toPairs({ company, postings }: RoleCase): RolePair[] {
  const [first] = postings;
  if (first === undefined) return [];
  const documents = postings.map((posting, at) => toDocument(company, first, posting, at));
  return postings.flatMap((posting, at) =>
    postings.slice(0, at).map((other, before): RolePair => {
      return {
        name: `${company}: ${posting.title ?? first.title ?? ''} (${posting.differs ?? 'first'}) · ${other.title ?? first.title ?? ''} (${other.differs ?? 'first'})`,
        isOneRole: posting.role === other.role,
        documents: [documents[before] as SearchDocument, documents[at] as SearchDocument],
      };
    }),
  );
}

function toDocument(company: string, first: CasePosting, posting: CasePosting, at: number): SearchDocument {
  const given = { ...first, ...posting };
  return {
    ...aDocument({
      title: given.title ?? '',
      company: given.company ?? company,
      board: company,
      department: given.department ?? null,
      employmentType: given.employmentType ?? null,
      workMode: posting.isRemote ? 'remote' : null,
      places: [toPlace(given.at ?? '')],
      descriptionText: toText(first, posting),
    }),
    jobId: at + 1,
  };
}

function toPlace(at: string): Place {
  const [city = '', state = '', country = ''] = at.split(', ').map((part) => part.trim());
  const text = [city, state, city === '' ? country : ''].filter((part) => part !== '').join(', ');
  return { text, city: city || null, state: state || null, country: country || null, postalCode: null };
}

function toText(
  first: CasePosting,
  { text, replace = {}, add = [], isReversed = false }: CasePosting,
): string {
  const paragraphs = [...(text ?? first.text ?? [])];
  if (isReversed) paragraphs.reverse();
  const written = Object.entries(replace).reduce(
    (all, [from, to]) => all.replaceAll(from, to),
    paragraphs.join('\n'),
  );
  return [written, ...add].join('\n');
}
