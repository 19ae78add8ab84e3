import { ERROR_TEXTS, LIMITS, PROFILE_FILE_KINDS, type JobProfile } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aForm, type FormPart } from '../../../testing/a-form.ts';
import { aDoc, aDocx } from '../../../testing/office-files.ts';
import { NO_ID, PROFILES_URL, startProfiles } from '../../../testing/start/start-profiles.ts';
import { expectRefusal, loggedErrors } from '../../../testing/test-api.ts';

const PDF = Buffer.from('%PDF-1.7\n\x00\xff end', 'latin1');
const aPdfOf = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, 0x20)]);
const aFile = (content: Uint8Array | string = PDF, filename = 'cv.pdf'): FormPart => ({
  ...{ name: 'file', filename, type: 'application/pdf', content },
});

describeStore('files of profiles', (open) => {
  const start = async () => {
    const started = await startProfiles(await open());
    const { call, profile, ada } = started;
    const send = (path: string, ...parts: FormPart[]) => {
      const { payload, headers } = aForm(...parts);
      return call('POST', path, payload, { ...ada.headers, ...headers });
    };
    const resume = `/${profile.id}/resume`;
    return { ...started, send, resume };
  };

  test.each(PROFILE_FILE_KINDS)('a %s is kept, given back as it was, replaced and removed', async (kind) => {
    const { send, call, read, profile } = await start();
    const path = `/${profile.id}/${kind}`;
    const field = kind === 'resume' ? 'resume' : 'cover_letter';
    const none = await read();
    const kept = await send(path, aFile(PDF, 'Lebenslauf Müller 👩🏽.pdf'));
    expect([kept.statusCode, kept.json()]).toEqual([
      200,
      {
        ...{ ...none, [`has_${field}`]: true, [`${field}_filename`]: 'Lebenslauf Müller 👩🏽.pdf' },
        ...{ [`${field}_size`]: PDF.length, [`${field}_mimetype`]: 'application/pdf' },
      },
    ]);
    const given = await call('GET', `${path}/download`);
    expect([given.statusCode, given.rawPayload.equals(PDF)]).toEqual([200, true]);
    expect(given.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition':
        'attachment; filename="Lebenslauf M_ller ____.pdf"; ' +
        "filename*=UTF-8''Lebenslauf%20M%C3%BCller%20%F0%9F%91%A9%F0%9F%8F%BD.pdf",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });

    await send(path, aFile(aDoc(), 'letter.pdf'));
    expect(await read()).toMatchObject({ [`${field}_filename`]: 'letter.doc' });
    const word = await send(path, aFile(aDocx(), 'letter'));
    expect(word.json()).toMatchObject({ [`${field}_filename`]: 'letter.docx', [`has_${field}`]: true });
    expect((await call('GET', `${path}/download`)).headers['content-type']).toMatch(/wordprocessingml/);

    for (const round of ['first', 'again']) {
      const removed = await call('DELETE', path);
      expect([round, removed.statusCode, removed.json()]).toEqual([round, 200, none]);
    }
    expectRefusal(await call('GET', `${path}/download`), 404, /^There is no (resume|cover letter) in this /);
    expect(loggedErrors).toEqual([]);
  });

  test('may have 1,048,576 bytes and not one more', async () => {
    const { send, read, resume, call } = await start();
    expect((await send(resume, aFile(aPdfOf(LIMITS.uploadMaxBytes)))).statusCode).toBe(200);
    expect(await read()).toMatchObject({ resume_size: 1_048_576 });
    expect((await call('GET', `${resume}/download`)).rawPayload.length).toBe(1_048_576);
    for (const bytes of [LIMITS.uploadMaxBytes + 1, LIMITS.uploadMaxBytes + 2, 3_000_000]) {
      expectRefusal(await send(resume, aFile(aPdfOf(bytes), 'big.pdf')), 413, ERROR_TEXTS.fileTooLarge);
    }
    expect(await read()).toMatchObject({ resume_filename: 'cv.pdf' });
  });

  test('are refused with a sentence when they are none, and the one before stays', async () => {
    const { send, read, resume, call, ada } = await start();
    await send(resume, aFile());
    const cases: [FormPart[], number, string][] = [
      [[aFile('Curriculum vitae')], 415, ERROR_TEXTS.fileType],
      [[aFile('<script>alert(1)</script>', 'cv.html')], 415, ERROR_TEXTS.fileType],
      [[aFile('', 'empty.pdf')], 415, ERROR_TEXTS.fileType],
      [[], 400, 'Please select a file to upload.'],
      [[{ name: 'note', content: 'hi' }], 400, 'Please select a file to upload.'],
      [[{ name: 'file', content: 'not a file' }], 400, 'Please select a file to upload.'],
      [[{ ...aFile('', ''), type: 'application/octet-stream' }], 400, 'Please select a file to upload.'],
      [[aFile(), aFile()], 400, 'Send one file only.'],
      [[aFile(), aFile(), aFile()], 400, 'Send one file only.'],
      [[{ ...aFile(), name: 'resume' }], 400, 'Send the file in a field named "file".'],
      [[{ ...aFile(), name: '__proto__' }], 400, 'The form arrived incomplete or damaged. Please try again.'],
      [
        Array.from({ length: 30 }, (_, index) => ({ name: `f${index}`, content: 'x' })),
        ...([400, 'The form has more fields than this call takes.'] as const),
      ],
      [
        [{ name: 'note', content: 'x'.repeat(10_001) }],
        400,
        'A field of the form is longer than 10000 characters.',
      ],
    ];
    for (const [parts, status, sentence] of cases)
      expectRefusal(await send(resume, ...parts), status, sentence);

    const asForm = 'Send the file as a form (multipart/form-data) in a field named "file".';
    for (const type of [
      'application/json',
      'application/pdf',
      'text/plain',
      'application/x-www-form-urlencoded',
    ]) {
      const answer = await call('POST', resume, PDF, { ...ada.headers, 'content-type': type });
      expectRefusal(answer, 400, asForm);
    }
    expectRefusal(await call('POST', resume), 400, asForm);
    const { payload, headers } = aForm(aFile());
    const damaged = 'The form arrived incomplete or damaged. Please try again.';
    const cut = await call('POST', resume, payload.subarray(0, -20), { ...ada.headers, ...headers });
    expectRefusal(cut, 400, damaged);
    const unbound = { ...ada.headers, 'content-type': 'multipart/form-data' };
    expectRefusal(await call('POST', resume, payload, unbound), 400, damaged);
    expect(await read()).toMatchObject({ resume_filename: 'cv.pdf', resume_size: PDF.length });
    expect(loggedErrors).toEqual([]);
  });

  test('a sender who goes away in the middle leaves nothing behind', async () => {
    const { api, ada, read, resume, send } = await start();
    const address = new URL(await api.listen({ port: 0, host: '127.0.0.1' }));
    const { payload, headers } = aForm(aFile());
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(address.port), '127.0.0.1', () => {
        socket.write(
          `POST ${PROFILES_URL}${resume} HTTP/1.1\r\nhost: x\r\ncontent-length: ${payload.length}\r\n` +
            `authorization: ${ada.headers.authorization}\r\ncontent-type: ${headers['content-type']}\r\n\r\n`,
        );
        socket.write(payload.subarray(0, -40), () => socket.destroy());
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    expect((await read()).has_resume).toBe(false);
    expect((await send(resume, aFile())).statusCode).toBe(200);
    expect(loggedErrors).toEqual([]);
  });

  test('of somebody else are not found', async () => {
    const { send, call, bobs, bob, db } = await start();
    const { payload, headers } = aForm(aFile(PDF, 'bobs.pdf'));
    const kept = await call('POST', `/${bobs.id}/resume`, payload, { ...bob.headers, ...headers });
    expect(kept.json<JobProfile>().resume_filename).toBe('bobs.pdf');
    for (const id of [bobs.id, NO_ID]) {
      for (const kind of PROFILE_FILE_KINDS) {
        const answers = [
          await send(`/${id}/${kind}`, aFile()),
          await call('GET', `/${id}/${kind}/download`),
          await call('DELETE', `/${id}/${kind}`),
        ];
        for (const answer of answers) expectRefusal(answer, 404, ERROR_TEXTS.profileNotFound);
      }
    }
    expectRefusal(await send('/x/resume', aFile()), 400, 'The field “id” must be a whole number.');
    const files = await db.selectFrom('profile_files').select(['filename', 'kind']).execute();
    expect(files).toEqual([{ filename: 'bobs.pdf', kind: 'resume' }]);
  });
});
