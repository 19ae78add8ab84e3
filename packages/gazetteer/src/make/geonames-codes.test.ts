import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readGeonamesCodes } from './geonames-codes.ts';

const directory = mkdtempSync(join(tmpdir(), 'firsthand-codes-'));
afterAll(() => rmSync(directory, { recursive: true }));

function write(...lines: string[]): string {
  const path = join(directory, 'XX.txt');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

const line = (country: string, code: string, name: string, county = '') =>
  [country, code, name, 'Region', '01', county, '', '', '', '51.5', '-0.14', '6'].join('\t');

test('a British code is there as a whole and by its first half', () => {
  const found = readGeonamesCodes(write(line('GB', 'SW1A 1AA', 'Westminster', 'London')));
  expect(found.map(({ code }) => code)).toEqual(['SW1A1AA', 'SW1A']);
  expect(found[0]).toMatchObject({
    names: ['Westminster', 'London'],
    point: { latitude: 51.5, longitude: -0.14 },
  });
});

test('what other countries write is kept as far as it names an area', () => {
  const path = write(
    line('NL', '1012 AB', 'Amsterdam'),
    line('SE', '111 20', 'Stockholm'),
    line('BR', '1', 'X'),
  );
  expect(readGeonamesCodes(path).map(({ country, code }) => `${country} ${code}`)).toEqual([
    'NL 1012',
    'SE 11120',
  ]);
});

test('a file of something else is refused with its line', () => {
  expect(() => readGeonamesCodes(write(line('NL', '1012', 'Amsterdam'), 'city;code'))).toThrow(
    'XX.txt, line 2: this is no line of GeoNames’ postal codes.',
  );
});
