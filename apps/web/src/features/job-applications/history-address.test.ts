import { describe, expect, test } from 'vitest';
import { parseHistoryAddress, toHistoryAddress } from './history-address.ts';

const read = (query: string) => parseHistoryAddress(new URLSearchParams(query));

describe('the address of the Application History', () => {
  test('says which view, which ATS by any of its names, which stage and which page', () => {
    expect(read('view=board&ats=greenhouseio&stage=interview&page=12')).toEqual({
      view: 'board',
      ats: 'greenhouse',
      stage: 'interview',
      page: 12,
    });
  });

  test.each([
    '',
    'view=wall&ats=monster&stage=hired&page=0',
    'page=-1',
    'page=1e3',
    'page=1.5',
    'page=123456',
  ])('counts what makes no sense as absent: "%s"', (query) => {
    expect(read(query)).toEqual({ view: 'list', ats: '', stage: '', page: 1 });
  });

  test('comes back from what was read', () => {
    expect(toHistoryAddress(read(''))).toBe('/job-applications');
    expect(toHistoryAddress(read('page=3&stage=offer&ats=bamboo'))).toBe(
      '/job-applications?ats=bamboo&stage=offer&page=3',
    );
  });

  test('leaves out pages and stage on the board, which shows all stages', () => {
    expect(toHistoryAddress(read('view=board&ats=adp&stage=offer&page=3'))).toBe(
      '/job-applications?view=board&ats=adp',
    );
  });
});
