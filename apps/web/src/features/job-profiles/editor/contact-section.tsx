import { LIMITS } from '@firsthand/contracts/light';
import { COUNTRY_CHOICES, PHONE_CODE_CHOICES } from '../choices.ts';
import { FieldGroup, ProfileChoice, ProfileText, WideField } from '../fields.tsx';
import { SectionHead } from '../section-head.tsx';

export function ContactSection() {
  return (
    <>
      <SectionHead heading="Contact Information" text="How employers reach you." />
      <FieldGroup legend="Name">
        <ProfileText
          field="first_name"
          label="First Name"
          autoComplete="given-name"
          maxLength={LIMITS.nameMaxLength}
        />
        <ProfileText
          field="last_name"
          label="Last Name"
          autoComplete="family-name"
          maxLength={LIMITS.nameMaxLength}
        />
      </FieldGroup>
      <FieldGroup legend="Email and phone">
        <WideField>
          <ProfileText
            field="email"
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={LIMITS.emailMaxLength}
          />
        </WideField>
        <ProfileChoice
          field="phone_country_code"
          label="Phone Country Code"
          options={PHONE_CODE_CHOICES}
          empty="No code"
          autoComplete="tel-country-code"
        />
        <ProfileText
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
            field="address"
            label="Address"
            autoComplete="street-address"
            maxLength={LIMITS.profileTextMaxLength}
          />
        </WideField>
        <ProfileText
          field="city"
          label="City"
          autoComplete="address-level2"
          maxLength={LIMITS.nameMaxLength}
        />
        <ProfileText
          field="state"
          label="State"
          autoComplete="address-level1"
          maxLength={LIMITS.nameMaxLength}
        />
        <ProfileText field="zip" label="ZIP" autoComplete="postal-code" maxLength={LIMITS.zipMaxLength} />
        <ProfileChoice
          field="country"
          label="Country"
          options={COUNTRY_CHOICES}
          empty="Select a country"
          autoComplete="country"
        />
      </FieldGroup>
      <FieldGroup legend="On the web">
        <WideField>
          <WebField field="linkedin_url" label="LinkedIn URL" />
        </WideField>
        <WideField>
          <WebField field="website_url" label="Website URL" />
        </WideField>
      </FieldGroup>
    </>
  );
}

function WebField(props: { field: 'linkedin_url' | 'website_url'; label: string }) {
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
