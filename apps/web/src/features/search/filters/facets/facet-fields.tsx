import type { ReactNode } from 'react';
import {
  LISTED_EMPLOYMENT_LABELS,
  NOT_STATED,
  POSTED_WITHIN_LABELS,
  WORK_MODE_LABELS,
  toLanguageName,
  toPostedWithinText,
} from '@firsthand/contracts/light';
import { EMPLOYMENT_VALUES, WORK_MODE_VALUES, splitValues } from '../../address-values.ts';
import type { SearchState } from '../../search-address.ts';
import { toNameOfCompany, type CompanyNames } from '../active-filters.ts';
import { FacetChoice, FacetGroup } from './facet-group.tsx';
import { toFixedOptions, toFoundOptions, type FacetCounts } from './facet-options.ts';
import { ManyFacet } from './many-facet.tsx';
import { PayFacet } from './pay-facet.tsx';
import styles from './facets.module.css';

const FIRST_COMPANIES = 6;
const LABELS: Record<string, string> = { ...WORK_MODE_LABELS, ...LISTED_EMPLOYMENT_LABELS };
const toLabel = (value: string) => LABELS[value] ?? NOT_STATED;

export interface FacetFieldsProps {
  fields: SearchState;
  formId: string;
  /** Of the last answer; null before the first one. */
  counts: FacetCounts | null;
  companyNames: CompanyNames;
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
  const { fields, formId, counts, companyNames, currency, onApply, onChange } = props;
  const languages = toFoundOptions(counts?.language, splitValues(fields.language), toLanguageName);
  return (
    <div className={styles.facets}>
      <PostedFacet {...props} />
      <ManyFacet
        legend="Work mode"
        name="work_mode"
        formId={formId}
        options={toFixedOptions(WORK_MODE_VALUES, toLabel, counts?.work_mode)}
        list={fields.work_mode}
        onChange={(list) => onApply({ work_mode: list })}
      />
      <ManyFacet
        legend="Employment type"
        name="employment_type"
        formId={formId}
        options={toFixedOptions(EMPLOYMENT_VALUES, toLabel, counts?.employment_type)}
        list={fields.employment_type}
        onChange={(list) => onApply({ employment_type: list })}
      />
      <PayFacet {...{ fields, formId, currency, onApply, onChange }} counted={counts?.pay_stated} />
      <CompanyFacet {...{ fields, formId, counts, companyNames, onApply }} />
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

function CompanyFacet(props: FacetProps & Pick<FacetFieldsProps, 'companyNames'>) {
  const { fields, formId, counts, companyNames, onApply } = props;
  const options = toFoundOptions(counts?.company, splitValues(fields.company), (company) =>
    toNameOfCompany(company, companyNames),
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

function PostedFacet({ fields, formId, counts, onApply }: FacetProps) {
  const offered = Object.keys(POSTED_WITHIN_LABELS);
  const found = toFixedOptions(offered, (days) => toPostedWithinText(Number(days)), counts?.posted_within);
  const chosen = fields.posted_within;
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
