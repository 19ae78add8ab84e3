import { renameSync, writeFileSync } from 'node:fs';
import { toBytes } from '../places-file.ts';
import { makePlaces } from './make-places.ts';

// Writes the gazetteer to the path that is given, with the postal codes of the files behind it. Whoever reads meanwhile
// reads the former one.
const [path, ...postalFiles] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file to write.');
writeFileSync(`${path}.new`, toBytes(makePlaces(postalFiles)));
renameSync(`${path}.new`, path);
