import type { Application, ApplicationDetail } from '@firsthand/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aFilledField, aSealedPacket } from '../../../testing/a-sealed-packet.ts';
import { TEST_NOW } from '../../../testing/test-api.ts';
import type { PacketFile } from '../downloads/packet-file.ts';
import { writeArchive } from './write-archive.ts';

const EVIL = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&';
const APPLICATION: Application = {
  ...{ id: 7, application_status: 'completed', applied_at: TEST_NOW.toISOString(), ats_source: 'lever' },
  ...{ requisition_id: 1, navigation: null, way: 'packet', stage: 'applied', stage_on: '2026-02-01' },
  ...{ notes: '', follow_up_on: null, has_packet: true, replaced: false, version: 1 },
  job_data: {
    ...{ title: 'Nurse', company: 'Acme', client_name: null, location: null },
    ...{ description: '<p>Care for <b>people</b>.</p>', external_url: 'https://jobs.example/1' },
  },
};
const DETAIL: ApplicationDetail = {
  application: APPLICATION,
  stages: [{ stage: 'applied', on: '2026-02-01' }],
  packet: null,
  submission: null,
  posting_status: 'open',
};
const RESUME: PacketFile = {
  ...{ kind: 'resume', filename: 'my cv.pdf', mimetype: 'application/pdf' },
  content: Buffer.from([0, 255, 13, 10, 128, 37, 80]),
};

function open(detail: ApplicationDetail, files: PacketFile[] = []): Record<string, string> {
  const entries = unzipSync(writeArchive(detail, files));
  return Object.fromEntries(Object.entries(entries).map(([name, content]) => [name, strFromU8(content)]));
}

describe('the archive of an application', () => {
  test('holds two pages where nothing was sealed', () => {
    const entries = open({ ...DETAIL, application: { ...APPLICATION, notes: 'Ask for <Ada>' } });
    expect(Object.keys(entries)).toEqual(['application.html', 'posting.html']);
    expect(entries['application.html']).toContain('Ask for &lt;Ada&gt;');
    expect(entries['posting.html']).toContain('<p>Care for <b>people</b>.</p>');
  });

  test('holds the packet, and the files byte for byte', () => {
    const packet = aSealedPacket('Nurse');
    const archive = unzipSync(writeArchive({ ...DETAIL, packet }, [RESUME]));
    expect(Object.keys(archive)).toEqual([
      ...['application.html', 'posting.html', 'packet.json', 'files/resume/my cv.pdf'],
    ]);
    expect(JSON.parse(strFromU8(archive['packet.json']!))).toEqual(packet);
    expect(Buffer.from(archive['files/resume/my cv.pdf']!)).toEqual(RESUME.content);
    const page = strFromU8(archive['application.html']!);
    const link = /href="(files[^"]+)"/.exec(page)?.[1] ?? '';
    expect(decodeURIComponent(link)).toBe('files/resume/my cv.pdf');
  });

  test('shows each answer with where it came from, and says what stayed empty', () => {
    const packet = aSealedPacket('Nurse', {
      fields: [
        aFilledField({
          label: 'First name',
          value: 'Ada',
          source: { kind: 'profile', detail: 'Your profile: first name' },
        }),
        aFilledField({
          ...{ label: 'Which shifts?', kind: 'multiple-choice', value: ['n', 'd'] },
          options: [
            { value: 'n', label: 'Nights' },
            { value: 'd', label: 'Days' },
          ],
        }),
        aFilledField({ label: 'Gender', value: null, source: null, left_empty: 'You stored no answer.' }),
        aFilledField({ label: 'Hidden', value: null, source: null }),
        aFilledField({
          label: 'CV',
          kind: 'file',
          value: 'resume',
          source: { kind: 'profile', detail: 'x' },
        }),
      ],
    });
    const page = open({ ...DETAIL, packet })['application.html'] ?? '';
    const text = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('First name Ada Your profile: first name');
    expect(text).toContain('Which shifts? Nights Days Typed by you');
    expect(text).toContain('Gender Left empty. You stored no answer.');
    expect(text).toContain('CV Nurse.pdf x');
    expect(text).not.toContain('Hidden');
  });

  test('runs and loads nothing, whatever stands in it', () => {
    const job = { ...APPLICATION.job_data, title: EVIL, company: EVIL, external_url: 'javascript:alert(3)' };
    const description = `${EVIL}<a href="javascript:alert(4)">x</a><iframe src="https://evil.example"></iframe>
      <p onclick="alert(5)" style="background:url(https://evil.example)">Hello</p>`;
    const packet = aSealedPacket(EVIL, {
      fields: [aFilledField({ label: EVIL, value: EVIL, source: { kind: 'typed', detail: EVIL } })],
      profile: { [EVIL]: { deep: [EVIL] }, experience: [{ description }] },
      job: { title: EVIL, description, requirements: description },
      form: { origin: 'employer', read_at: TEST_NOW.toISOString(), notices: [EVIL] },
    });
    const submission = {
      ...{ state: 'refused' as const, message: EVIL, attempts: 1, next_attempt_at: null, sent_at: null },
      receipt: { [EVIL]: EVIL },
    };
    const application = { ...APPLICATION, job_data: job, notes: EVIL };
    const entries = open({ ...DETAIL, application, packet, submission }, [{ ...RESUME, filename: EVIL }]);
    for (const name of ['application.html', 'posting.html']) {
      const page = entries[name] ?? '';
      expect(page).toContain("default-src 'none'");
      expect(page).not.toMatch(/<(script|img|iframe|object|embed|link|svg|form)\b/i);
      expect(page).not.toMatch(/<[^>]*\s(on\w+|style|src)\s*=/i);
      expect(page).not.toMatch(/href="(?!https?:|files\/|posting\.html)/);
    }
    expect(entries['posting.html']).toContain('Hello');
  });

  test.each([
    ['../../etc/passwd', 'files/resume/_.._etc_passwd'],
    ['C:\\Users\\ada\\cv.pdf', 'files/resume/C__Users_ada_cv.pdf'],
    ['\u202Efdp.exe', 'files/resume/fdp.exe'],
    ['...', 'files/resume/resume'],
    [`${'é'.repeat(300)}.docx`, `files/resume/${'é'.repeat(115)}.docx`],
    ['履歴書.pdf', 'files/resume/履歴書.pdf'],
    ['CON.pdf', 'files/resume/_CON.pdf'],
    ['console.pdf', 'files/resume/console.pdf'],
  ])('keeps a file called %j at %s', (filename, path) => {
    const entries = unzipSync(writeArchive(DETAIL, [{ ...RESUME, filename }]));
    expect(Object.keys(entries)[2]).toBe(path);
  });

  test('of a packet from an old account file takes no time to speak of, however its texts stand in each other', () => {
    const deep = '<b>'.repeat(400_000);
    const job = {
      title: 'Nurse',
      description: deep,
      requirements: '<b title="</b>">'.repeat(70_000),
      benefits: deep,
    };
    const many = Array.from({ length: 200_000 }, () => ({ a: 'b' }));
    const startedAt = process.cpuUsage();
    const entries = [
      open({
        ...DETAIL,
        packet: aSealedPacket('Nurse', { job, profile: { experience: [{ description: deep }] } }),
      }),
      open({ ...DETAIL, packet: aSealedPacket('Nurse', { profile: { many } }) }),
    ];
    // It was 82 seconds.
    expect(process.cpuUsage(startedAt).user).toBeLessThan(3_000_000);
    for (const { 'application.html': page } of entries)
      expect(page).toContain('It is too long for a page. All of it is in packet.json.');
    expect(entries[0]?.['posting.html']?.length).toBeLessThan(700_000);
  });
});
