import { describeDatabases } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';

describeDatabases('migrations', (open) => {
  test('a program that is one version old starts on the tables of the newer one', async () => {
    const { db } = await open();
    const note = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        db,
      );
    expect(await migrate(db)).toEqual([]);
    await note('9998-to-come');
    await note('9999-to-come');
    expect(await migrate(db)).toEqual([]);
    // What is missing among those it knows is a fault still.
    await note('0001-of-nobody');
    await expect(migrate(db)).rejects.toThrow('0001-of-nobody');
    await sql`delete from kysely_migration where name in ('0001-of-nobody', '9998-to-come', '9999-to-come')`.execute(
      db,
    );
  });
});
