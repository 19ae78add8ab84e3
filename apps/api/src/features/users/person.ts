import type { Executor, Tables } from '@firsthand/database';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { StoredUser } from './users.repository.ts';

/** An address under which something of a person may lie. */
interface OwnAddress {
  key: string;
  /** What came later is somebody else's: another account has the address now. Null where nobody has. */
  until: Date | null;
}

/** Somebody with every address they ever had. */
export interface Person {
  id: number;
  addresses: readonly OwnAddress[];
}

/** Adds the addresses that a person had before. */
export async function loadPerson(
  db: Executor,
  { id, email_key: key }: Pick<StoredUser, 'id' | 'email_key'>,
): Promise<Person> {
  const former = await db
    .selectFrom('address_changes')
    .leftJoin('users as present', 'present.email_key', 'old_email_key')
    .select((row) => [
      'old_email_key',
      'present.id as present_id',
      row.fn.max('address_changes.created_at').as('left_at'),
    ])
    .where('user_id', '=', id)
    .where('old_email_key', '<>', key)
    .groupBy(['old_email_key', 'present.id'])
    .execute();
  return {
    id,
    addresses: [
      { key, until: null },
      ...former.map((address) => ({
        key: address.old_email_key,
        until: address.present_id === null ? null : address.left_at,
      })),
    ],
  };
}

/** Rows under one of the person's addresses, such as entries of the public forms, which need no account. */
export function isEntryOf(
  { addresses }: Person,
  key: Expression<string>,
  createdAt: Expression<Date>,
): Expression<SqlBool> {
  const conditions = addresses.map((address) =>
    address.until === null
      ? sql<SqlBool>`${key} = ${address.key}`
      : sql<SqlBool>`(${key} = ${address.key} and ${createdAt} < ${address.until})`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** Links of the account, and links asked for with its address before it was one. Not those of others who typed it. */
export function isLinkOf(row: ExpressionBuilder<Tables, 'magic_links'>, person: Person) {
  return row.or([
    row('user_id', '=', person.id),
    row.and([row('user_id', 'is', null), isEntryOf(person, row.ref('email_key'), row.ref('created_at'))]),
  ]);
}

/** As `isLinkOf`, for mails. */
export function isMailOf(row: ExpressionBuilder<Tables, 'mails'>, person: Person) {
  return row.or([
    row('user_id', '=', person.id),
    row.and([
      row('user_id', 'is', null),
      isEntryOf(person, sql<string>`lower(recipient)`, row.ref('created_at')),
    ]),
  ]);
}
