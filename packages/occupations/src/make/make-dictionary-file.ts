// Run with the file to write: gathers what people wrote of occupations and what was taken from lists into one file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatherDictionary } from './gather-dictionary.ts';

const [folder = '', file = ''] = process.argv.slice(2);
const read = (name: string, ending: string) =>
  readdirSync(join(folder, name))
    .filter((entry) => entry.endsWith(ending))
    .sort()
    .map((entry) => readFileSync(join(folder, name, entry), 'utf8'));
writeFileSync(file, gatherDictionary(read('concepts', '.txt'), read('lists', '.tsv')));
