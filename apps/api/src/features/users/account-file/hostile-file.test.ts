import { describeStore, insertBoard } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { fillAccount } from '../../../testing/a-full-account.ts';
import { aForm } from '../../../testing/a-form.ts';
import { aSealedPacket } from '../../../testing/a-sealed-packet.ts';
import { packAccountFile } from '../../../testing/pack-account-file.ts';
import { readExport } from '../../../testing/read-export.ts';
import { signIn, type SignedIn } from '../../../testing/sign-in.ts';
import { expectRefusal, openApi } from '../../../testing/test-api.ts';

/** What of a file that takes seconds may be done where everybody is served. */
const BUDGET_MS = 1_000;
const PACKETS = 10;

describeStore('a file made to keep everybody waiting', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const boardId = await insertBoard(db, { source: 'lever', board: 'acme' });
    const ada = await signIn(database, { email: 'ada@example.com', roles: ['premium'] });
    await fillAccount(db, ada, 'ada', boardId);
    const api = await openApi(database);
    const bring = (who: SignedIn, zip: Uint8Array | string) => {
      const form = aForm({ name: 'file', filename: 'account.zip', type: 'application/zip', content: zip });
      return api.inject({
        ...{ method: 'POST', url: '/v1/api/users/import', payload: form.payload },
        headers: { ...form.headers, ...who.headers },
      });
    };
    const load = async () =>
      readExport((await api.inject({ url: '/v1/api/users/export', headers: ada.headers })).rawPayload);
    return { database, api, bring, load };
  };

  test('is looked through elsewhere, and what came in is shown and packed elsewhere', async () => {
    const { api, bring, load, database } = await start();
    const { lists } = await load();
    const [application] = lists.applications ?? [];
    const text = '<p>a</p><b>b</b>'.repeat(12_000);
    const packet = aSealedPacket('x', {
      job: { title: 'x', description: text, requirements: text, benefits: text },
      profile: { experience: Array.from({ length: 7 }, () => ({ description: text })) },
      files: [],
    });
    const ids = Array.from({ length: PACKETS }, (_, index) => index + 1);
    const applications = ids.map((id) => ({ ...application, id, requisition_id: id, job_identity: null }));
    const packets = ids.map((id) => ({ application_id: id, packet }));
    const zip = packAccountFile({ applications, 'application-packets': packets });
    const wrong = packAccountFile({
      applications,
      'application-packets': [...packets.slice(1), { application_id: 1, packet: {} }],
    });
    const bob = await signIn(database, { email: 'bob@example.com' });
    const eve = await signIn(database, { email: 'eve@example.com' });

    const refused = await spend(() => bring(eve, wrong));
    expectRefusal(refused.answer, 400, /^application-packets\.ndjson, line 10: /);
    expect(refused.ms).toBeLessThan(BUDGET_MS);

    const taken = await bring(bob, zip);
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { not_imported: [] }]);
    const history = await api.inject({ url: '/v1/api/job-applications/history', headers: bob.headers });
    const [{ id }] = history.json<{ data: { applications: [{ id: number }] } }>().data.applications;
    for (const path of [`/${id}`, `/${id}/download`]) {
      const shown = await spend(() =>
        api.inject({ url: `/v1/api/job-applications${path}`, headers: bob.headers }),
      );
      expect([path, shown.answer.statusCode]).toEqual([path, 200]);
      expect(shown.ms).toBeLessThan(BUDGET_MS);
    }
  });

  test('is taken ten times an hour when it fails', async () => {
    const { bring, database } = await start();
    const bob = await signIn(database, { email: 'bob@example.com' });
    const eve = await signIn(database, { email: 'eve@example.com' });
    for (let round = 0; round < 10; round += 1) expectRefusal(await bring(bob, 'no ZIP'), 400);
    const refused = await bring(bob, 'no ZIP');
    expectRefusal(
      refused,
      429,
      '10 files could not be brought into this account within an hour. Please try again in 60 minutes.',
    );
    expect(refused.headers['retry-after']).toBe('3600');
    expectRefusal(await bring(eve, 'no ZIP'), 400);
  });
});

/** How long this process was on a processor for it: what others wait for. */
async function spend<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  return { answer, ms: (user + system) / 1_000 };
}
