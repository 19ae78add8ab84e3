// Phones as the real intl-tel-input draws them: with the country beside the number and with the code apart from it, one of them
// within Greenhouse's own block. What counts is the number that the library gives out.
import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';

const row = (id, label) =>
  `<div class="field-wrapper"><label for="${id}">${label}</label><input id="${id}" type="tel"></div>`;
document.getElementById('root').innerHTML = `<form id="application-form">
<h3>Phones</h3>${row('phone', 'Phone*')}${row('apart', 'Mobile phone')}${row('whole', 'Home phone')}
<button type="submit">Submit application</button></form>`;
const at = (id) => document.getElementById(id);
const phones = {
  phone: intlTelInput(at('phone'), { initialCountry: 'us', strictMode: true }),
  apart: intlTelInput(at('apart'), { initialCountry: '', separateDialCode: true }),
  whole: intlTelInput(at('whole'), { initialCountry: 'de', separateDialCode: false }),
};
Object.defineProperty(window, 'state', {
  get: () =>
    Object.fromEntries(
      Object.entries(phones).map(([id, phone]) => [id, [phone.getNumber(), phone.isValidNumber()]]),
    ),
});
