import { LIMITS } from '@firsthand/contracts/light';
import { DISABILITY_CHOICES, GENDER_CHOICES, HANDLING_CHOICES, VETERAN_CHOICES } from '../choices.ts';
import { Documents } from '../files/documents.tsx';
import { MadeResume } from '../files/made-resume.tsx';
import { FieldGroup, ProfileChoice, ProfileText, WideField } from '../fields.tsx';
import { SectionHead } from '../section-head.tsx';

export function JobSection() {
  return (
    <>
      <SectionHead heading="Job Information" text="What you are looking for, and what you send along." />
      <FieldGroup legend="The job you want">
        <ProfileText
          field="profile_name"
          label="Profile Name"
          autoComplete="off"
          maxLength={LIMITS.profileNameMaxLength}
          required
        />
        <ProfileText
          field="desired_job_title"
          label="Desired Job Title"
          autoComplete="organization-title"
          maxLength={LIMITS.desiredJobTitleMaxLength}
        />
        <ProfileText
          field="date_available"
          label="Date Available"
          type="date"
          min="1900-01-01"
          max="2126-12-31"
        />
        <ProfileText
          field="desired_pay"
          label="Desired Pay"
          autoComplete="off"
          maxLength={LIMITS.nameMaxLength}
        />
      </FieldGroup>
      <Documents />
      <MadeResume />
      <FieldGroup legend="Optional fields of application forms">
        <WideField>
          <ProfileChoice
            field="optional_fields_handling"
            label="Optional Fields Handling"
            options={HANDLING_CHOICES}
          />
        </WideField>
      </FieldGroup>
      <FieldGroup
        legend="Equal opportunity"
        note="Some employers ask these, and answering is up to you. Your answers are kept apart from the rest of the profile."
      >
        <ProfileChoice
          field="veteran_status"
          label="Veteran Status"
          options={VETERAN_CHOICES}
          empty="No answer"
        />
        <ProfileChoice
          field="disability_status"
          label="Disability Status"
          options={DISABILITY_CHOICES}
          empty="No answer"
        />
        <ProfileChoice field="gender" label="Gender" options={GENDER_CHOICES} empty="No answer" />
      </FieldGroup>
    </>
  );
}
