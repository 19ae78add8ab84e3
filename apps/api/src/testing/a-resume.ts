/** A line of a page, from the top left corner in points. */
export interface ResumeLine {
  text: string;
  size?: number;
}

/** A PDF of one page with these lines below each other: real enough to be read. Text is ASCII. */
export function aPdf(lines: readonly (ResumeLine | string)[]): Buffer {
  let y = 800;
  const drawn = lines.map((line) => {
    const { text, size = 10 } = typeof line === 'string' ? { text: line } : line;
    y -= size * 1.6;
    return `BT /F1 ${size} Tf 1 0 0 1 60 ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  });
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A resume as people write them. */
export function aResume(name = 'Ada Lovelace'): Buffer {
  return aPdf([
    { text: name, size: 22 },
    'lovelace@example.com | (303) 555-0147 | Denver, CO 80203',
    '',
    { text: 'EXPERIENCE', size: 14 },
    'Head Nurse, Lakeside Clinic',
    '06/2019 - Present',
    'Led a team of twelve nurses.',
    '',
    'Nurse, City Hospital',
    '2015 - 2018',
    'Cared for patients after surgery.',
    '',
    { text: 'SKILLS', size: 14 },
    'Triage, Wound care, Patient education',
  ]);
}
