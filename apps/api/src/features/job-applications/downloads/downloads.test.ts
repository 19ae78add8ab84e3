import type { Application } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fillAccount } from '../../../testing/a-full-account.ts';
import { aPacketFile, aSealedPacket } from '../../../testing/a-sealed-packet.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { expectRefusal, openApi } from '../../../testing/test-api.ts';

const BASE = '/v1/api/job-applications';
const MARK = 'Nurse';

describeStore('what is kept of an application', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const ada = await signIn(database);
    const { applicationId, profileId } = await fillAccount(db, ada, MARK, 1);
    const get = (path: string, id = applicationId) =>
      api.inject({ url: `${BASE}/${id}${path}`, headers: ada.headers });
    const add = async (payload: object) => {
      const answer = await api.inject({ method: 'POST', url: BASE, headers: ada.headers, payload });
      return answer.json<{ application: Application }>().application.id;
    };
    return { db, get, add, profileId, applicationId };
  };

  test('comes as one ZIP, also when the profile is gone', async () => {
    const { db, get, profileId } = await start();
    await db.deleteFrom('job_profiles').where('id', '=', profileId).execute();
    const answer = await get('/download');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="Application Nurse 2026-02-01.zip"'),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const entries = unzipSync(answer.rawPayload);
    expect(Object.keys(entries).sort()).toEqual([
      ...['application.html', 'files/cover-letter/Nurse.pdf', 'files/resume/Nurse.pdf'],
      ...['packet.json', 'posting.html'],
    ]);
    expect(JSON.parse(strFromU8(entries['packet.json']!))).toEqual(aSealedPacket(MARK));
    expect(Buffer.from(entries['files/resume/Nurse.pdf']!)).toEqual(aPacketFile(MARK));
    expect(strFromU8(entries['application.html']!)).toContain('2026-02-01');
  });

  test('is what Details shows: stages, packet and receipt', async () => {
    const { get } = await start();
    expect((await get('')).json()).toEqual({
      application: expect.objectContaining({ has_packet: true, application_status: 'submitted' }),
      stages: [{ stage: 'applied', on: '2026-02-01' }],
      packet: aSealedPacket(MARK),
      submission: {
        ...{ state: 'accepted', message: MARK, attempts: 1, next_attempt_at: null },
        ...{ sent_at: '2026-02-01T09:00:00.000Z', receipt: { applicationId: MARK } },
      },
      posting_status: 'gone',
    });
  });

  test('gives its files byte for byte, never to be opened as a page', async () => {
    const { get } = await start();
    for (const kind of ['resume', 'cover-letter']) {
      const answer = await get(`/files/${kind}`);
      expect(answer.rawPayload).toEqual(aPacketFile(MARK));
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="Nurse\.pdf"/),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('without a packet is the card, its notes and stages', async () => {
    const { get, add } = await start();
    const id = await add({ title: 'Café "X"\r\n../y', notes: 'Ask for Bob' });
    const answer = await get('/download', id);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.-]+$/,
    );
    const entries = unzipSync(answer.rawPayload);
    expect(Object.keys(entries)).toEqual(['application.html', 'posting.html']);
    expect(strFromU8(entries['application.html']!)).toContain('Ask for Bob');
    expectRefusal(await get('/files/resume', id), 404, 'There is no resume in this application.');
    expectRefusal(await get('/files/cover-letter', id), 404, 'There is no cover letter in this application.');
    expectRefusal(await get('/files/portrait', id), 404);
  });

  test('has its follow-up as a calendar, the same entry each time', async () => {
    const { get, add, applicationId } = await start();
    const answer = await get('/follow-up.ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('filename="Follow up Nurse.ics"');
    expect(answer.body).toContain(`UID:application-${applicationId}@firsthand.example\r\n`);
    expect(answer.body).toContain('DTSTART;VALUE=DATE:20260208\r\n');
    expect((await get('/follow-up.ics')).body).toBe(answer.body);
    const other = await add({ title: 'Cook' });
    expectRefusal(await get('/follow-up.ics', other), 404, 'There is no follow-up date in this application.');
  });
});
