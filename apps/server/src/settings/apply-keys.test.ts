import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadApplyKeys } from './apply-keys.ts';
import { OperatorError } from '../operator-error.ts';

const directory = mkdtempSync(join(tmpdir(), 'firsthand-keys-'));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const SECRET = 'k3y-that-nobody-may-see';

async function load(text: string, mode = 0o600) {
  const path = join(directory, `keys-${Math.random()}.csv`);
  writeFileSync(path, text);
  chmodSync(path, mode);
  const notices: string[] = [];
  const find = await loadApplyKeys({ applyKeysFile: path }, null, (text) => notices.push(text));
  return { find, notices };
}

describe('the keys of employers', () => {
  test('are found by source and board, in any case', async () => {
    const { find, notices } = await load(
      `source,board,key\ngreenhouse,Acme,${SECRET}\nlever,eu/acme,"a,b"\n\n# a note\nsmartrecruiters,AcmeInc,c\n`,
    );
    expect(notices).toEqual([]);
    expect(find('greenhouseio', 'acme')).toBe(SECRET);
    expect(find('lever', 'eu/acme')).toBe('a,b');
    expect(find('smartrecruiters', 'AcmeInc')).toBe('c');
    expect([find('lever', 'acme'), find('bamboohr', 'acme')]).toEqual([null, null]);
  });

  test('are the sandbox’s without a file, and none without a sandbox', async () => {
    const sandbox = { applyKeys: [{ source: 'breezy' as const, board: 'acme', key: 'demo' }] };
    const demo = await loadApplyKeys({ applyKeysFile: undefined }, sandbox, () => undefined);
    expect([demo('breezy', 'acme'), demo('breezy', 'other')]).toEqual(['demo', null]);
    const live = await loadApplyKeys({ applyKeysFile: undefined }, null, () => undefined);
    expect(live('breezy', 'acme')).toBeNull();
  });

  test('of a file take the place of the sandbox’s', async () => {
    const path = join(directory, 'own.csv');
    writeFileSync(path, 'source,board,key\nbreezy,other,own\n', { mode: 0o600 });
    const sandbox = { applyKeys: [{ source: 'breezy' as const, board: 'acme', key: 'demo' }] };
    const find = await loadApplyKeys({ applyKeysFile: path }, sandbox, () => undefined);
    expect([find('breezy', 'acme'), find('breezy', 'other')]).toEqual([null, 'own']);
  });
});

describe('a faulty file', () => {
  test.each([
    ['a source that takes none', `workday,wd5/acme/External,${SECRET}`, 'expected one of these sources'],
    ['a key in the column of the source', `${SECRET},acme,lever`, 'expected one of these sources'],
    [
      'a key in the column of the board',
      `lever,${SECRET} x,acme`,
      'its board is not one that lever could have',
    ],
    ['no key', 'lever,acme,', 'it has no key'],
    ['a key with a blank', `lever,acme,${SECRET} ${SECRET}`, 'characters no key has'],
    ['too few columns', `lever,${SECRET}`, 'found 2 columns'],
    ['an open quote', `lever,acme,"${SECRET}`, 'malformed row'],
  ])('is told its line, never its key: %s', async (_what, row, reason) => {
    const { find, notices } = await load(`source,board,key\n${row}\nlever,good,fine\n`);
    expect(notices).toEqual([expect.stringContaining(`APPLY_KEYS_FILE, line 2: `)]);
    expect(notices[0]).toContain(reason);
    expect(notices.join()).not.toContain(SECRET);
    expect(find('lever', 'good')).toBe('fine');
  });

  test('is told a board that comes twice, and keeps the first', async () => {
    const { find, notices } = await load('source,board,key\nlever,acme,first\nlever,acme,second\n');
    expect(notices).toEqual(['APPLY_KEYS_FILE, line 3: its board stands already on line 2']);
    expect(find('lever', 'acme')).toBe('first');
  });

  test('is told that its header is missing, and loses no row', async () => {
    const { find, notices } = await load('lever,acme,first\n');
    expect(notices).toEqual(['APPLY_KEYS_FILE, line 1: expected the header source,board,key']);
    expect(find('lever', 'acme')).toBe('first');
  });

  // Windows has no such permissions.
  test.skipIf(process.platform === 'win32')('is told when everybody may read it', async () => {
    const { find, notices } = await load('source,board,key\nlever,acme,first\n', 0o644);
    expect(notices).toEqual([expect.stringContaining('chmod 600')]);
    expect(find('lever', 'acme')).toBe('first');
  });

  test('that is not there stops the start with a message for the operator', async () => {
    const path = join(directory, 'nowhere.csv');
    const loading = loadApplyKeys({ applyKeysFile: path }, null, () => undefined);
    await expect(loading).rejects.toThrow(OperatorError);
    await expect(loading).rejects.toThrow(`APPLY_KEYS_FILE cannot be read: ${path}`);
  });
});
