import type { ReactNode } from 'react';
import {
  FILTER_COUNTRIES,
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
import { Select } from '../../../../components/control.tsx';
import {
  EMPLOYMENT_VALUES,
  SENIORITY_VALUES,
  VISA_VALUES,
  WORK_MODE_VALUES,
  UNSTATED,
  YEARS_VALUES,
  splitValues,
} from '../../address-values.ts';
import { toFilterCountryName, type SearchState } from '../../search-address.ts';
import { toNameOfCompany, toNameOfOccupation, type KnownNames } from '../active-filters.ts';
import { FacetChoice, FacetGroup, FoldedFacet } from './facet-group.tsx';
import { dropEmpty, toFixedOptions, toFoundOptions, type FacetCounts } from './facet-options.ts';
import { ManyFacet } from './many-facet.tsx';
import { PayFacet } from './pay-facet.tsx';
import styles from './facets.module.css';

const FIRST_COMPANIES = 6;
const FIRST_SKILLS = 8;
const FIRST_OCCUPATIONS = 8;
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
  /** Values without a job are not listed then. */
  isNothingFound: boolean;
  names: KnownNames;
  currency: string;
  /** After the facts. */
  yours: ReactNode;
  /** A filter was chosen or cleared. */
  onApply: (fields: Partial<SearchState>) => void;
  /** Something was typed, or chosen that finds nothing else by itself. */
  onChange: (fields: Partial<SearchState>) => void;
}

/** The filters by facts of the job, each value with how many jobs it would find. */
export function FacetFields(props: FacetFieldsProps) {
  const { fields, formId, counts, isNothingFound, names, currency, onApply, onChange } = props;
  const languages = toFoundOptions(counts?.language, splitValues(fields.language), toLanguageName);
  return (
    <div className={styles.facets}>
      <PostedFacet {...props} />
      <FixedFacet {...props} legend="Work mode" name="work_mode" values={WORK_MODE_VALUES} />
      <EligibleFacet {...{ fields, formId, onApply }} />
      <FixedFacet {...props} legend="Employment type" name="employment_type" values={EMPLOYMENT_VALUES} />
      <FixedFacet {...props} legend="Seniority" name="seniority" values={SENIORITY_VALUES} />
      <FixedFacet {...props} legend="Experience asked for" name="years" values={YEARS_VALUES} />
      <SkillFacet {...{ fields, formId, counts, onApply }} />
      <PayFacet
        {...{ fields, formId, currency, isNothingFound, onApply, onChange }}
        counted={counts?.pay_stated}
      />
      <FixedFacet {...props} legend="Visa" name="visa" values={VISA_VALUES} />
      <OccupationFacet {...{ fields, formId, counts, names, onApply }} />
      <CompanyFacet {...{ fields, formId, counts, names, onApply }} />
      {languages.length > 1 || fields.language !== '' ? (
        <ManyFacet
          legend="Language"
          name="language"
          formId={formId}
          options={languages}
          list={fields.language}
          onChange={(list) => onApply({ language: list })}
        />
      ) : null}
      {props.yours}
    </div>
  );
}

type FacetProps = Pick<FacetFieldsProps, 'fields' | 'formId' | 'counts' | 'onApply'>;

/** What the jobs' titles say the work is. Folded until somebody wants it. */
function OccupationFacet(props: FacetProps & Pick<FacetFieldsProps, 'names'>) {
  const { fields, formId, counts, names, onApply } = props;
  const chosen = splitValues(fields.occupation);
  const options = toFoundOptions(counts?.occupation, chosen, (id) => toNameOfOccupation(id, names));
  if (options.length === 0) return null;
  return (
    <FoldedFacet legend="Kind of work" chosenCount={chosen.length}>
      <ManyFacet
        legend="Kind of work"
        isLegendHidden
        name="occupation"
        formId={formId}
        options={options}
        list={fields.occupation}
        onChange={(list) => onApply({ occupation: list })}
        firstCount={FIRST_OCCUPATIONS}
      />
    </FoldedFacet>
  );
}

function CompanyFacet(props: FacetProps & Pick<FacetFieldsProps, 'names'>) {
  const { fields, formId, counts, names, onApply } = props;
  const options = toFoundOptions(counts?.company, splitValues(fields.company), (company) =>
    toNameOfCompany(company, names),
  );
  if (options.length === 0) return null;
  return (
    <ManyFacet
      legend="Company"
      name="company"
      formId={formId}
      options={options}
      list={fields.company}
      onChange={(list) => onApply({ company: list })}
      firstCount={FIRST_COMPANIES}
    />
  );
}

interface FixedFacetProps extends FacetProps, Pick<FacetFieldsProps, 'isNothingFound'> {
  legend: string;
  name: 'work_mode' | 'employment_type' | 'seniority' | 'years' | 'visa';
  values: readonly string[];
}

/** A filter that offers the same values always. */
function FixedFacet({
  fields,
  formId,
  counts,
  isNothingFound,
  onApply,
  legend,
  name,
  values,
}: FixedFacetProps) {
  const all = toFixedOptions(values, toLabel, counts?.[name]);
  const options = isNothingFound ? dropEmpty(all, splitValues(fields[name])) : all;
  if (options.length === 0) return null;
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

/** Where somebody is for whom a remote job must be open; its place may be another. */
function EligibleFacet({ fields, formId, onApply }: Omit<FacetProps, 'counts'>) {
  const chosen = fields.eligible_from;
  const offered = [...new Set([...FILTER_COUNTRIES, ...(chosen === '' ? [] : [chosen])])];
  return (
    <FacetGroup legend="Open to people in">
      <Select
        aria-label="Open to people in"
        name="eligible_from"
        form={formId}
        className={styles.select}
        value={chosen}
        onValue={(country) => onApply({ eligible_from: country })}
      >
        <option value="">Any country</option>
        {offered.map((code) => (
          <option key={code} value={code}>
            {toFilterCountryName(code)}
          </option>
        ))}
      </Select>
    </FacetGroup>
  );
}

function SkillFacet({ fields, formId, counts, onApply }: FacetProps) {
  const chosen = splitValues(fields.skill);
  const options = toFoundOptions(counts?.skill, chosen, (skill) => (skill === UNSTATED ? NOT_STATED : skill));
  if (options.length === 0) return null;
  return (
    <ManyFacet
      legend="Skills asked for"
      name="skill"
      formId={formId}
      options={options}
      list={fields.skill}
      onChange={(list) => onApply({ skill: list })}
      firstCount={FIRST_SKILLS}
    />
  );
}

function PostedFacet({
  fields,
  formId,
  counts,
  isNothingFound,
  onApply,
}: FacetProps & Pick<FacetFieldsProps, 'isNothingFound'>) {
  const offered = Object.keys(POSTED_WITHIN_LABELS);
  const all = toFixedOptions(offered, (days) => toPostedWithinText(Number(days)), counts?.posted_within);
  const chosen = fields.posted_within;
  const found = isNothingFound ? dropEmpty(all, [chosen]) : all;
  if (found.length === 0 && chosen === '') return null;
  // An address may ask for any number of days.
  const other =
    chosen === '' || offered.includes(chosen)
      ? []
      : [{ value: chosen, label: toPostedWithinText(Number(chosen)), count: null }];
  return (
    <FacetGroup legend="Date posted">
      {[{ value: '', label: 'Any time', count: null }, ...found, ...other].map((option) => (
        <FacetChoice
          key={option.value}
          type="radio"
          name="posted_within"
          formId={formId}
          option={option}
          isChosen={option.value === chosen}
          onChoose={() => onApply({ posted_within: option.value })}
        />
      ))}
    </FacetGroup>
  );
}
