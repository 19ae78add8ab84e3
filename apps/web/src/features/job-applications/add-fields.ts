import type { AddApplicationRequest } from '@firsthand/contracts';
import type { ApplicationStage } from '@firsthand/contracts/light';
import { toSafeAddress } from './application-labels.ts';

/** What the form for an application made elsewhere holds. */
export interface AddFields {
  title: string;
  company: string;
  location: string;
  /** Of the job; "acme.example/jobs" is understood too. */
  address: string;
  /** "2026-01-31" */
  appliedOn: string;
  stage: ApplicationStage;
  notes: string;
}

/** "acme.example/jobs" → "https://acme.example/jobs" */
function withScheme(address: string): string {
  const trimmed = address.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** What is wrong, in words; null when it can be sent. */
export function findAddFault(fields: AddFields, today: string): string | null {
  if (fields.title.trim() === '') return 'Job title is required';
  const address = withScheme(fields.address);
  if (address !== '' && toSafeAddress(address) === null) {
    return 'The link must be a web address such as https://acme.example/jobs/1';
  }
  if (fields.appliedOn === '') return 'Choose the day you applied';
  if (fields.appliedOn > today) return 'The day you applied cannot be in the future';
  return null;
}

export function toAddRequest(fields: AddFields): AddApplicationRequest {
  return {
    title: fields.title.trim(),
    company: fields.company.trim() || null,
    location: fields.location.trim() || null,
    external_url: withScheme(fields.address) || null,
    applied_on: fields.appliedOn,
    stage: fields.stage,
    notes: fields.notes.trim() || null,
  };
}
