import { createHash } from 'node:crypto';
import type { Pay, Place, Posting } from '@firsthand/contracts';

const INT4_MAX = 2_147_483_647;

/** Neither text nor JSON columns take NUL, and half of a surrogate pair is no character: both become U+FFFD. */
export function toStorableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
}

function orNull(text: string | null): string | null {
  return text === null ? null : toStorableText(text);
}

/** Country and currency columns hold codes of a fixed length; anything else is unknown. */
function toCode(text: string | null, length: number): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return code.length === length && /^[A-Z]+$/.test(code) ? code : null;
}

function toFinite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}

function toStorablePlace(place: Place): Place {
  return {
    text: toStorableText(place.text),
    city: orNull(place.city),
    state: orNull(place.state),
    postalCode: orNull(place.postalCode),
    country: toCode(place.country, 2),
  };
}

function toStorablePay(pay: Pay): Pay {
  return {
    ...pay,
    min: toFinite(pay.min),
    max: toFinite(pay.max),
    currency: toCode(pay.currency, 3),
    sentence: orNull(pay.sentence),
    ...(pay.overruled === undefined ? {} : { overruled: toStorableText(pay.overruled) }),
  };
}

/** An instant or day the database can hold; anything else is unknown. */
function toStorableInstant(text: string | null): string | null {
  if (text === null || Number.isNaN(Date.parse(text))) return null;
  const year = new Date(text).getUTCFullYear();
  return year >= 1970 && year <= 9999 ? text : null;
}

/**
 * The posting as the columns can hold it: characters the database refuses replaced, codes of the right length, numbers
 * in range. Connectors promise most of this; one hostile payload must not stop its batch.
 */
export function toStorablePosting(posting: Posting): Posting {
  const count = posting.applicationCount;
  return {
    ...posting,
    externalId: toStorableText(posting.externalId),
    title: toStorableText(posting.title),
    company: orNull(posting.company),
    places: posting.places.map(toStorablePlace),
    department: orNull(posting.department),
    descriptionHtml: toStorableText(posting.descriptionHtml),
    descriptionText: toStorableText(posting.descriptionText),
    requirementsHtml: orNull(posting.requirementsHtml),
    benefitsHtml: orNull(posting.benefitsHtml),
    pay: posting.pay === null ? null : toStorablePay(posting.pay),
    applicationCount:
      count !== null && Number.isInteger(count) && count >= 0 && count <= INT4_MAX ? count : null,
    publishedAt: toStorableInstant(posting.publishedAt),
    hostedUrl: toStorableText(posting.hostedUrl),
    applyUrl: toStorableText(posting.applyUrl),
    reference: orNull(posting.reference),
    language: orNull(posting.language),
  };
}

/** Changes whenever anything of the normalised posting does. Keys are in a fixed order, whatever the connector's. */
export function toContentHash(posting: Posting): string {
  const p = posting;
  const pay = p.pay && [
    ...[p.pay.min, p.pay.max, p.pay.currency, p.pay.period, p.pay.origin, p.pay.sentence],
    ...(p.pay.overruled === undefined ? [] : [p.pay.overruled]),
  ];
  const places = p.places.map((place) => [
    place.text,
    place.city,
    place.state,
    place.postalCode,
    place.country,
  ]);
  const facts = [
    [p.title, p.company, places, p.workMode, p.employmentType, p.employmentTypeOrigin],
    [p.department, p.category, p.categoryOrigin, p.descriptionHtml, p.descriptionText],
    [p.requirementsHtml, p.benefitsHtml, pay, p.applicationCount, p.publishedAt],
    [
      p.hostedUrl,
      p.applyUrl,
      p.reference,
      p.language,
      ...(p.isMarked ? ['marked'] : []),
      ...(p.isProspect ? ['prospect'] : []),
    ],
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
