import { LIMITS } from '@firsthand/contracts/light';
import { FieldGroup, ProfileTextArea, WideField } from '../fields.tsx';
import { SectionHead } from '../section-head.tsx';

const MOST = LIMITS.profileSummaryMaxLength;

export function SummarySection() {
  return (
    <>
      <SectionHead
        heading="Summary"
        text="Who you are at work, in a few sentences: the beginning of your resume."
      />
      <FieldGroup legend="In your own words">
        <WideField>
          <ProfileTextArea field="summary" label="Summary" rows={10} most={MOST} />
        </WideField>
      </FieldGroup>
    </>
  );
}
