import { heading, p, point } from './write-docx.ts';

const BOLD = '<w:b/>';
const DATES_RIGHT = '<w:tabs><w:tab w:val="right" w:pos="9900"/></w:tabs>';

/** Who she is, what she did and what she can, in the elements of a Word document. */
export const NORA = {
  contact:
    p('Nora Lindqvist', '<w:pStyle w:val="Title"/><w:jc w:val="center"/>') +
    p('nora@mail.example | +1 415 555 0132 | Portland, OR 97201', '<w:jc w:val="center"/>'),
  experience:
    heading('Experience') +
    p('Senior Data Engineer\tMarch 2021 – Present', DATES_RIGHT, BOLD) +
    p('Bluewater Analytics') +
    point(
      'Led a team of four engineers who keep the reports of nine clinics on time, every night of the year',
    ) +
    point('Cut the cost of storage in half') +
    p('Data Engineer\tJune 2017 – February 2021', DATES_RIGHT, BOLD) +
    p('Kestrel Health') +
    point('Moved reporting from nightly jobs to streams'),
  skills: heading('Skills') + p('Python, SQL, Airflow, Terraform'),
};

export const NORA_POSITIONS = [
  ['Senior Data Engineer', 'Bluewater Analytics', '2021-03', 'now'],
  ['Data Engineer', 'Kestrel Health', '2017-06', '2021-02'],
];
export const NORA_SKILLS = ['Python', 'SQL', 'Airflow', 'Terraform'];
