import { Migrator, sql, type Migration } from 'kysely';
import type { Db } from './database.ts';
import * as jobs from './migrations/0001-jobs.ts';
import * as summaryTries from './migrations/0002-summary-tries.ts';
import * as searchCounts from './migrations/0003-search-counts.ts';
import * as accounts from './migrations/0004-accounts.ts';
import * as jobProfiles from './migrations/0005-job-profiles.ts';
import * as publicForms from './migrations/0006-public-forms.ts';
import * as billing from './migrations/0007-billing.ts';
import * as applying from './migrations/0008-applying.ts';
import * as addresses from './migrations/0010-addresses.ts';
import * as formerAddresses from './migrations/0012-former-addresses.ts';
import * as payWords from './migrations/0015-pay-words.ts';
import * as removedBookmarks from './migrations/0016-removed-bookmarks.ts';
import * as rowSizes from './migrations/0017-row-sizes.ts';
import * as placeWords from './migrations/0018-place-words.ts';
import * as changeValues from './migrations/0019-change-values.ts';
import * as searchIndexInBatches from './migrations/0021-search-index-in-batches.ts';
import * as searchChanges from './migrations/0022-search-changes.ts';
import * as searchFacts from './migrations/0023-search-facts.ts';
import * as hideRules from './migrations/0024-hide-rules.ts';
import * as occupations from './migrations/0054-occupations.ts';
import * as skills from './migrations/0025-skills.ts';
import * as textReadings from './migrations/0026-text-readings.ts';
import * as sameTexts from './migrations/0027-same-texts.ts';
import * as companies from './migrations/0028-companies.ts';
import * as notices from './migrations/0029-notices.ts';
import * as savedSearches from './migrations/0030-saved-searches.ts';
import * as alertMatching from './migrations/0031-alert-matching.ts';
import * as closedSearch from './migrations/0032-closed-search.ts';
import * as employmentInTexts from './migrations/0034-employment-in-texts.ts';
import * as nodes from './migrations/0037-nodes.ts';
import * as pausedFrom from './migrations/0038-paused-from.ts';
import * as heldClosings from './migrations/0039-held-closings.ts';
import * as sessions from './migrations/0040-sessions.ts';
import * as passkeys from './migrations/0041-passkeys.ts';
import * as accessTokens from './migrations/0043-access-tokens.ts';
import * as pausedBoards from './migrations/0048-paused-boards.ts';
import * as employerForms from './migrations/0052-employer-forms.ts';
import * as resumeVersions from './migrations/0053-resume-versions.ts';
import * as understoodSearches from './migrations/0055-understood-searches.ts';
import * as replacedApplications from './migrations/0056-replaced-applications.ts';
import * as failedPaymentCalls from './migrations/0057-failed-payment-calls.ts';
import * as marksOfEmployers from './migrations/0058-marks-of-employers.ts';
import * as prospectPosts from './migrations/0059-prospect-posts.ts';
import * as boardLife from './migrations/0060-board-life.ts';
import * as profileSections from './migrations/0061-profile-sections.ts';
import * as answersOfCountries from './migrations/0062-answers-of-countries.ts';

/** Every migration there is, by name; they run in the order of their names and are never changed once released. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-jobs': jobs,
  '0002-summary-tries': summaryTries,
  '0003-search-counts': searchCounts,
  '0004-accounts': accounts,
  '0005-job-profiles': jobProfiles,
  '0006-public-forms': publicForms,
  '0007-billing': billing,
  '0008-applying': applying,
  '0010-addresses': addresses,
  '0012-former-addresses': formerAddresses,
  '0015-pay-words': payWords,
  '0016-removed-bookmarks': removedBookmarks,
  '0017-row-sizes': rowSizes,
  '0018-place-words': placeWords,
  '0019-change-values': changeValues,
  '0021-search-index-in-batches': searchIndexInBatches,
  '0022-search-changes': searchChanges,
  '0023-search-facts': searchFacts,
  '0024-hide-rules': hideRules,
  '0025-skills': skills,
  '0026-text-readings': textReadings,
  '0027-same-texts': sameTexts,
  '0028-companies': companies,
  '0029-notices': notices,
  '0030-saved-searches': savedSearches,
  '0031-alert-matching': alertMatching,
  '0032-closed-search': closedSearch,
  '0034-employment-in-texts': employmentInTexts,
  '0037-nodes': nodes,
  '0038-paused-from': pausedFrom,
  '0039-held-closings': heldClosings,
  '0040-sessions': sessions,
  '0041-passkeys': passkeys,
  '0043-access-tokens': accessTokens,
  '0048-paused-boards': pausedBoards,
  '0052-employer-forms': employerForms,
  '0053-resume-versions': resumeVersions,
  '0054-occupations': occupations,
  '0055-understood-searches': understoodSearches,
  '0056-replaced-applications': replacedApplications,
  '0057-failed-payment-calls': failedPaymentCalls,
  '0058-marks-of-employers': marksOfEmployers,
  '0059-prospect-posts': prospectPosts,
  '0060-board-life': boardLife,
  '0061-profile-sections': profileSections,
  '0062-answers-of-countries': answersOfCountries,
};

/**
 * Brings the tables up to date and returns the names of the migrations that ran. Several nodes may call it at once:
 * one works, the others wait. What a newer program has added stays: this one may run beside it, or again after it. Throws the failing migration's error; each runs in a transaction.
 */
export async function migrate(db: Db): Promise<string[]> {
  const known = { ...MIGRATIONS, ...(await listNewer(db)) };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw toError(error);
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

const nothing: Migration = { up: () => Promise.resolve() };

/** Migrations that ran and come after all that this program knows. */
async function listNewer(db: Db): Promise<Record<string, Migration>> {
  const last = Object.keys(MIGRATIONS).at(-1) ?? '';
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (tables[0]?.name === null) return {};
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name > ${last}`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, nothing]));
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
