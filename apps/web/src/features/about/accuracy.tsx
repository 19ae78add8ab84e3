import { ATS_TABLE } from '@firsthand/contracts/light';
import { MEASURED, type MeasuredField } from './measured.ts';

/** How often what is read of postings is right. */
export function Accuracy() {
  const { postings, fields, strangers, summaries } = MEASURED;
  return (
    <>
      <h2 id="accuracy">How often what we read is right</h2>
      <p>
        Employers state pay, places and the rest in fields or in sentences, each in their own way, and a
        program that reads them makes mistakes. We count ours on {postings} invented postings,{' '}
        {postings / ATS_TABLE.length} in the manner of each of the nine systems, whose right answers were
        written down by reading them. Many are difficult on purpose.
      </p>
      <Fields fields={fields} />
      <p>
        Another {strangers.postings} postings state everything in their text alone, in several languages. They
        were written before their author had read any of our rules; the rules were then mended by them.
      </p>
      <Fields fields={strangers.fields} />
      <p>
        What is not found is left out. Of 100 summaries, taken from the posting’s own sentences,{' '}
        {summaries.tellTheWork} tell something of the work and {summaries.nothingElse} nothing besides; in the
        others a requirement, a date or the like stands as well. All figures are rounded down, and no version
        of Firsthand may fall below them.
      </p>
    </>
  );
}

function Fields({ fields }: { fields: readonly MeasuredField[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What we read</th>
          <th scope="col">Right, of 100 we show</th>
          <th scope="col">Found, of 100 stated</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, text, right, found }) => (
          <tr key={name}>
            <th scope="row">{text}</th>
            <td>{right}</td>
            <td>{found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
