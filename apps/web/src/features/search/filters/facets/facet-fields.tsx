import {
  LIST_FILTER_NAMES,
  POSTED_WITHIN_LABELS,
  SEARCH_FILTERS,
  splitValues,
  toFilterLabel,
  toPostedWithinText,
  formatCount,
  type FacetName,
  type FilterName,
  type KnownNames,
  type ListFilterName,
  type SearchFilter,
  type SearchState,
} from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { SelectField } from '../../../../components/field.tsx';
import { chooseModes, toModeChoice } from '../remote-choice.ts';
import { dropEmpty, isChoice, toFixedOptions, toFoundOptions, type FacetCounts } from './facet-options.ts';
import { FoldedFacet } from './facet-group.tsx';
import { ManyFacet } from './many-facet.tsx';
import { PayFacet } from './pay-facet.tsx';
import styles from './facets.module.css';

/** Of what is offered as it was found so many stand there at first. */
const FIRST_COUNTS: Partial<Record<FilterName, number>> = {
  company: 6,
  skill: 8,
  occupation: 8,
  language: 8,
};
/** Behind "More filters", in the order of the table. */
const MORE = LIST_FILTER_NAMES.filter((name) => name !== 'country' && name !== 'employment_type');

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
  const { fields, formId, counts, currency, onApply, onChange } = props;
  return (
    <div className={styles.facets}>
      <PostedField {...props} />
      <PayFacet {...{ fields, formId, currency, onApply, onChange }} counted={counts?.pay_stated} />
      <ListFacet {...props} name="employment_type" />
      <FoldedFacet legend="More filters" chosenCount={countMore(fields)}>
        {MORE.map((name) => (
          <ListFacet key={name} {...props} name={name} />
        ))}
        {props.yours}
      </FoldedFacet>
    </div>
  );
}

/** How many values are chosen of what stands behind "More filters". */
function countMore(fields: SearchState): number {
  return MORE.flatMap((name) => splitValues(fields[name])).length;
}

type FacetProps = Pick<FacetFieldsProps, 'fields' | 'formId' | 'counts' | 'onApply'>;

/**
 * A filter of several values: those it has always, or what was found. "Remote Work" asks for a work mode too; the two always
 * say the same.
 */
function ListFacet(props: FacetProps & { names: KnownNames; name: ListFilterName }) {
  const { fields, formId, counts, names, onApply, name } = props;
  const { legend, values }: SearchFilter = SEARCH_FILTERS[name];
  const list = name === 'work_mode' ? toModeChoice(fields) : fields[name];
  const chosen = splitValues(list);
  const counted = counts?.[name as FacetName];
  const toLabel = (value: string) => toFilterLabel(name, value, names);
  const options = values
    ? dropEmpty(toFixedOptions(values, toLabel, counted), chosen)
    : toFoundOptions(counted, chosen, toLabel);
  if (legend === undefined || !isChoice(options, chosen)) return null;
  return (
    <ManyFacet
      legend={legend}
      name={name}
      formId={formId}
      options={options}
      list={list}
      onChange={(changed) =>
        onApply(name === 'work_mode' ? chooseModes(fields, changed) : { [name]: changed })
      }
      {...(FIRST_COUNTS[name] !== undefined && { firstCount: FIRST_COUNTS[name] })}
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
