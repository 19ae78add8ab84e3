import { LIMITS } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { DISABILITY_CHOICES, GENDER_CHOICES, HANDLING_CHOICES, VETERAN_CHOICES } from './choices.ts';
import { FieldGroup, ProfileChoice, ProfileText, WideField } from './fields.tsx';
import { SectionHead } from './section-head.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface JobSectionProps {
  form: ProfileForm;
  /** The profile's files. */
  documents: ReactNode;
}

export function JobSection({ form, documents }: JobSectionProps) {
  return (
    <>
      <SectionHead heading="Job Information" text="What you are looking for, and what you send along." />
      <FieldGroup legend="The job you want">
        <ProfileText
          form={form}
          field="profile_name"
          label="Profile Name"
          autoComplete="off"
          maxLength={LIMITS.profileNameMaxLength}
          required
        />
        <ProfileText
          form={form}
          field="desired_job_title"
          label="Desired Job Title"
          autoComplete="organization-title"
          maxLength={LIMITS.desiredJobTitleMaxLength}
        />
        <ProfileText
          form={form}
          field="date_available"
          label="Date Available"
          type="date"
          min="1900-01-01"
          max="2126-12-31"
        />
        <ProfileText
          form={form}
          field="desired_pay"
          label="Desired Pay"
          autoComplete="off"
          maxLength={LIMITS.nameMaxLength}
        />
      </FieldGroup>
      {documents}
      <FieldGroup legend="Optional fields of application forms">
        <WideField>
          <ProfileChoice
            form={form}
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
          form={form}
          field="veteran_status"
          label="Veteran Status"
          options={VETERAN_CHOICES}
          empty="No answer"
        />
        <ProfileChoice
          form={form}
          field="disability_status"
          label="Disability Status"
          options={DISABILITY_CHOICES}
          empty="No answer"
        />
        <ProfileChoice form={form} field="gender" label="Gender" options={GENDER_CHOICES} empty="No answer" />
      </FieldGroup>
    </>
  );
}
