import { LIMITS, refuse, type AddHideRuleRequest, type HideRuleView } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { HideRule } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import type { CompanyNames } from '../../models/company-names.ts';
import { toHideRule } from '../../models/hide-rule.ts';
import { lockPerson } from '../../people/lock-person.ts';
import {
  countHideRules,
  deleteHideRule,
  findHideRule,
  insertHideRule,
  loadHideRules,
  loadJobNames,
  type HideRuleRow,
} from './hide-rules.repository.ts';
import { toHideRuleView } from './hide-rules.view.ts';

/** What a person does not want to see, as search takes it. Read anew each time, so that no node hides what it should not. */
export async function loadHiding(db: Executor, userId: number): Promise<HideRule[]> {
  const rows = await loadHideRules(db, userId);
  return rows.map(({ kind, value }) => (kind === 'job' ? { kind, value: Number(value) } : { kind, value }));
}

/** The viewer's rules, the latest first. */
export async function listHideRules(
  { database }: ApiContext,
  { user }: Viewer,
  nameCompanies: CompanyNames,
): Promise<HideRuleView[]> {
  return nameRules(database.db, await loadHideRules(database.db, user.id), nameCompanies);
}

/**
 * Keeps a rule. Twice is fine: the second time gives the first one, and `created` false. 400 when it would hide nothing,
 * 404 when there is no such job, 409 when no more may be kept.
 */
export async function addHideRule(
  { database, now }: ApiContext,
  { user }: Viewer,
  given: AddHideRuleRequest,
  nameCompanies: CompanyNames,
): Promise<{ created: boolean; rule: HideRuleView }> {
  const { db } = database;
  const { kind, value } = toHideRule(given.kind, given.value, 'value');
  if (kind === 'job') await requireJobNumber(db, value);
  const key = { kind, value: String(value) };
  const { created, row } = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, user.id);
    const kept = await findHideRule(tx, user.id, key);
    if (kept) return { created: false, row: kept };
    refuseTooMany(await countHideRules(tx, user.id));
    return { created: true, row: await insertHideRule(tx, user.id, key, now()) };
  });
  const [rule] = await nameRules(db, [row], nameCompanies);
  if (!rule) throw new Error(`The rule ${row.id} has no view`);
  return { created, rule };
}

/** 404 when it is none of the viewer's. */
export async function removeHideRule({ database }: ApiContext, { user }: Viewer, id: number): Promise<void> {
  if (await deleteHideRule(database.db, user.id, id)) return;
  throw refuse('hide-rule-unknown');
}

async function nameRules(
  db: Executor,
  rows: readonly HideRuleRow[],
  nameCompanies: CompanyNames,
): Promise<HideRuleView[]> {
  const valuesOf = (kind: HideRuleRow['kind']) =>
    rows.filter((row) => row.kind === kind).map((row) => row.value);
  const [companies, jobs] = await Promise.all([
    nameCompanies(valuesOf('company')),
    loadJobNames(db, valuesOf('job').map(Number)),
  ]);
  return rows.map((row) => toHideRuleView(row, { companies, jobs }));
}

async function requireJobNumber(db: Executor, id: number): Promise<void> {
  if ((await loadJobNames(db, [id])).has(id)) return;
  throw refuse('job-unknown');
}

function refuseTooMany(kept: number): void {
  if (kept < LIMITS.hideRulesPerUser) return;
  throw refuse('hide-rules-full', { most: LIMITS.hideRulesPerUser });
}
