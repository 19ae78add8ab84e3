import { LIMITS } from '@firsthand/contracts';
import { describeDatabases, describeStore } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startAlertsTest } from '../../../testing/start/start-alerts-test.ts';
import { TEST_NOW } from '../../../testing/test-api.ts';

describeStore('alerts that are due', (open) => {
  test('tell of what came, once, and wait for their next hour', async () => {
    const { save, post, match, write, listMails, listTold, readSearch, clock } = await startAlertsTest(open);
    const id = await save({ q: 'cook' }, { time_zone: 'Europe/Berlin', hour: 10 });
    const [cook = 0, chef = 0] = await post('Cook', 'Cook and baker');
    await match(id, cook, chef);
    expect(await write()).toEqual([{ mailId: expect.any(Number), searches: 1, jobs: 2 }]);
    const [mail] = await listMails();
    expect(mail).toMatchObject({
      ...{ kind: 'alert', recipient: 'ada@example.com', subject: '2 new jobs: cook', state: 'waiting' },
      unsubscribe_url: expect.stringMatching(/^https:\/\/firsthand\.example\/alerts\/unsubscribe\?token=/),
    });
    expect(mail?.text).toContain('Cook and baker\nAcme · Austin, TX');
    expect(mail?.text).toContain(
      'Verified Feb 1, 2026, 10:00 AM GMT+1 on Acme’s Lever board\nhttps://firsthand.example/ats/lever/acme/job/',
    );
    expect(mail?.text).toContain(`/search?q=cook&sort=newest&since=2026-02-01T08%3A00%3A00.000Z`);
    expect(await listTold(id)).toEqual([cook, chef]);
    expect(await readSearch(id)).toMatchObject({
      ...{ last_sent_at: TEST_NOW, next_due_at: new Date('2026-02-02T09:00:00Z'), bounces: 0 },
    });
    // Neither again, nor when the posting changes, closes and comes back.
    clock.pass({ days: 2 });
    expect(await write()).toEqual([]);
    expect((await readSearch(id)).next_due_at).toEqual(new Date('2026-02-04T09:00:00Z'));
    expect(await listMails()).toHaveLength(1);
  });

  test('of one person that are due together are one mail, each job in it once', async () => {
    const { save, post, match, write, listMails, listTold } = await startAlertsTest(open);
    const [cook = 0, pilot = 0] = await post('Cook', 'Pilot');
    const cooks = await save({ q: 'cook' });
    const all = await save({}, { name: 'Everything', frequency: 'weekly' });
    const later = await save({ q: 'pilot' }, { next_due_at: new Date(TEST_NOW.getTime() + 60_000) });
    const off = await save({ q: 'pilot' }, { frequency: 'off', next_due_at: null });
    await match(cooks, cook);
    await match(all, cook, pilot);
    await match(later, pilot);
    await match(off, pilot);
    expect(await write()).toMatchObject([{ searches: 2, jobs: 2 }]);
    const [mail] = await listMails();
    expect(mail?.subject).toBe('2 new jobs in 2 searches');
    expect(mail?.text?.match(/^Cook$/gm)).toHaveLength(1);
    expect(mail?.text).toContain('1 job stands further up.');
    expect([await listTold(all), await listTold(later), await listTold(off)]).toEqual([
      [cook, pilot],
      [],
      [],
    ]);
  });

  test('leave out what closed meanwhile, and tell of it when it came back', async () => {
    const { save, post, match, change, write, listTold, clock } = await startAlertsTest(open);
    const id = await save({ q: 'cook' });
    const [cook = 0, baker = 0] = await post('Cook', 'Cook who bakes');
    await match(id, cook, baker);
    await change('Cook', 'closed');
    expect(await write()).toMatchObject([{ jobs: 1 }]);
    expect(await listTold(id)).toEqual([baker]);
    await change('Cook', 'open');
    clock.pass({ days: 1 });
    expect(await write()).toMatchObject([{ jobs: 1 }]);
    expect(await listTold(id)).toEqual([cook, baker]);
  });

  test('leave out what no longer fits or is hidden, whatever its age', async () => {
    const { db, ada, save, post, match, write, listTold } = await startAlertsTest(open);
    const id = await save({ q: 'cook', posted_within: 1 });
    const [cook = 0, pilot = 0, night = 0] = await post('Cook', 'Pilot', 'Night cook');
    await match(id, cook, pilot, night);
    await db
      .insertInto('hide_rules')
      .values({ user_id: ada.user.id, kind: 'word', value: 'night', created_at: TEST_NOW })
      .execute();
    expect(await write()).toMatchObject([{ jobs: 1 }]);
    expect(await listTold(id)).toEqual([cook]);
  });

  test('go to nobody who switched mail off, and all at once when it is on again', async () => {
    const { db, save, post, match, write, readSearch, clock } = await startAlertsTest(open);
    const id = await save({ q: 'cook' });
    const setMail = (isOn: boolean) => db.updateTable('users').set({ email_notifications: isOn }).execute();
    await setMail(false);
    await match(id, ...(await post('Cook')));
    expect(await write()).toEqual([]);
    clock.pass({ days: 3 });
    await match(id, ...(await post('Cook two')));
    expect(await write()).toEqual([]);
    expect((await readSearch(id)).frequency).toBe('daily');
    await setMail(true);
    expect(await write()).toMatchObject([{ jobs: 2 }]);
  });

  test('go at once where they are instant, as long as that is paid for', async () => {
    const { db, ada, save, post, match, write, readSearch, clock } = await startAlertsTest(open);
    const setRoles = (...roles: string[]) =>
      db.updateTable('users').set({ roles }).where('id', '=', ada.user.id).execute();
    await setRoles('premium');
    const id = await save({ q: 'cook' }, { frequency: 'instant', next_due_at: null });
    expect(await write()).toEqual([]);
    await match(id, ...(await post('Cook')));
    expect(await write()).toMatchObject([{ jobs: 1 }]);
    // What a crawl stores in the next moments goes together.
    await match(id, ...(await post('Cook two', 'Cook three')));
    expect(await write()).toEqual([]);
    clock.pass({ seconds: 31 });
    expect(await write()).toMatchObject([{ jobs: 2 }]);
    await setRoles();
    await match(id, ...(await post('Cook four')));
    clock.pass({ seconds: 31 });
    expect(await write()).toEqual([]);
    expect(await readSearch(id)).toMatchObject({
      ...{ frequency: 'daily', next_due_at: new Date('2026-02-02T08:00:00Z') },
    });
    clock.pass({ days: 1 });
    expect(await write()).toMatchObject([{ jobs: 1 }]);
  });

  test('are not held up by a clock that was wrong', async () => {
    const { save, post, match, write, readSearch } = await startAlertsTest(open);
    const id = await save({ q: 'cook' }, { next_due_at: new Date('2036-01-01T00:00:00Z') });
    await match(id, ...(await post('Cook')));
    expect(await write()).toMatchObject([{ jobs: 1 }]);
    expect((await readSearch(id)).next_due_at).toEqual(new Date('2026-02-02T08:00:00Z'));
  });

  test('of a search that can no longer be made keep everything and hold up no other', async () => {
    const { save, post, match, write, readSearch, listTold } = await startAlertsTest(open);
    const [cook = 0] = await post('Cook');
    const broken = await save({ colour: 'red' });
    const whole = await save({ q: 'cook' });
    await match(broken, cook);
    await match(whole, cook);
    expect(await write()).toMatchObject([{ searches: 1, jobs: 1 }]);
    expect(await readSearch(broken)).toMatchObject({ frequency: 'daily', query: { colour: 'red' } });
    expect([await listTold(broken), await listTold(whole)]).toEqual([[], [cook]]);
  });

  test('show some of many and count the rest', async () => {
    const { save, post, match, write, listMails, listTold } = await startAlertsTest(open);
    const id = await save({ q: 'cook' });
    const titles = Array.from({ length: LIMITS.alertJobsShown + 3 }, (_, index) => `Cook number ${index}`);
    await match(id, ...(await post(...titles)));
    expect(await write()).toMatchObject([{ jobs: titles.length }]);
    const [mail] = await listMails();
    expect(mail?.text?.match(/^Cook number \d+$/gm)).toHaveLength(LIMITS.alertJobsShown);
    expect(mail?.text).toContain('3 more are new.');
    expect(await listTold(id)).toHaveLength(titles.length);
  });

  test('name a role once, with its places, and count roles', async () => {
    const { save, postIn, match, write, listMails, listTold } = await startAlertsTest(open);
    const id = await save({ q: 'quellmar' });
    const towns = ['Austin', 'Dallas', 'Tulsa', 'Boise'];
    const openings = await postIn('Quellmar Field Engineer', ...towns);
    await match(id, ...openings);
    expect(await write()).toMatchObject([{ searches: 1, jobs: 4 }]);
    const [mail] = await listMails();
    expect(mail?.subject).toBe('1 new role: quellmar');
    expect(mail?.text?.match(/^Quellmar Field Engineer$/gm)).toHaveLength(1);
    expect(mail?.text?.replaceAll('\n', ' ')).toMatch(/Acme · 4 places: (\w+, ){2}\w+ and 1 more/);
    // All of them are told of, and a further place is a role with one.
    expect(await listTold(id)).toEqual(openings);
    const [further = 0] = await postIn('Quellmar Field Engineer', 'Reno');
    await match(id, further);
    expect(await write()).toEqual([]);
  });

  test('tell first of what is about the search, and fold what only mentions it', async () => {
    const { save, postAbout, match, write, listMails, listTold } = await startAlertsTest(open);
    const id = await save({ q: 'tungsten' });
    const [buyer = 0] = await postAbout('Buyer', 'You buy tungsten.');
    const [welder = 0] = await postAbout('Tungsten welder', 'You join metal.');
    const [clerk = 0] = await postAbout('Clerk', 'You pay for tungsten.');
    await match(id, buyer, welder, clerk);
    expect(await write()).toMatchObject([{ jobs: 3 }]);
    const [mail] = await listMails();
    expect(mail?.subject).toBe('1 new job: tungsten');
    expect(mail?.text).toMatch(/^2 more mention it: (Buyer · Clerk|Clerk · Buyer)$/m);
    expect(mail?.text?.match(/^(Buyer|Clerk)$/gm)).toBeNull();
    expect(await listTold(id)).toEqual([buyer, welder, clerk]);
  });

  test('say how many mention a search of which nothing new is about it', async () => {
    const { save, postAbout, match, write, listMails } = await startAlertsTest(open);
    const id = await save({ q: 'tungsten' });
    for (const number of ['one', 'two', 'three', 'four', 'five', 'six'])
      await match(id, ...(await postAbout(`Clerk ${number}`, `You pay for the tungsten of hall ${number}.`)));
    await write();
    const [mail] = await listMails();
    expect(mail?.subject).toBe('6 new jobs mention it: tungsten');
    expect(mail?.text).toContain('\n6 mention it.\n');
  });

  test('are written as a whole or not at all', async () => {
    const { db, save, post, match, write, listMails, listTold } = await startAlertsTest(open);
    const id = await save({ q: 'cook' });
    const [cook = 0] = await post('Cook');
    await match(id, cook);
    await sql`create function die() returns trigger language plpgsql as 'begin raise exception ''killed here''; end'`.execute(
      db,
    );
    await sql`create trigger die before update on saved_search_matches execute function die()`.execute(db);
    await expect(write()).rejects.toThrow('killed here');
    expect([await listMails(), await listTold(id)]).toEqual([[], []]);
    await sql`drop trigger die on saved_search_matches`.execute(db);
    expect(await write()).toMatchObject([{ jobs: 1 }]);
    expect(await db.selectFrom('tasks').select('key').where('kind', '=', 'send-mail').execute()).toHaveLength(
      1,
    );
  });
});

describeDatabases('alerts that are due, with several workers', (open) => {
  test('are one mail for each person, however many workers write', async () => {
    const { db, save, post, match, tools, write, listMails } = await startAlertsTest(open);
    const [cook = 0] = await post('Cook');
    const people = Array.from({ length: 5 }, (_, index) => `p${index}@example.com`);
    for (const email of people) {
      const id = await save({ q: 'cook' }, { user_id: null, email, email_key: email });
      await match(id, cook);
    }
    const written = (await Promise.all([write(), write(), write()])).flat();
    expect(written).toHaveLength(people.length);
    expect((await listMails()).map(({ recipient }) => recipient).sort()).toEqual(people);
    expect(await db.selectFrom('tasks').select('key').where('kind', '=', 'send-mail').execute()).toHaveLength(
      5,
    );
    expect(tools.now()).toEqual(TEST_NOW);
  });
});
