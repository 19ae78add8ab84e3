/** Pages that change between what the panel shows and what is written; `turn` is run in the page between the two. */
export const CHANGING: Readonly<Record<string, { html: string; turn: string }>> = {
  'a field that moves off the page': {
    html: '<label for="at">Phone</label><input id="at" name="phone">',
    turn: `Object.assign(document.getElementById('at').style, { position: 'absolute', left: '-9999px' })`,
  },
  'a field that turns transparent': {
    html: '<div id="around"><label for="at">Phone</label><input id="at" name="phone"></div>',
    turn: `document.getElementById('around').style.opacity = '0'`,
  },
  'a field that is covered': {
    html: '<label for="at">Phone</label><input id="at" name="phone">',
    turn: `document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0;background:#fff"></div>')`,
  },
  'a field that asks for something else': {
    html: '<label for="at">Phone</label><input id="at" name="phone">',
    turn: `document.querySelector('label').textContent = 'Bank account'`,
  },
  'a heading that asks for somebody else': {
    html: '<section><h3>About you</h3><label>Phone <input name="phone"></label></section>',
    turn: `document.querySelector('h3').textContent = 'References'`,
  },
  'a field that comes before one of the same name': {
    html: '<section><h3>About you</h3><label>Phone <input></label></section>',
    turn: `document.forms[0].insertAdjacentHTML('afterbegin', '<section><h3>References</h3><label>Phone <input></label></section>');
      document.querySelectorAll('section')[1].remove()`,
  },
};

/** Two parts ask alike, and `turn` lets their fields change places. */
export const SWAPPED = {
  html: `<section><h3>About you</h3><div><label>Phone <input></label></div></section>
<section><h3>References</h3><div><label>Phone <input></label></div></section>`,
  turn: `(() => { const [one, two] = document.querySelectorAll('section > div'); const mark = document.createElement('i');
    one.replaceWith(mark); two.replaceWith(one); mark.replaceWith(two); })()`,
} as const;
