import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ATS_TABLE, SOURCES, type Source } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { recordings as adp } from './adp/recordings.ts';
import { recordings as bamboohr } from './bamboohr/recordings.ts';
import { recordings as breezy } from './breezy/recordings.ts';
import { recordings as dover } from './dover/recordings.ts';
import { recordings as greenhouseio } from './greenhouseio/recordings.ts';
import { recordings as jobvite } from './jobvite/recordings.ts';
import { recordings as lever } from './lever/recordings.ts';
import { CONNECTORS } from './registry.ts';
import { recordings as smartrecruiters } from './smartrecruiters/recordings.ts';
import { describeConnector } from './testing/connector-suite.ts';
import type { ConnectorRecordings } from './recordings.ts';
import { recordings as workday } from './workday/recordings.ts';

const RECORDINGS: Readonly<Record<Source, ConnectorRecordings>> = {
  bamboohr,
  workday,
  greenhouseio,
  adp,
  jobvite,
  breezy,
  lever,
  smartrecruiters,
  dover,
};

/** Folders of the package that are no connector. */
const OTHER_FOLDERS = new Set(['http', 'payload', 'posting', 'reading', 'testing']);

describe('the registry, the folders, the table of ATSs and the pages agree', () => {
  const sources = [...SOURCES].sort();

  test('each ATS of the table has a connector of its own name', () => {
    expect(Object.keys(CONNECTORS).sort()).toEqual(sources);
    for (const source of SOURCES) expect(CONNECTORS[source].source).toBe(source);
    expect(ATS_TABLE).toHaveLength(sources.length);
  });

  test('each connector has a folder with the same five files', () => {
    const here = fileURLToPath(new URL('.', import.meta.url));
    const folders = readdirSync(here, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !OTHER_FOLDERS.has(entry.name))
      .map((entry) => entry.name);
    expect(folders.sort()).toEqual(sources);
    const missing = sources.flatMap((source) =>
      ['list-postings.ts', 'to-job.ts', 'board-address.ts', 'recordings.ts', `${source}.test.ts`]
        .map((file) => `${source}/${file}`)
        .filter((path) => !existsSync(`${here}${path}`)),
    );
    expect(missing).toEqual([]);
  });

  test('each connector has a page, and there is no other page', () => {
    const pages = readdirSync(fileURLToPath(new URL('../../../docs/connectors', import.meta.url)));
    expect(pages.filter((page) => page !== 'README.md').sort()).toEqual(
      sources.map((source) => `${source}.md`),
    );
  });
});

for (const source of SOURCES) describeConnector(CONNECTORS[source], RECORDINGS[source]);
