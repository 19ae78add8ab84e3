import { expect, test } from 'vitest';
import { createAsker, TEST_NOW } from '../../testing/ask.ts';
import { textLike, textWith } from '../../testing/expected.ts';

interface Row {
  id: string;
  title: string;
  is_sample: boolean;
  is_published: boolean;
  workplace_type: string | null;
  locations: { is_primary: boolean; location_option: { location_type: string; city: string } }[];
}

const { ask, askJson, demoData } = createAsker();
const API = 'https://app.dover.com/api/v1';
const employers = demoData.employers.filter((employer) => employer.source === 'dover');
const pageIdOf = (slug: string): string => String(askJson(`${API}/careers-page-slug/${slug}`).id);
const listRows = (slug: string): Row[] =>
  askJson(`${API}/careers-page/${pageIdOf(slug)}/jobs?limit=100&offset=0`).results as Row[];
const rows = employers.flatMap((employer) => listRows(employer.board));
const real = rows.filter((row) => !row.is_sample && row.is_published);
const details = real.map((row) => askJson(`${API}/inbound/application-portal-job/${row.id}`));

test('the slug leads to the careers page, whatever its case; a slug is no page id', () => {
  expect(askJson(`${API}/careers-page-slug/LAPWING-AI`)).toMatchObject({
    slug: 'lapwing-ai',
    name: 'Lapwing AI',
  });
  expect(ask(`${API}/careers-page-slug/nobody`).status).toBe(404);
  expect(ask(`${API}/careers-page/lapwing-ai`).status).toBe(404);
});

test('lists are paged with next, and hold samples and drafts beside the real postings', () => {
  const open = employers.flatMap((employer) => demoData.listOpen(employer, TEST_NOW));
  expect(real).toHaveLength(open.length);
  expect(rows.some((row) => row.is_sample)).toBe(true);
  expect(rows.some((row) => !row.is_published)).toBe(true);
  const page = askJson(`${API}/careers-page/${pageIdOf('lapwing-ai')}/jobs?limit=2&offset=0`);
  expect(page.next).toContain('limit=2&offset=2');
  expect(page.previous).toBeNull();
});

test('a remote place is a country without a city', () => {
  const remote = real.find((row) => row.workplace_type === 'REMOTE');
  expect(remote?.locations[0]?.location_option).toMatchObject({ location_type: 'COUNTRY', city: '' });
});

test('details carry text, creation time and pay behind its gate', () => {
  for (const detail of details) {
    expect(detail).toMatchObject({
      active: true,
      user_provided_description: textWith('<'),
      created: textLike(/\.\d{6}Z$/),
    });
  }
  const pays = details.map(
    (detail) => detail.compensation as { open_to_sharing_comp: boolean; lower_bound: unknown },
  );
  expect(pays.some((pay) => pay.open_to_sharing_comp && pay.lower_bound !== null)).toBe(true);
  expect(pays.some((pay) => !pay.open_to_sharing_comp && pay.lower_bound !== null)).toBe(true);
  for (const pay of pays) if (pay.open_to_sharing_comp) expect(pay.lower_bound).not.toBeNull();
});

test('ids are the same in either case, and an unknown one is 404', () => {
  const [row] = real;
  const url = `${API}/inbound/application-portal-job`;
  expect(ask(`${url}/${row?.id.toUpperCase()}`).status).toBe(200);
  expect(ask(`${url}/00000000-0000-4000-a000-000000000000`).status).toBe(404);
});

test('job groups name the departments', () => {
  const groups = JSON.parse(ask(`${API}/job-groups/${pageIdOf('lapwing-ai')}/job-groups`).body) as {
    name: string;
    jobs: Row[];
  }[];
  expect(groups.flatMap((group) => group.jobs).length).toBe(
    listRows('lapwing-ai').filter((row) => !row.is_sample && row.is_published).length,
  );
  for (const group of groups) expect(group.name).not.toBe('');
});
