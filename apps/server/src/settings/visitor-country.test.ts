import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFindCountry } from './visitor-country.ts';

const someone = { ip: '198.51.100.1', headers: {} };

test('without any source it is the default', async () => {
  const find = await createFindCountry({ countryHeader: undefined, geoipFile: undefined });
  expect(find({ ...someone, headers: { 'cf-ipcountry': 'SE' } })).toBe('US');
});

test("it is what the proxy's header says", async () => {
  const find = await createFindCountry({ countryHeader: 'cf-ipcountry', geoipFile: undefined });
  const say = (value: string | string[] | undefined) =>
    find({ ...someone, headers: { 'cf-ipcountry': value } });
  expect([say('SE'), say(' gb ')]).toEqual(['SE', 'GB']);
  for (const nonsense of ['XX', 'T1', '', 'Sweden', '<script>', 'ß', ['SE', 'GB'], undefined]) {
    expect(say(nonsense)).toBe('US');
  }
});

test('a file of countries that cannot be read stops the start', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-geoip-'));
  const geoipFile = join(directory, 'countries.mmdb');
  const open = () => createFindCountry({ countryHeader: undefined, geoipFile });
  try {
    await expect(open()).rejects.toThrow(/^GEOIP_FILE cannot be read: .*countries\.mmdb$/);
    writeFileSync(geoipFile, 'no such file format');
    await expect(open()).rejects.toThrow(/^GEOIP_FILE cannot be read: .*countries\.mmdb$/);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
