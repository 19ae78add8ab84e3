import { renameSync, writeFileSync } from 'node:fs';
import { toBytes } from '../places-file.ts';
import { makePlaces } from './make-places.ts';

// Writes the gazetteer to the path that is given. Whoever reads meanwhile reads the former one.
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file to write.');
writeFileSync(`${path}.new`, toBytes(makePlaces()));
renameSync(`${path}.new`, path);
