import { SOURCES } from '@firsthand/contracts';
import { CLAIM_POSTINGS, measureClaims } from '../packages/claims/src/testing/measure-claims.ts';
import { measureRoles } from '../packages/search/src/testing/role-cases/measure-roles.ts';
import { formatTable } from './measure.ts';
import { FIELDS, measurePostings, type FieldName, type MeasuredPosting } from './truth/postings.ts';
import { measureStrangers, STRANGERS, STRANGERS_FIELDS } from './truth/strangers.ts';
import { sum, toPrecision, toRecall, type Tally } from './truth/tally.ts';

const NAMES = Object.keys(FIELDS) as FieldName[];
const CLAIMS = ['seniority', 'years', 'visa', 'openTo', 'skills'] as const;

type Counts = Pick<Tally, 'right' | 'wrong' | 'missed'>;

/**
 * Measures how often what is read of postings is right, on postings labelled by reading them: fields, over all and per
 * system, what is claimed in words, and which postings are one role. `--faults` lists each miss.
 */
export async function run(args: string[]): Promise<void> {
  const measured = await measurePostings();
  console.log(`${measured.length} postings of ${SOURCES.length} systems\n`);
  console.log(formatTable([HEAD, ...NAMES.map((name) => toRow(name, sumOf(measured, name)))]));
  console.log(`\nprecision / recall per system\n\n${formatTable(toSystemRows(measured))}`);
  console.log(`\nclaims in ${CLAIM_POSTINGS.length} postings, and roles by pairs of postings\n`);
  console.log(
    formatTable([
      HEAD,
      ...CLAIMS.map((name) => toRow(name === 'openTo' ? 'eligibility' : name, measureClaims(name))),
      toRow('one role', measureRoles()),
    ]),
  );
  const strangers = await measureStrangers();
  console.log(`\n${STRANGERS.length} postings that were written before any rule was read\n`);
  console.log(formatTable([HEAD, ...STRANGERS_FIELDS.map((name) => toRow(name, strangers[name]))]));
  if (!args.includes('--faults')) return;
  for (const name of NAMES) printFaults(name, sumOf(measured, name));
  for (const name of STRANGERS_FIELDS) printFaults(`${name}, by strangers`, strangers[name]);
}

const HEAD = ['field', 'right', 'wrong', 'missed', 'precision', 'recall'];

function sumOf(measured: readonly MeasuredPosting[], name: FieldName): Tally {
  return sum(measured.map(({ fields }) => fields[name]));
}

function toRow(name: string, counts: Counts): string[] {
  const { right, wrong, missed } = counts;
  return [name, ...[right, wrong, missed].map(String), ...toShares(counts)];
}

function toShares(counts: Counts): string[] {
  return [toPrecision(counts), toRecall(counts)].map((share) =>
    Number.isNaN(share) ? '-' : share.toFixed(3),
  );
}

function toSystemRows(measured: readonly MeasuredPosting[]): string[][] {
  const rows = NAMES.map((name) => [
    name,
    ...SOURCES.map((source) =>
      toShares(
        sumOf(
          measured.filter((each) => each.source === source),
          name,
        ),
      )
        .map((share) => share.replace(/^0/, '').replace(/0+$/, '').replace(/^1\.$/, '1'))
        .join(' / '),
    ),
  ]);
  return [['field', ...SOURCES], ...rows];
}

function printFaults(name: string, { confusions }: Tally): void {
  console.log(`\n${name}${confusions.length === 0 ? ': all right' : ''}`);
  for (const confusion of confusions) console.log(`  ${confusion}`);
}
