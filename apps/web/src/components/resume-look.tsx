import type { ResumeDesign, ResumePaper } from '@firsthand/contracts';
import { RESUME_DESIGNS, RESUME_PAPERS } from '@firsthand/contracts/light';
import { SelectField } from './field.tsx';

const DESIGN_LABELS: Record<ResumeDesign, string> = {
  'one-column': 'One column',
  'two-columns': 'Two columns',
};
const PAPER_LABELS: Record<ResumePaper, string> = { a4: 'A4', letter: 'US Letter' };

export interface ResumeLookChoice {
  design: ResumeDesign;
  paper: ResumePaper;
}

interface ResumeLookFieldsProps {
  look: ResumeLookChoice;
  onLook: (look: ResumeLookChoice) => void;
}

/** How a resume that is made here is set. */
export function ResumeLookFields({ look, onLook }: ResumeLookFieldsProps) {
  const { design, paper } = look;
  return (
    <>
      <SelectField
        label="Design of the PDF"
        value={design}
        onValue={(chosen) =>
          onLook({ design: RESUME_DESIGNS.find((known) => known === chosen) ?? design, paper })
        }
      >
        {RESUME_DESIGNS.map((known) => (
          <option key={known} value={known}>
            {DESIGN_LABELS[known]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Paper"
        value={paper}
        onValue={(chosen) =>
          onLook({ design, paper: RESUME_PAPERS.find((known) => known === chosen) ?? paper })
        }
      >
        {RESUME_PAPERS.map((known) => (
          <option key={known} value={known}>
            {PAPER_LABELS[known]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
