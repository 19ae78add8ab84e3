import { describe, expect, test } from 'vitest';
import { parseFeed } from './feed.ts';

function toFeed(jobs: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<result>${jobs}</result>`;
}

describe('parseFeed', () => {
  test('reads a job’s fields, whatever way they are escaped', () => {
    const feed = parseFeed(
      toFeed(`<job><id>oFf6Afw6</id><title>Chef &#8217;26 &amp; Host</title><requisitionId>77</requisitionId>
        <category>Food</category><jobtype>Full-Time</jobtype><department_x002F_division>Galley</department_x002F_division>
        <remote_x0020_type>Hybrid</remote_x0020_type><location>Cork, Ireland</location><date>2/21/2026</date>
        <description>&lt;p&gt;Soup &amp;amp; bread&lt;/p&gt;</description><briefdescription>Short</briefdescription></job>
        <job><id>oGg7Afw7</id><title>Host</title><requisitionid></requisitionid>
        <description><![CDATA[<p>Tea &amp; <b>cake</b></p>]]></description></job>`),
    );
    expect(feed).toEqual({
      withoutId: 0,
      jobs: [
        {
          id: 'oFf6Afw6',
          title: 'Chef ’26 & Host',
          reference: '77',
          category: 'Food',
          jobType: 'Full-Time',
          department: 'Galley',
          remoteType: 'Hybrid',
          location: 'Cork, Ireland',
          date: '2/21/2026',
          description: '<p>Soup &amp; bread</p>',
        },
        expect.objectContaining({
          id: 'oGg7Afw7',
          reference: null,
          location: null,
          description: '<p>Tea &amp; <b>cake</b></p>',
        }),
      ],
    });
  });

  test('a single job may stand directly under the result', () => {
    expect(parseFeed(toFeed('<id>oFf6Afw6</id><title>Chef</title>'))?.jobs).toMatchObject([
      { id: 'oFf6Afw6', title: 'Chef' },
    ]);
  });

  test('jobs without a usable id are counted', () => {
    expect(parseFeed(toFeed('<job><title>Chef</title></job><job><id>../x</id></job>'))).toEqual({
      jobs: [],
      withoutId: 2,
    });
  });

  test('a document that is cut off, is no feed, or declares entities is none', () => {
    const whole = toFeed('<job><id>oFf6Afw6</id><title>Chef</title></job>');
    expect(parseFeed(whole.slice(0, -12))).toBeNull();
    expect(parseFeed('<html><body>check</body></html>')).toBeNull();
    expect(parseFeed('not xml')).toBeNull();
    const bomb = '<!DOCTYPE result [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(parseFeed(`${bomb}<result><job><id>oFf6Afw6</id><title>&b;</title></job></result>`)).toBeNull();
    expect(parseFeed(`${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`)).toBeNull();
  });
});
