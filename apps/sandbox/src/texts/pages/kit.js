/** What all imitated forms share. Plain scripts: what a system's own framework does is imitated, not loaded. */

const element = document.getElementById('page-data');
/** What the server tells the page. */
export const data = element ? JSON.parse(element.textContent) : {};

/** An element with attributes, listeners (`onclick`) and children; employers' words only ever become text. */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return made;
}

/** The words of an employer's HTML. */
export function toWords(html) {
  return new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent.trim();
}

/** What the page's framework holds, which is what is sent; elements only show it. */
export const model = new Map();

/** Keeps a value, or forgets the name when there is none. */
export function keep(name, value) {
  const isEmpty = value === '' || value === null || value === undefined || value.length === 0;
  if (isEmpty) model.delete(name);
  else model.set(name, value);
}

const nativeValue = {
  INPUT: Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value'),
  TEXTAREA: Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value'),
  SELECT: Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value'),
};

/** Writes a box as the framework does. */
export function write(box, value) {
  box.value = value;
}

/**
 * Watches a box as React does: it remembers what was assigned to the element's own `value`, and an input event that
 * brings nothing else than that is none. `take` gets what was typed.
 */
export function watchLikeReact(box, take) {
  const native = nativeValue[box.tagName];
  let known = native.get.call(box);
  Object.defineProperty(box, 'value', {
    configurable: true,
    get: () => native.get.call(box),
    set: (value) => {
      known = String(value);
      native.set.call(box, value);
    },
  });
  box.addEventListener(box.tagName === 'SELECT' ? 'change' : 'input', () => {
    const value = native.get.call(box);
    if (value === known) return;
    known = value;
    take(value);
  });
  return box;
}

/** Watches a box as AngularJS does: it reads the element whenever it hears of input or change. */
export function watchLikeAngular(box, take) {
  for (const type of ['input', 'change']) box.addEventListener(type, () => take(box.value));
  return box;
}

/** Sends what the framework holds as a form, for a page in an origin of its own may send nothing else. */
export function send(entries = model) {
  const form = make('form', { method: 'post', enctype: 'multipart/form-data', hidden: true });
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(toInput(name, one));
  }
  document.body.append(form);
  form.submit();
}

function toInput(name, value) {
  if (!(value instanceof File)) {
    const input = make('input', { type: 'hidden', name });
    input.value = value;
    return input;
  }
  const input = make('input', { type: 'file', name });
  const transfer = new DataTransfer();
  transfer.items.add(value);
  input.files = transfer.files;
  return input;
}

/** What systems read from a resume to fill a form: here an e-mail address and a phone number, as far as they stand in it. */
export async function readResume(file) {
  const text = await file.text();
  return {
    email: /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,12}/i.exec(text)?.[0] ?? null,
    phone: /\+\d[\d ]{8,16}\d/.exec(text)?.[0] ?? null,
  };
}

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let count = 0;
/** An id that is another one each time, as frameworks make them. */
export const toPassingId = (prefix) => `${prefix}${(count += 1)}`;
