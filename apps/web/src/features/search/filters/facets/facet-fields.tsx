import type { FacetValueView } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import {
  LISTED_EMPLOYMENT_LABELS,
  NOT_STATED,
  POSTED_WITHIN_LABELS,
  SENIORITY_LABELS,
  VISA_LABELS,
  WORK_MODE_LABELS,
  YEARS_LABELS,
  toLanguageName,
  toPostedWithinText,
} from '@firsthand/contracts/light';
import { SelectField } from '../../../../components/field.tsx';
import { formatCount } from '../../../../lib/format-date.ts';
import {
  EMPLOYMENT_VALUES,
  SENIORITY_VALUES,
  VISA_VALUES,
  WORK_MODE_VALUES,
  UNSTATED,
  YEARS_VALUES,
  splitValues,
} from '../../address-values.ts';
import type { SearchState } from '../../search-address.ts';
import { toNameOfCompany, toNameOfOccupation, type KnownNames } from '../active-filters.ts';
import { chooseModes, toModeChoice } from '../remote-choice.ts';
import { dropEmpty, isChoice, toFixedOptions, toFoundOptions, type FacetCounts } from './facet-options.ts';
import { ManyFacet } from './many-facet.tsx';
import { PayFacet } from './pay-facet.tsx';
import styles from './facets.module.css';

const FIRST_COUNTS = { company: 6, skill: 8, occupation: 8, language: 8 };
const LABELS: Record<string, string> = {
  ...{ ...WORK_MODE_LABELS, ...LISTED_EMPLOYMENT_LABELS },
  ...{ ...SENIORITY_LABELS, ...YEARS_LABELS, ...VISA_LABELS },
};
const toLabel = (value: string) => LABELS[value] ?? NOT_STATED;

export interface FacetFieldsProps {
  fields: SearchState;
  formId: string;
  /** Of the last answer; null before the first one. */
  counts: FacetCounts | null;
  names: KnownNames;
  currency: string;
  /** After the facts. */
  yours: ReactNode;
  /** A filter was chosen or cleared. */
  onApply: (fields: Partial<SearchState>) => void;
  /** Something was typed, or chosen that finds nothing else by itself. */
  onChange: (fields: Partial<SearchState>) => void;
}

/** The filters by facts of the job, each value with how many jobs it would find; behind their headings, so that few controls stand there. */
export function FacetFields(props: FacetFieldsProps) {
  const { fields, formId, counts, names, currency, onApply, onChange } = props;
  const found = { fields, formId, onApply };
  return (
    <div className={styles.facets}>
      <PostedField {...props} />
      <PayFacet {...{ fields, formId, currency, onApply, onChange }} counted={counts?.pay_stated} />
      <FixedFacet {...props} legend="Employment type" name="employment_type" values={EMPLOYMENT_VALUES} />
      <WorkModeFacet {...props} />
      <FixedFacet {...props} legend="Seniority" name="seniority" values={SENIORITY_VALUES} />
      <FixedFacet {...props} legend="Experience asked for" name="years" values={YEARS_VALUES} />
      <FoundFacet
        {...found}
        legend="Skills asked for"
        name="skill"
        counted={counts?.skill}
        toName={toSkill}
      />
      <FixedFacet {...props} legend="Visa" name="visa" values={VISA_VALUES} />
      <FoundFacet
        {...found}
        legend="Kind of work"
        name="occupation"
        counted={counts?.occupation}
        toName={(id) => toNameOfOccupation(id, names)}
      />
      <FoundFacet
        {...found}
        legend="Company"
        name="company"
        counted={counts?.company}
        toName={(company) => toNameOfCompany(company, names)}
      />
      <FoundFacet
        {...found}
        legend="Language"
        name="language"
        counted={counts?.language}
        toName={toLanguageName}
      />
      {props.yours}
    </div>
  );
}

const toSkill = (skill: string) => (skill === UNSTATED ? NOT_STATED : skill);

type FacetProps = Pick<FacetFieldsProps, 'fields' | 'formId' | 'counts' | 'onApply'>;

interface FoundFacetProps extends Omit<FacetProps, 'counts'> {
  legend: string;
  name: 'skill' | 'occupation' | 'company' | 'language';
  counted: readonly FacetValueView[] | undefined;
  toName: (value: string) => string;
}

/** A filter that offers what was found. */
function FoundFacet({ fields, formId, onApply, legend, name, counted, toName }: FoundFacetProps) {
  const chosen = splitValues(fields[name]);
  const options = toFoundOptions(counted, chosen, toName);
  if (!isChoice(options, chosen)) return null;
  return (
    <ManyFacet
      legend={legend}
      name={name}
      formId={formId}
      options={options}
      list={fields[name]}
      onChange={(list) => onApply({ [name]: list })}
      firstCount={FIRST_COUNTS[name]}
    />
  );
}

interface FixedFacetProps extends FacetProps {
  legend: string;
  name: 'employment_type' | 'seniority' | 'years' | 'visa';
  values: readonly string[];
}

/** A filter whose values stand in an order of their own. */
function FixedFacet({ fields, formId, counts, onApply, legend, name, values }: FixedFacetProps) {
  const chosen = splitValues(fields[name]);
  const options = dropEmpty(toFixedOptions(values, toLabel, counts?.[name]), chosen);
  if (!isChoice(options, chosen)) return null;
  return (
    <ManyFacet
      legend={legend}
      name={name}
      formId={formId}
      options={options}
      list={fields[name]}
      onChange={(list) => onApply({ [name]: list })}
    />
  );
}

/** What "Remote Work" does not ask for already; the two always say the same. */
function WorkModeFacet({ fields, formId, counts, onApply }: FacetProps) {
  const list = toModeChoice(fields);
  const chosen = splitValues(list);
  const options = dropEmpty(toFixedOptions(WORK_MODE_VALUES, toLabel, counts?.work_mode), chosen);
  if (!isChoice(options, chosen)) return null;
  return (
    <ManyFacet
      legend="Work mode"
      name="work_mode"
      formId={formId}
      options={options}
      list={list}
      onChange={(modes) => onApply(chooseModes(fields, modes))}
    />
  );
}

/** One control for six values; those that find nothing are left out. */
function PostedField({ fields, formId, counts, onApply }: FacetProps) {
  const offered = Object.keys(POSTED_WITHIN_LABELS);
  const chosen = fields.posted_within;
  // An address may ask for any number of days.
  const days = chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen];
  const toText = (value: string) => toPostedWithinText(Number(value));
  const options = dropEmpty(toFixedOptions(days, toText, counts?.posted_within), [chosen]);
  return (
    <SelectField
      label="Date posted"
      name="posted_within"
      form={formId}
      value={chosen}
      onValue={(value) => onApply({ posted_within: value })}
    >
      <option value="">Any time</option>
      {options.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {count === null || !offered.includes(value) ? label : `${label} (${formatCount(count)})`}
        </option>
      ))}
    </SelectField>
  );
}
