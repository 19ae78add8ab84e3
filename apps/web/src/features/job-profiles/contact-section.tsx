import { LIMITS } from '@firsthand/contracts/light';
import { COUNTRY_CHOICES, PHONE_CODE_CHOICES } from './choices.ts';
import { FieldGroup, ProfileChoice, ProfileText, WideField } from './fields.tsx';
import { SectionHead } from './section-head.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export function ContactSection({ form }: { form: ProfileForm }) {
  return (
    <>
      <SectionHead heading="Contact Information" text="How employers reach you." />
      <FieldGroup legend="Name">
        <ProfileText
          form={form}
          field="first_name"
          label="First Name"
          autoComplete="given-name"
          maxLength={LIMITS.nameMaxLength}
        />
        <ProfileText
          form={form}
          field="last_name"
          label="Last Name"
          autoComplete="family-name"
          maxLength={LIMITS.nameMaxLength}
        />
      </FieldGroup>
      <FieldGroup legend="Email and phone">
        <WideField>
          <ProfileText
            form={form}
            field="email"
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={LIMITS.emailMaxLength}
          />
        </WideField>
        <ProfileChoice
          form={form}
          field="phone_country_code"
          label="Phone Country Code"
          options={PHONE_CODE_CHOICES}
          empty="No code"
          autoComplete="tel-country-code"
        />
        <ProfileText
          form={form}
          field="phone"
          label="Phone"
          type="tel"
          autoComplete="tel-national"
          maxLength={LIMITS.phoneMaxLength}
        />
      </FieldGroup>
      <FieldGroup legend="Address">
        <WideField>
          <ProfileText
            form={form}
            field="address"
            label="Address"
            autoComplete="street-address"
            maxLength={LIMITS.profileTextMaxLength}
          />
        </WideField>
        <ProfileText
          form={form}
          field="city"
          label="City"
          autoComplete="address-level2"
          maxLength={LIMITS.nameMaxLength}
        />
        <ProfileText
          form={form}
          field="state"
          label="State"
          autoComplete="address-level1"
          maxLength={LIMITS.nameMaxLength}
        />
        <ProfileText
          form={form}
          field="zip"
          label="ZIP"
          autoComplete="postal-code"
          maxLength={LIMITS.zipMaxLength}
        />
        <ProfileChoice
          form={form}
          field="country"
          label="Country"
          options={COUNTRY_CHOICES}
          empty="Select a country"
          autoComplete="country"
        />
      </FieldGroup>
      <FieldGroup legend="On the web">
        <WideField>
          <WebField form={form} field="linkedin_url" label="LinkedIn URL" />
        </WideField>
        <WideField>
          <WebField form={form} field="website_url" label="Website URL" />
        </WideField>
      </FieldGroup>
    </>
  );
}

function WebField(props: { form: ProfileForm; field: 'linkedin_url' | 'website_url'; label: string }) {
  return (
    <ProfileText
      {...props}
      prefix="https://"
      inputMode="url"
      autoComplete={props.field === 'website_url' ? 'url' : 'off'}
      autoCapitalize="none"
      maxLength={LIMITS.urlMaxLength}
    />
  );
}
