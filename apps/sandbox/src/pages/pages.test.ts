import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, toSandboxPageUrl, type Sandbox, type SandboxTruth } from '../index.ts';
import { TEST_NOW } from '../testing/ask.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => TEST_NOW });
});
afterAll(() => sandbox.close());

async function listPostings(query: string): Promise<SandboxTruth[]> {
  const answer = await fetch(`${sandbox.url}/_sandbox/postings?${query}`);
  return ((await answer.json()) as { postings: SandboxTruth[] }).postings;
}

async function open(address: string): Promise<{ status: number; html: string; policy: string }> {
  const answer = await fetch(toSandboxPageUrl(sandbox.url, address), { redirect: 'manual' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { status: answer.status, html: await answer.text(), policy };
}

const readData = (html: string): Record<string, unknown> => {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(json) as Record<string, unknown>;
};

async function askJson(address: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${sandbox.url}/${address}`)).json()) as Record<string, unknown>;
}

describe('Greenhouse', () => {
  test('asks what its API tells, and of some postings one thing more', async () => {
    const counts = new Set<number>();
    for (const { hostedUrl } of (await listPostings('source=greenhouseio&board=quillmere')).slice(0, 12)) {
      const id = /\d+$/.exec(hostedUrl)?.[0] ?? '';
      const asked = await askJson(`boards-api.greenhouse.io/v1/boards/quillmere/jobs/${id}?questions=true`);
      const { form } = readData((await open(hostedUrl)).html) as { form: { questions: unknown[] } };
      const questions = asked.questions as unknown[];
      expect(form.questions.slice(0, questions.length)).toEqual(questions);
      counts.add(form.questions.length - questions.length);
      expect(form).toMatchObject({
        compliance: asked.compliance,
        location_questions: asked.location_questions,
      });
    }
    expect(counts).toEqual(new Set([0, 1]));
  });

  test('shows the form of employers with pages of their own in a frame', async () => {
    const posting = (await listPostings('source=greenhouseio')).find(({ hostedUrl }) =>
      hostedUrl.includes('gh_jid'),
    );
    const { html, policy } = await open(posting!.hostedUrl);
    const frame = /<iframe id="grnhse_iframe"[^>]* src="\.\.\/([^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&');
    expect(policy).toContain('frame-src');
    expect(policy).not.toContain('script-src');
    const form = await open(`https://${frame}`);
    expect([form.status, form.html.includes('greenhouse.js')]).toEqual([200, true]);
    expect(form.policy).toContain("frame-ancestors 'self'");
  });

  test('says its questions as text, whatever an employer writes', async () => {
    const [hostile] = await listPostings('source=greenhouseio&board=lodestonereadingproject');
    const { html } = await open(hostile!.hostedUrl);
    expect(html).toContain(String.raw`\u003cimg src=x`);
    expect(html).not.toContain('<img src=x');
  });
});

describe('Lever', () => {
  test('shows text, form and thanks at three addresses', async () => {
    const [posting] = await listPostings('source=lever');
    const { hostedUrl } = posting!;
    expect((await open(hostedUrl)).html).toContain('data-qa="btn-apply-bottom"');
    expect((await open(`${hostedUrl}/apply`)).html).toContain('<form id="application-form" method="POST"');
    expect((await open(`${hostedUrl}/thanks`)).html).toContain('<div class="thanks">');
    const answer = await fetch(toSandboxPageUrl(sandbox.url, `${hostedUrl}/apply`), {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ name: 'Ada Byron' }) },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'thanks']);
  });

  test('tells its questions in a hidden template, whose fields its controls number', async () => {
    const [posting] = await listPostings('source=lever');
    const { html } = await open(`${posting!.hostedUrl}/apply`);
    const [, uuid = '', template = ''] =
      /name="cards\[([0-9a-f-]{36})\]\[baseTemplate\]" value="([^"]+)"/.exec(html) ?? [];
    const { fields } = JSON.parse(template.replaceAll('&quot;', '"').replaceAll('&#39;', "'")) as {
      fields: { type: string; text: string }[];
    };
    expect(fields[0]).toMatchObject({ type: 'multiple-choice', required: true });
    fields.forEach((_, index) => expect(html).toContain(`name="cards[${uuid}][field${index}]"`));
  });
});

describe('Dover', () => {
  test('asks what its public detail tells, without what applicants never see', async () => {
    const [posting] = await listPostings('source=dover');
    const id = posting!.hostedUrl.split('/').at(-1);
    const { application_questions: questions } = (await askJson(
      `app.dover.com/api/v1/inbound/application-portal-job/${id}`,
    )) as { application_questions: { hidden: boolean }[] };
    const data = readData((await open(posting!.hostedUrl)).html);
    expect(data.questions).toEqual(questions.filter(({ hidden }) => !hidden));
  });
});
