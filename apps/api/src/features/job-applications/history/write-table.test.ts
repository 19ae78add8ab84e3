import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { writeTable, type TableRow } from './write-table.ts';

const ROW: TableRow = {
  ...{ id: 1, title: 'Nurse', company: 'Acme', client_name: null, location: 'Austin, TX' },
  ...{ external_url: 'https://jobs.example/1', applied_at: new Date('2026-02-01T09:00:30.000Z') },
  ...{ ats_source: 'greenhouseio', application_status: 'completed', way: 'snail', stage: 'interview' },
  ...{ follow_up_on: '2026-02-08', notes: '', applied_at_text: '2026-02-01 09:00:30+00' },
  stages: [
    { stage: 'interview', on: '2026-02-03' },
    { stage: 'applied', on: '2026-02-01' },
  ],
};

describe('the table for spreadsheets', () => {
  test('has a heading and a row for each application', async () => {
    const lines = (await text(writeTable([ROW]))).split('\r\n');
    expect(lines).toEqual([
      '\ufeff"Title","Company","Location","System","Link","Way","Status","Applied at (UTC)","Stage","Saved on",' +
        '"Applied on","Interview on","Offer on","Rejected on","Withdrawn on","Follow up on","Notes"',
      '"Nurse","Acme","Austin, TX","GreenhouseIO","https://jobs.example/1","Snail Apply","Completed",' +
        '"2026-02-01 09:00","Interview","","2026-02-01","2026-02-03","","","","2026-02-08",""',
      '',
    ]);
  });

  test('names what is unknown by nothing, and the client where there is no company', async () => {
    const bare = { ...ROW, company: null, client_name: 'client', ats_source: null, stages: [] };
    expect(await text(writeTable([bare]))).toContain('"Nurse","client","Austin, TX","","https');
  });

  test.each([
    ['=HYPERLINK("https://evil.example")', `'=HYPERLINK(""https://evil.example"")`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "\t'=1"],
    ['\r=1', "\r'=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['one;=cmd()', "one;'=cmd()"],
    ['one; ＝cmd();@x', "one;' ＝cmd();'@x"],
    ['one\n"=cmd()', `one\n'""=cmd()`],
    ['one\t+1', "one\t'+1"],
    ['one\ntwo', 'one\ntwo'],
    ['she said "no", twice', 'she said ""no"", twice'],
    ['a=b; c-d', 'a=b; c-d'],
  ])('writes a note of %j as %j', async (notes, cell) => {
    expect(await text(writeTable([{ ...ROW, notes }]))).toMatch(
      new RegExp(`,"2026-02-08","${escape(cell)}"\r\n$`),
    );
  });

  test('guards every text that is somebody else’s', async () => {
    const evil = { ...ROW, title: '=1', company: '=2', location: '=3', external_url: '=4' };
    expect(await text(writeTable([evil]))).toContain(`"'=1","'=2","'=3","GreenhouseIO","'=4",`);
  });

  test('reads the longest note in one pass', async () => {
    for (const part of ['\n', '"', ' ', ';"', '\t ']) {
      const notes = part.repeat(200_000);
      expect((await text(writeTable([{ ...ROW, notes }]))).length).toBeGreaterThan(notes.length);
    }
  });
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
