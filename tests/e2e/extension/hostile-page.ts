const LONG = 'A question that does not end, '.repeat(60);

/** Fields that nobody sees, each hidden in another way, with names that every program knows. */
const HIDDEN = `<label style="opacity:0">Email<input name="urls[GitHub]"></label>
<label style="position:absolute;left:-9999px">Phone<input name="phone2"></label>
<div style="height:0;overflow:hidden"><label>Full name<input name="full_name"></label></div>
<div style="clip-path:inset(50%)"><label>Last name<input name="last_name"></label></div>
<input type="password" hidden><input name="first_name" style="width:1px;height:1px">
<label>Please leave this field blank<input name="address"></label>
<label>Home<input name="hp_0a1b"></label>`;

/** What it counts and keeps of what reaches it; `seen` of its window. */
const SCRIPT = `
window.seen = { sent: 0, pressed: 0, keys: 0, messages: [] };
const form = document.forms[0];
form.addEventListener('submit', (event) => { event.preventDefault(); seen.sent += 1; });
// Whatever is typed, it tries to send at once, and it moves the focus to what sends.
form.addEventListener('input', () => { form.requestSubmit(); document.getElementById('send').focus(); });
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => { seen.pressed += 1; });
document.addEventListener('keydown', ({ key }) => { if (key === 'Enter' || key === ' ') seen.keys += 1; });
window.addEventListener('message', ({ data }) => seen.messages.push(JSON.stringify(data)));
// Once something was written, this field asks for something else.
form.addEventListener('input', () => { document.getElementById('turns').firstChild.data = 'Your bank account'; });`;

/** A page at Lever's address that wants what it is not shown to want; `count` fields more than it needs. */
export function toHostilePage(count: number): string {
  const more = Array.from({ length: count }, (_, at) => `<label>Extra ${at}<input name="f${at}"></label>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hostile</title>
<style>label{display:block}input{width:320px}</style><form id="application-form">
<label>Full name<input name="name"></label><label>Favourite colour<input name="email"></label>
<label>${LONG}<input name="phone"></label>
<label for="place">Current location</label><button id="place" name="location" aria-haspopup="listbox">Select...</button>
<label id="turns">LinkedIn<input name="urls[LinkedIn]"></label>
${HIDDEN}${more.join('')}<button id="send">Submit application</button></form>
<iframe title="Within" srcdoc="<form id='application-form'><label>Full name<input name='name'></label></form>"></iframe>
<script>${SCRIPT}</script></html>`;
}
