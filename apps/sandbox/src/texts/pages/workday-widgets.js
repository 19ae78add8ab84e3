import { keep, make, model, toPassingId, wait, watchLikeReact } from './kit.js';

/** What is asked in the step that is shown; emptied with each step. */
export const asked = [];
const toGuid = () => crypto.randomUUID().replaceAll('-', '');

/** The block around a field: its suffix is the steadiest name there is. */
export function field(suffix, label, required, control, { tag = 'div', id } = {}) {
  const error = make(
    'div',
    { 'data-automation-id': 'inputAlert', class: 'error-message', hidden: true },
    `The field ${label} is required and must have a value.`,
  );
  asked.push({ label, required, name: suffix, error });
  const words = make(
    tag === 'fieldset' ? 'legend' : 'label',
    id ? { for: id } : {},
    label,
    required ? make('abbr', { title: 'required' }, '*') : '',
  );
  return make(
    tag,
    { 'data-automation-id': `formField-${suffix}`, 'data-fkit-id': id, class: 'wd-field' },
    words,
    control,
    error,
  );
}

/** A text box that keeps what was typed when it is left, and forgets the rest. */
export function text(suffix, label, required, { id, old, long = false } = {}) {
  const box = make(long ? 'textarea' : 'input', {
    id,
    name: suffix,
    'data-automation-id': old,
    'aria-required': String(required),
    ...(long ? { rows: 4 } : { type: 'text' }),
  });
  let typed = model.get(suffix) ?? '';
  box.value = typed;
  watchLikeReact(box, (value) => (typed = value));
  box.addEventListener('blur', () => {
    box.value = typed;
    keep(suffix, typed);
  });
  return field(suffix, label, required, box, { id });
}

/** A button with its list at the end of the page. */
export function listButton(suffix, label, required, options, { id, old, initial, onChange } = {}) {
  const button = make('button', {
    type: 'button',
    id,
    'data-automation-id': old,
    class: 'wd-list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
  });
  let list = null;
  const show = (value) => {
    button.textContent = value ?? 'Select One';
    button.setAttribute(
      'aria-label',
      [suffix.includes('uestionnaire') ? '' : label, value ?? 'Select One', required ? 'Required' : '']
        .filter(Boolean)
        .join(' '),
    );
  };
  const close = () => {
    list?.remove();
    list = null;
    button.setAttribute('aria-expanded', 'false');
    button.removeAttribute('aria-controls');
  };
  const pick = (value) => {
    keep(suffix, value);
    show(value);
    close();
    onChange?.(value);
  };
  button.addEventListener('click', () => {
    if (list) return close();
    const rows = options.map((option) =>
      make(
        'li',
        { role: 'option', 'data-value': toGuid(), id: toGuid(), tabindex: '-1', onclick: () => pick(option) },
        make('div', {}, option),
      ),
    );
    list = make(
      'ul',
      { role: 'listbox', id: toPassingId('wd-list-'), class: 'wd-popup', tabindex: '-1' },
      rows,
    );
    list.addEventListener('keydown', (event) => event.key === 'Escape' && close());
    const { left, bottom } = button.getBoundingClientRect();
    list.style.left = `${left + window.scrollX}px`;
    list.style.top = `${bottom + window.scrollY}px`;
    document.body.append(list);
    button.setAttribute('aria-controls', list.id);
    button.setAttribute('aria-expanded', 'true');
    return undefined;
  });
  button.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  document.addEventListener(
    'mousedown',
    (event) => list && !list.contains(event.target) && event.target !== button && close(),
  );
  if (initial) keep(suffix, initial);
  show(model.get(suffix) ?? null);
  return field(suffix, label, required, button, { id });
}

/** A box that searches at Enter; what is chosen becomes a chip, and what was typed goes when the box is left. */
export function prompt(suffix, label, required, options, { id, many = false } = {}) {
  const box = make('input', {
    id,
    type: 'text',
    'data-automation-id': 'searchBox',
    'data-uxi-widget-type': 'selectinput',
    placeholder: 'Search',
    autocomplete: 'off',
  });
  const chips = make('ul', { 'data-automation-id': 'selectedItemList', role: 'listbox' });
  let chosen = model.has(suffix) ? [model.get(suffix)].flat() : [];
  let popup = null;
  const container = make(
    'div',
    { 'data-automation-id': 'multiSelectContainer', id: toPassingId('wd-select-') },
    make('div', { 'data-automation-id': 'multiselectInputContainer' }, chips, box),
  );
  const close = () => {
    popup?.remove();
    popup = null;
  };
  const draw = () => {
    keep(suffix, many ? chosen : (chosen[0] ?? ''));
    chips.replaceChildren(
      ...chosen.map((value) => {
        const remove = make(
          'button',
          { type: 'button', 'data-automation-id': 'DELETE_charm', 'aria-label': `Remove ${value}` },
          '×',
        );
        remove.addEventListener('click', () => {
          chosen = chosen.filter((one) => one !== value);
          draw();
        });
        return make(
          'li',
          { 'data-automation-id': 'selectedItem', role: 'option', 'aria-selected': 'true' },
          make('span', {}, value),
          remove,
        );
      }),
    );
  };
  const open = async () => {
    close();
    await wait(200);
    const found = options.filter((option) => option.toLowerCase().includes(box.value.trim().toLowerCase()));
    const rows = found.map((option) => {
      const leaf = make(
        'div',
        { 'data-automation-id': 'promptLeafNode' },
        make('div', { 'data-automation-id': 'promptOption', 'data-automation-label': option }, option),
      );
      const row = make(
        'div',
        { 'data-automation-id': 'menuItem', role: 'option', 'aria-selected': 'false' },
        leaf,
      );
      row.addEventListener('click', () => {
        chosen = many ? [...new Set([...chosen, option])] : [option];
        box.value = '';
        close();
        draw();
      });
      return row;
    });
    popup = make(
      'div',
      {
        'data-automation-widget': 'wd-popup',
        'data-associated-widget': container.id,
        class: 'wd-popup',
        role: 'listbox',
      },
      rows.length > 0 ? rows : make('div', {}, 'No Items.'),
    );
    popup.addEventListener('mousedown', (event) => event.preventDefault());
    const { left, bottom } = box.getBoundingClientRect();
    popup.style.left = `${left + window.scrollX}px`;
    popup.style.top = `${bottom + window.scrollY}px`;
    document.body.append(popup);
  };
  box.addEventListener('click', open);
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') void open();
    if (event.key === 'Escape') close();
  });
  box.addEventListener('blur', () => {
    box.value = '';
    close();
  });
  draw();
  return field(suffix, label, required, container, { id });
}

/** Radios drawn over native ones, whose values say nothing. */
export function radios(suffix, label, required, options) {
  const group = toGuid();
  const rows = options.map((option) => {
    const radio = make('input', {
      type: 'radio',
      id: toGuid(),
      name: group,
      value: toGuid(),
      class: 'wd-native',
    });
    radio.checked = model.get(suffix) === option;
    radio.addEventListener('click', () => keep(suffix, option));
    return make('div', { class: 'wd-choice' }, radio, make('label', { for: radio.id }, option));
  });
  return field(suffix, label, required, make('div', { role: 'radiogroup' }, rows), { tag: 'fieldset' });
}

/** Boxes; `single` lets only one be ticked and shuts the others. */
export function checks(suffix, label, required, options, { single = false, old } = {}) {
  const rows = options.map((option) => {
    const box = make('input', { type: 'checkbox', id: toGuid(), value: toGuid(), class: 'wd-native' });
    return {
      option,
      box,
      row: make('div', { class: 'wd-choice' }, box, make('label', { for: box.id }, option)),
    };
  });
  const take = () => {
    const ticked = rows.filter(({ box }) => box.checked);
    keep(
      suffix,
      ticked.map(({ option }) => option),
    );
    if (single) for (const { box } of rows) box.disabled = ticked.length > 0 && !box.checked;
  };
  for (const { box } of rows) box.addEventListener('click', take);
  const set = make(
    'div',
    { 'data-automation-id': old ?? null },
    rows.map(({ row }) => row),
  );
  return field(suffix, label, required, set, { tag: 'fieldset' });
}

const LIMITS = { Month: [1, 12, 2], Day: [1, 31, 2], Year: [1900, 2100, 4] };

/** A date of spin buttons: digits and arrow keys count as keys, and the whole is kept when it is left. */
export function date(suffix, label, required, parts, { id } = {}) {
  const held = {};
  const sections = parts.map((part) => {
    const [least, most, digits] = LIMITS[part];
    const display = make(
      'div',
      { 'data-automation-id': `dateSection${part}-display`, 'aria-hidden': 'true', class: 'wd-date-display' },
      'MDY'.includes(part[0]) ? part[0].repeat(digits) : '',
    );
    const input = make('input', {
      type: 'text',
      role: 'spinbutton',
      'aria-label': part,
      'aria-valuemin': least,
      'aria-valuemax': most,
      id: id ? `${id}-dateSection${part}-input` : null,
      'data-automation-id': `dateSection${part}-input`,
      inputmode: 'numeric',
      autocomplete: 'off',
    });
    let typed = '';
    const show = (value) => {
      held[part] = value;
      const words = String(value).padStart(digits, '0');
      input.value = words;
      display.textContent = words;
      input.setAttribute('aria-valuetext', words);
      input.setAttribute('aria-valuenow', value);
    };
    input.addEventListener('focus', () => (typed = ''));
    input.addEventListener('keydown', (event) => {
      if (/^\d$/.test(event.key)) {
        event.preventDefault();
        typed = (typed + event.key).slice(-digits);
        show(Math.min(Number(typed), most));
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault();
        const from = /^\d+$/.test(input.value) ? Number(input.value) : (held[part] ?? least - 1);
        show(Math.min(most, Math.max(least, from + (event.key === 'ArrowUp' ? 1 : -1))));
      } else if (event.key === 'Backspace') {
        event.preventDefault();
        typed = '';
        delete held[part];
        input.value = '';
        display.textContent = part[0].repeat(digits);
        input.removeAttribute('aria-valuetext');
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.preventDefault();
    });
    input.addEventListener('blur', () => {
      // A number that was only written into the element does not last.
      input.value = held[part] === undefined ? '' : String(held[part]).padStart(digits, '0');
      const isWhole = parts.every((one) => held[one] !== undefined && held[one] >= LIMITS[one][0]);
      keep(
        suffix,
        isWhole ? parts.map((one) => String(held[one]).padStart(LIMITS[one][2], '0')).join('/') : '',
      );
    });
    return make('div', { class: 'wd-date-part' }, input, display);
  });
  return field(
    suffix,
    label,
    required,
    make(
      'div',
      { 'data-automation-id': 'dateInputWrapper', role: 'group', 'aria-label': label, class: 'wd-date' },
      sections,
    ),
  );
}

/** Files go at once; the input is emptied and the name stands below. It takes what is dropped as well. */
export function upload(suffix, label, required) {
  const items = make('div', {});
  const input = make('input', {
    type: 'file',
    'data-automation-id': 'file-upload-input-ref',
    multiple: true,
    class: 'visually-hidden',
    tabindex: '-1',
  });
  const draw = () => {
    const files = model.get(suffix) ?? [];
    items.replaceChildren(
      ...files.map((file) => {
        const remove = make(
          'button',
          { type: 'button', 'data-automation-id': 'delete-file', 'aria-label': `Delete ${file.name}` },
          '×',
        );
        remove.addEventListener('click', () => {
          keep(
            suffix,
            files.filter((one) => one !== file),
          );
          draw();
        });
        const done = make(
          'span',
          { 'data-automation-id': 'file-upload-successful' },
          'Successfully Uploaded!',
        );
        return make(
          'div',
          { 'data-automation-id': 'file-upload-item' },
          make('span', { 'data-automation-id': 'file-upload-item-name' }, file.name),
          ' ',
          done,
          remove,
        );
      }),
    );
  };
  const take = async (files) => {
    await wait(300);
    keep(suffix, [...(model.get(suffix) ?? []), ...files]);
    draw();
  };
  input.addEventListener('change', () => {
    const files = [...input.files];
    input.value = '';
    if (files.length > 0) void take(files);
  });
  const select = make(
    'button',
    { type: 'button', 'data-automation-id': 'select-files', onclick: () => input.click() },
    'Select files',
  );
  const zone = make(
    'div',
    { 'data-automation-id': 'file-upload-drop-zone', class: 'dropzone' },
    make('p', {}, 'Drop files here or'),
    select,
    input,
  );
  zone.addEventListener('dragover', (event) => event.preventDefault());
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  });
  draw();
  return field(suffix, label, required, make('div', {}, zone, items));
}
