import type { AccessTokenTables } from './tables/access-token-tables.ts';
import type { AccountTables } from './tables/account-tables.ts';
import type { ApplyingTables } from './tables/applying-tables.ts';
import type { AuditTables } from './tables/audit-tables.ts';
import type { BillingTables } from './tables/billing-tables.ts';
import type { JobTables } from './tables/job-tables.ts';
import type { KeepingTables } from './tables/keeping-tables.ts';
import type { NodeTables } from './tables/node-tables.ts';
import type { NoticeTables } from './tables/notice-tables.ts';
import type { PasskeyTables } from './tables/passkey-tables.ts';
import type { ProfileTables } from './tables/profile-tables.ts';
import type { PublicFormTables } from './tables/public-form-tables.ts';
import type { SavedSearchTables } from './tables/saved-search-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';
import type { WorkTables } from './tables/work-tables.ts';

/** Every table of the store, by subject: one file below `tables` each. */
export interface Tables
  extends
    AccessTokenTables,
    AccountTables,
    ApplyingTables,
    AuditTables,
    BillingTables,
    JobTables,
    KeepingTables,
    NodeTables,
    NoticeTables,
    PasskeyTables,
    ProfileTables,
    PublicFormTables,
    SavedSearchTables,
    SearchTables,
    WorkTables {}
