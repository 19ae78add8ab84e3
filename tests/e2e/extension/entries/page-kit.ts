/**
 * What the pages of the five systems share. Each keeps what it would send (`model`) from what happens to its controls, never by
 * reading them, and counts presses of what leads on (`seen`).
 */
const KIT = `
const model = { experience: [], education: [] };
const seen = { next: 0, sent: 0 };
Object.assign(window, { model, seen });
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.flat());
  return element;
};
/** Keeps a text when the box is left, as frameworks do that validate then. */
const keepOnBlur = (box, entry, name) => {
  let typed = null;
  box.addEventListener('input', () => { typed = box.value; });
  box.addEventListener('blur', () => { if (typed !== null) entry[name] = typed; });
  return box;
};
const keepOnChange = (box, entry, name) => {
  box.addEventListener('change', () => { entry[name] = box.type === 'checkbox' ? box.checked : box.value; });
  return box;
};
const leadsOn = (button) => { button.addEventListener('click', () => { seen.next += 1; }); return button; };
/** A list of entries of which the button below adds the next. */
const list = (kind, words, draw) => {
  const holder = make('div');
  const button = make('button', { type: 'button', 'data-adds': kind }, words);
  let count = 0;
  const add = () => {
    const entry = {};
    model[kind].push(entry);
    holder.append(draw(entry, count));
    count += 1;
    return entry;
  };
  button.addEventListener('click', add);
  return { holder, button, add };
};
addEventListener('submit', (event) => { event.preventDefault(); seen.sent += 1; }, true);
`;

/** A page with its own script behind the kit's. */
export function toPage({
  style = '',
  body,
  script,
}: {
  style?: string;
  body: string;
  script: string;
}): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title>
<style>body{font:15px sans-serif;margin:20px}input,textarea,select,button{font:inherit;margin:2px 0}label,legend{display:block}${style}</style>
<body>${body}<script>${KIT}${script}</script></body></html>`;
}
