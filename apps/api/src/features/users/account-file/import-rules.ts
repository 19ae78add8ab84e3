import type { AccountFileList, AccountFileRow } from '@firsthand/contracts';
import { APPLICATION_RULES, PREPARING_RULES } from './applying-rules.ts';
import { KEEPING_RULES } from './keeping-rules.ts';
import type { ListRule, ListRules } from './list-rule.ts';
import { PROFILE_RULES } from './profile-rules.ts';

const RULES: ListRules<AccountFileList> = {
  ...PROFILE_RULES,
  ...KEEPING_RULES,
  ...APPLICATION_RULES,
  ...PREPARING_RULES,
};

/** The lists that an account is filled from, in the order in which they refer to each other. */
export const IMPORTED_LISTS = Object.keys(RULES) as AccountFileList[];

export function getRule<List extends AccountFileList>(list: List): ListRule<AccountFileRow<List>> {
  return RULES[list];
}
