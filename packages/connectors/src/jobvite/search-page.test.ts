import { describe, expect, test } from 'vitest';
import { readSearchPage } from './search-page.ts';

function readIds(html: string, path = 'acme'): string[] {
  return readSearchPage(html, path).rows.map((row) => row.id);
}

function readCounter(text: string) {
  return readSearchPage(`<div class="jv-pagination-text">${text}</div>`, 'acme').range;
}

describe('readSearchPage', () => {
  test.each([
    [
      'cells',
      '<tr><td class="jv-job-list-name"><a href="/acme/job/oAa1Afw1">Cook</a></td><td>Oslo</td></tr>',
    ],
    ['blocks', '<div><div><a href="/acme/job/oAa1Afw1">Cook</a></div><div>Oslo</div></div>'],
    ['an anchor around the row', '<li><a href="/acme/job/oAa1Afw1"><div>Cook</div><div>Oslo</div></a></li>'],
    ['an onclick alone', `<tr onclick="location.href='/acme/job/oAa1Afw1'"><td>Cook</td><td>Oslo</td></tr>`],
    [
      'a full address',
      '<p><a href="https://jobs.jobvite.com/acme/job/oAa1Afw1?nl=1">Cook</a> <span>Oslo</span></p>',
    ],
  ])('a row of %s gives its id and its words', (_, html) => {
    expect(readSearchPage(html, 'acme').rows).toEqual([{ id: 'oAa1Afw1', text: 'Cook Oslo' }]);
  });

  test('other companies, other paths and scripts are not the board’s postings', () => {
    expect(
      readIds(`<a href="/other/job/oAa1Afw1">x</a><a href="/acme/jobs">x</a><a href="/acme/job/x">x</a>
        <script>var a = '<a href="/acme/job/oBb2Afw2">';</script>`),
    ).toEqual([]);
  });

  test('boards of the newer kind and boards under another name of theirs are understood', () => {
    expect(readIds('<a href="/careers/acme/job/oAa1Afw1">Cook</a>')).toEqual(['oAa1Afw1']);
    expect(readIds('<a href="/acme/job/oAa1Afw1">Cook</a>', 'careers/acme')).toEqual(['oAa1Afw1']);
    expect(
      readIds(`<a href="/acme-inc/job/oAa1Afw1">Cook</a><script>baseUrl: '/acme-inc',</script>`),
    ).toEqual(['oAa1Afw1']);
  });

  test('a featured posting counts once, marked, with the words of its row in the list', () => {
    const html = `<div class="jv-featured-job"><a href="/acme/job/oAa1Afw1">Our Cook!</a></div>
      <table><tr><td><a href="/acme/job/oAa1Afw1">Cook</a></td></tr></table>`;
    expect(readSearchPage(html, 'acme').rows).toEqual([{ id: 'oAa1Afw1', text: 'Cook', isMarked: true }]);
    const plain = html.replace('jv-featured-job', 'jv-job');
    expect(readSearchPage(plain, 'acme').rows[0]).not.toHaveProperty('isMarked');
  });

  test('a mark such as New is none of the row’s words', () => {
    const row = (mark: string) =>
      `<tr><td><a href="/acme/job/oAa1Afw1">Cook</a>${mark}</td><td>Oslo</td></tr>`;
    expect(readSearchPage(row('<span class="jv-tag-new">New</span>'), 'acme').rows).toEqual(
      readSearchPage(row(''), 'acme').rows,
    );
  });

  test.each([
    ['1-50 of 2,831', { from: 1, to: 50, total: 2831 }],
    ['1-50 de 166', { from: 1, to: 50, total: 166 }],
    ['51–69 von 69', { from: 51, to: 69, total: 69 }],
    ['<b>1</b>-<b>50</b> of <b>2.831</b>', { from: 1, to: 50, total: 2831 }],
    ['1-50 sur 2 831', { from: 1, to: 50, total: 2831 }],
    ['\n 1-39 of 39  ', { from: 1, to: 39, total: 39 }],
  ])('the counter %s is read', (text, range) => {
    expect(readCounter(text)).toEqual(range);
  });

  test('a counter that makes no sense is none', () => {
    for (const text of ['', '39 jobs', '50-1 of 60', '1-50 of 40']) expect(readCounter(text)).toBeNull();
  });

  test('a link to the next page that is disabled is none', () => {
    expect(readSearchPage('<a class="jv-pagination-next" href="?p=1">Next</a>', 'acme').hasNext).toBe(true);
    expect(
      readSearchPage('<a class="jv-pagination-next jv-pagination-disabled">Next</a>', 'acme').hasNext,
    ).toBe(false);
    expect(readSearchPage('<button class="jv-pagination-next" disabled>Next</button>', 'acme').hasNext).toBe(
      false,
    );
  });

  test('the company’s id stands in either of two scripts', () => {
    expect(readSearchPage(`<script>companyEId: 'qTN9Vfwu',</script>`, 'acme').companyEId).toBe('qTN9Vfwu');
    expect(
      readSearchPage(`<script>function getCompanyId() { return 'qTN9Vfwu'; }</script>`, 'acme').companyEId,
    ).toBe('qTN9Vfwu');
  });

  test('a page of something else is no board’s page', () => {
    expect(readSearchPage('<html><body>Checking your browser</body></html>', 'acme').isBoardPage).toBe(false);
    expect(readSearchPage('{}', 'acme').isBoardPage).toBe(false);
  });

  test('a page nested beyond reason is left where it passes it, and is not whole', () => {
    const page = readSearchPage(
      `<a href="/acme/job/oAa1Afw1">Cook</a>${'<div>'.repeat(200_000)}<a href="/acme/job/oBb2Afw2">Host</a></html>`,
      'acme',
    );
    expect(page.rows.map((row) => row.id)).toEqual(['oAa1Afw1']);
    expect(page.isWhole).toBe(false);
  });
});
