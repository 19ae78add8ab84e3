import { OFFERED_CURRENCIES, type SearchState, toLeastPayText } from '@firsthand/contracts/light';
import type { FacetValueView } from '@firsthand/contracts';
import { Select } from '../../../../components/control.tsx';
import { keepPayStep, toPaySteps } from '../pay-text.ts';
import { FacetChoice, FoldedFacet } from './facet-group.tsx';
import { dropEmpty, toFixedOptions } from './facet-options.ts';
import styles from './facets.module.css';

interface PayFacetProps {
  fields: SearchState;
  formId: string;
  counted: readonly FacetValueView[] | undefined;
  /** In which pay is asked for: the chosen currency, else that of the country. */
  currency: string;
  onApply: (fields: Partial<SearchState>) => void;
  /** Of what changes nothing by itself. */
  onChange: (fields: Partial<SearchState>) => void;
}

export function PayFacet(props: PayFacetProps) {
  const { fields, formId, counted, currency, onApply, onChange } = props;
  const all = toFixedOptions(['true'], () => 'Pay stated', counted);
  const [stated] = dropEmpty(all, [fields.pay_stated]);
  const currencies = [...new Set([...OFFERED_CURRENCIES, currency])];

  function chooseCurrency(chosen: string) {
    const pay = { pay_currency: chosen, pay_min: keepPayStep(fields.pay_min, currency, chosen) };
    if (fields.pay_min === '' && fields.sort !== 'pay') onChange(pay);
    else onApply(pay);
  }

  return (
    <FoldedFacet legend="Pay" chosenCount={[fields.pay_stated, fields.pay_min].filter(Boolean).length}>
      {stated ? (
        <FacetChoice
          type="checkbox"
          name="pay_stated"
          formId={formId}
          option={stated}
          isChosen={fields.pay_stated !== ''}
          onChoose={(isChosen) => onApply({ pay_stated: isChosen ? 'true' : '' })}
        />
      ) : null}
      <div className={styles.pay}>
        <Select
          aria-label="Minimum pay"
          name="pay_min"
          form={formId}
          className={styles.select}
          value={fields.pay_min}
          onValue={(amount) => onApply({ pay_min: amount, pay_currency: currency })}
        >
          <option value="">Any pay</option>
          {toPaySteps(currency, fields.pay_min).map((amount) => (
            <option key={amount} value={String(amount)}>
              {toLeastPayText(amount, currency)}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Currency"
          name="pay_currency"
          form={formId}
          className={styles.select}
          value={currency}
          onValue={chooseCurrency}
        >
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </div>
    </FoldedFacet>
  );
}
