import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from '@firsthand/test-support';
import { afterEach, expect, test, vi } from 'vitest';
import { aForm } from '../../../testing/a-form.ts';
import { openRawConnection } from '../../../testing/raw-connection.ts';
import { packAccountFile } from '../../../testing/pack-account-file.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { expectRefusal, openApi } from '../../../testing/test-api.ts';

const TEMPORARY = mkdtempSync(join(tmpdir(), 'keep-on-disk-test-'));
const kept = () => readdirSync(TEMPORARY).map((folder) => join(TEMPORARY, folder, 'account.zip'));

afterEach(() => {
  vi.unstubAllEnvs();
});

describeStore('a file that is brought in', (open) => {
  test('leaves nothing behind when its sender goes away, and the account is free again', async () => {
    const { database } = await open();
    const ada = await signIn(database);
    const api = await openApi(database);
    const address = await api.listen({ port: 0, host: '127.0.0.1' });
    vi.stubEnv('TMPDIR', TEMPORARY);
    const connection = await openRawConnection(address);
    const head = [
      'POST /v1/api/users/import HTTP/1.1',
      `host: ${new URL(address).host}`,
      `authorization: ${ada.headers.authorization}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 500000000',
      ...['', '--x', 'content-disposition: form-data; name="file"; filename="a.zip"', '', ''],
    ];
    connection.socket.write(head.join('\r\n') + 'z'.repeat(300_000));
    await expect.poll(() => kept().some((path) => existsSync(path))).toBe(true);

    const form = aForm({ name: 'file', filename: 'a.zip', content: packAccountFile({}) });
    const bring = () =>
      api.inject({
        ...{ method: 'POST', url: '/v1/api/users/import', payload: form.payload },
        headers: { ...form.headers, ...ada.headers },
      });
    expectRefusal(await bring(), 429, /is being brought into this account already/);
    connection.socket.destroy();
    await expect.poll(kept).toEqual([]);
    expect((await bring()).statusCode).toBe(200);
    expect(kept()).toEqual([]);
  });
});
