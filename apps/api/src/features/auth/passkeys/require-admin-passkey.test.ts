import { ERROR_TEXTS } from '@firsthand/contracts';
import { AUDIT_ROUTES, FORM_ENTRY_ROUTES, OPERATIONS_ROUTES } from '@firsthand/contracts/light';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { operateUsers } from '../../users/operate-users.ts';
import { signInAgain } from '../../../testing/sign-in.ts';
import { anAuthenticator } from '../../../testing/software-authenticator.ts';
import { startPasskeys } from '../../../testing/start/start-passkeys.ts';
import { expectRefusal, TEST_NOW } from '../../../testing/test-api.ts';

describeStore('what admins see, where passkeys are required of them,', (open) => {
  const start = async ({ requiresAdminPasskeys = true, roles = ['admin'] } = {}) => {
    const passkeys = await startPasskeys(open, { requiresAdminPasskeys, roles });
    const { api, ada } = passkeys;
    const look = (headers = ada.headers, route: string = OPERATIONS_ROUTES.getOperations) => {
      const [method, path = ''] = route.split(' ');
      return api.inject({ method: method as 'GET', url: path.replace(':boardId', '1'), headers });
    };
    return { ...passkeys, look };
  };

  test.each(Object.values<string>({ ...OPERATIONS_ROUTES, ...AUDIT_ROUTES, ...FORM_ENTRY_ROUTES }))(
    '%s: is refused in words without one',
    async (route) => {
      const { look, ada } = await start();
      expectRefusal(await look(ada.headers, route), 403, ERROR_TEXTS.adminNeedsPasskey);
    },
  );

  test('is there once the first is added, in that session and in those that it opens', async () => {
    const { database, ada, look, add, enterAs, list } = await start();
    expect(await list()).toEqual({ passkeys: [], confirmed: false, required: true });
    const device = await add();
    expect((await look()).statusCode).toBe(200);
    expect((await look(await enterAs(device))).statusCode).toBe(200);
    const { headers } = await signInAgain(database, ada.user);
    expectRefusal(await look(headers), 403, ERROR_TEXTS.adminNeedsPasskey);
  });

  test('is there in a session by mail once a passkey confirmed it, until that passkey is removed', async () => {
    const { database, ada, look, add, askToConfirm, sendConfirmation, call } = await start();
    const device = await add();
    const { headers } = await signInAgain(database, ada.user);
    expect((await sendConfirmation(device.get(await askToConfirm(headers)), headers)).statusCode).toBe(200);
    expect((await look(headers)).statusCode).toBe(200);
    expect((await call('DELETE', 'passkeys/1', headers)).statusCode).toBe(200);
    expectRefusal(await look(headers), 403, ERROR_TEXTS.adminNeedsPasskey);
    expectRefusal(await look(), 403, ERROR_TEXTS.adminNeedsPasskey);
  });

  test('is not opened by the mailbox alone once there is a passkey: none is added or removed without it', async () => {
    const { database, ada, askToAdd, sendNew, add, call, list } = await start();
    const early = anAuthenticator();
    const { headers } = await signInAgain(database, ada.user);
    const made = early.create(await askToAdd(headers));
    await add();
    for (const answer of [
      await call('POST', 'passkeys/registration-options', headers),
      await sendNew(made, headers),
      await call('DELETE', 'passkeys/1', headers),
    ])
      expectRefusal(answer, 403, ERROR_TEXTS.adminNeedsPasskey);
    expect((await list()).passkeys).toHaveLength(1);
  });

  test('is given back to who lost their passkeys by the operator, who ends all sessions', async () => {
    const { db, database, ada, look, add } = await start();
    await add();
    const answer = await operateUsers(db, { action: 'remove-passkeys', email: ada.user.email }, TEST_NOW);
    expect(answer).toEqual({
      text: '1 passkey of ada@example.com removed. ada@example.com is signed out everywhere (1 session).',
    });
    const { headers } = await signInAgain(database, ada.user);
    expectRefusal(await look(headers), 403, ERROR_TEXTS.adminNeedsPasskey);
    await add(headers);
    expect((await look(headers)).statusCode).toBe(200);
  });

  test('asks nothing more where they are optional, and nothing of who is no admin', async () => {
    const optional = await start({ requiresAdminPasskeys: false });
    expect((await optional.look()).statusCode).toBe(200);
    expect(await optional.list()).toMatchObject({ required: false });
    const member = await start({ roles: [] });
    expectRefusal(await member.look(), 403, ERROR_TEXTS.notAdmin);
    expect(await member.list()).toMatchObject({ required: false });
  });
});
