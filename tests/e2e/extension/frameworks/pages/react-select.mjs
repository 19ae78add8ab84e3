// Greenhouse's form as it is built today: React with the real react-select, of which one list opens at the mouse's release and
// closes when it is left, as a public replica of a live page describes it; the place is looked up.
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Select, { components } from 'react-select';
import AsyncSelect from 'react-select/async';

const toOptions = (words) => words.map((label, index) => ({ label, value: 4_000 + index }));
const COUNTRIES = ['United States +1', 'United States Minor Outlying Islands +1', 'Canada +1'];
const PLACES = [
  'Denver, Colorado, United States',
  'Denver, North Carolina, United States',
  'Denverville, Texas, United States',
];
const findPlaces = (words) =>
  new Promise((resolve) => {
    const found = PLACES.filter((place) => place.toLowerCase().includes(words.toLowerCase()));
    setTimeout(() => resolve(words === '' ? [] : toOptions(found)), 300);
  });

function Control(props) {
  const { onRelease } = props.selectProps;
  return h('div', { onMouseUp: onRelease }, h(components.Control, props));
}

/** The menu is the page's to open. */
function List({ id, label, isRequired, Kind = Select, ...others }) {
  const [isOpen, setOpen] = useState(false);
  const shared = {
    ...{ inputId: id, instanceId: id, classNamePrefix: 'select', className: 'select-shell' },
    ...{ 'aria-labelledby': `${id}-label`, menuIsOpen: isOpen, components: { Control } },
    onRelease: () => setOpen((was) => !was),
    onInputChange: (_words, { action }) => {
      if (action === 'input-change') setOpen(true);
    },
    onBlur: () => setOpen(false),
  };
  const change = (chosen) => {
    others.onChange(chosen);
    setOpen(false);
  };
  return h(
    'div',
    { className: 'field-wrapper' },
    h('label', { id: `${id}-label`, htmlFor: id, className: 'select__label' }, label, isRequired && '*'),
    h(Kind, { ...shared, ...others, onChange: change, 'aria-required': isRequired }),
  );
}

function Form() {
  const [state, setState] = useState({ first_name: '' });
  const keep = (name) => (value) => setState((before) => ({ ...before, [name]: value }));
  const words = (value) => (Array.isArray(value) ? value.map(({ label }) => label) : (value?.label ?? null));
  useEffect(() => {
    const shown = ['country', 'place', 'languages', 'shift'].map((name) => [name, words(state[name])]);
    window.state = { ...state, ...Object.fromEntries(shown) };
  });
  const name = h('input', {
    ...{ id: 'first_name', type: 'text', value: state.first_name, 'aria-required': true },
    onChange: ({ target }) => keep('first_name')(target.value),
  });
  return h(
    'form',
    { id: 'application-form', className: 'application--form', onSubmit: () => (window.sent = true) },
    h('div', { className: 'field-wrapper' }, h('label', { htmlFor: 'first_name' }, 'First Name*'), name),
    h(List, {
      id: 'country',
      label: 'Country',
      isRequired: true,
      options: toOptions(COUNTRIES),
      onChange: keep('country'),
    }),
    h(List, {
      id: 'place',
      label: 'Location (City)',
      Kind: AsyncSelect,
      loadOptions: findPlaces,
      onChange: keep('place'),
    }),
    h(List, {
      ...{ id: 'question_1', label: 'Which languages do you speak?', isMulti: true },
      ...{ options: toOptions(['English', 'German', 'Dutch']), onChange: keep('languages') },
    }),
    // Of an employer's own page: no class names but those that are made anew with each build.
    h(
      'div',
      { className: 'field-wrapper' },
      h('label', { htmlFor: 'question_2' }, 'Which shift suits you?'),
      h(Select, { inputId: 'question_2', options: toOptions(['Days', 'Nights']), onChange: keep('shift') }),
    ),
    h('button', { type: 'submit' }, 'Submit application'),
  );
}

createRoot(document.getElementById('root')).render(h(Form));
