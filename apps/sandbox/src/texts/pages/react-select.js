import { make } from './kit.js';

/**
 * A list as react-select draws it. It opens by mouse or arrow keys, takes an option only when one is pressed (or by a
 * real Enter), and forgets what was typed when it loses the focus.
 * `search` gives the options for what was typed, later; without it all `options` are there at once.
 * `onChange` gets the chosen options.
 */
export function createSelect({
  id,
  labelId,
  options = [],
  multi = false,
  search,
  minimum = 1,
  onChange,
  prefix = 'select',
}) {
  let chosen = [];
  let menu = null;
  let asked = 0;
  const input = make('input', {
    ...{ class: `${prefix}__input`, id, type: 'text', role: 'combobox', autocomplete: 'off' },
    ...{ 'aria-autocomplete': 'list', 'aria-haspopup': 'true', 'aria-expanded': 'false' },
    ...{ 'aria-labelledby': labelId, autocapitalize: 'none', spellcheck: 'false' },
  });
  const values = make('div', { class: `${prefix}__value-container` });
  const toggle = make(
    'button',
    { type: 'button', tabindex: '-1', class: 'icon-button', 'aria-label': 'Toggle flyout' },
    '▾',
  );
  const control = make('div', { class: `${prefix}__control` }, values, toggle);
  const shell = make('div', { class: `${prefix}-shell` }, control);

  const show = () => {
    const shown = multi
      ? chosen.map((option) => make('div', { class: `${prefix}__multi-value` }, option.label))
      : chosen.map((option) =>
          make('div', { class: `${prefix}__single-value` }, option.shown ?? option.label),
        );
    const empty = chosen.length === 0 && input.value === '';
    for (const child of [...values.children]) if (child !== input) child.remove();
    values.prepend(...(empty ? [make('div', { class: `${prefix}__placeholder` }, 'Select...')] : shown));
    values.classList.toggle(`${prefix}__value-container--is-multi`, multi);
  };
  const close = () => {
    menu?.remove();
    menu = null;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-controls');
  };
  const commit = (option) => {
    chosen = multi ? [...chosen.filter((one) => one !== option), option] : [option];
    input.value = '';
    close();
    show();
    onChange(chosen);
  };
  const draw = (rows, notice) => {
    const list = make('div', {
      class: `${prefix}__menu-list`,
      role: 'listbox',
      id: `react-select-${id}-listbox`,
    });
    rows.forEach((option, index) => {
      const row = make(
        'div',
        {
          class: `${prefix}__option`,
          role: 'option',
          id: `react-select-${id}-option-${index}`,
          'aria-selected': 'false',
        },
        option.label,
      );
      row.addEventListener('click', () => menu && commit(option));
      list.append(row);
    });
    if (rows.length === 0) list.append(make('div', { class: `${prefix}__menu-notice--no-options` }, notice));
    menu?.remove();
    menu = make('div', { class: `${prefix}__menu` }, list);
    // The focus stays in the box while an option is pressed.
    menu.addEventListener('mousedown', (event) => event.preventDefault());
    shell.append(menu);
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', list.id);
    return rows;
  };
  const left = () => options.filter((option) => !chosen.includes(option));
  const filtered = () =>
    left().filter(({ label }) => label.toLowerCase().includes(input.value.trim().toLowerCase()));
  let rows = [];
  const look = async () => {
    asked += 1;
    const mine = asked;
    if (!search) {
      rows = draw(filtered(), 'No options');
      return;
    }
    rows = draw([], input.value.trim().length < minimum ? 'Start typing…' : 'Loading...');
    if (input.value.trim().length < minimum) return;
    const found = await search(input.value.trim());
    if (mine === asked && menu) rows = draw(found, 'No options');
  };
  control.addEventListener('mousedown', (event) => {
    if (event.button !== 0) return;
    if (event.target !== input) event.preventDefault();
    if (menu) close();
    else void look();
    input.focus();
  });
  input.addEventListener('input', () => {
    show();
    void look();
  });
  let active = -1;
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && menu) {
      event.preventDefault();
      // What a script presses does not count.
      if (event.isTrusted && rows[Math.max(active, 0)]) commit(rows[Math.max(active, 0)]);
    }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!menu) void look();
    else active = Math.min(active + 1, rows.length - 1);
    menu?.querySelectorAll('[role=option]').forEach((row, index) => {
      row.classList.toggle(`${prefix}__option--is-focused`, index === active);
    });
  });
  input.addEventListener('blur', () => {
    input.value = '';
    active = -1;
    close();
    show();
  });
  values.append(input);
  show();
  return { element: shell, input };
}
