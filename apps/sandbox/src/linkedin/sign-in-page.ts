import { escapeHtml } from '@firsthand/contracts';
import { toStandInPage } from '../stand-in-page.ts';
import { PEOPLE, toFullName, type Person, type TypedPerson, type TypingFault } from './people.ts';

const NAME = 'LinkedIn stand-in';
const STYLE = `.page{--page:36rem}fieldset{border:0;margin:0 0 32px;padding:0}legend{padding:0;margin-bottom:8px;font-weight:600}
.people{list-style:none;margin:0;padding:0;display:grid;gap:8px}.people button{width:100%;padding:10px 16px}
.people span{display:block}.people .name{font-weight:600}.people .small{font-size:1rem}
.field{margin-bottom:16px}.check{display:flex;gap:12px;align-items:center;min-height:44px;margin-bottom:12px}
.check input{width:20px;height:20px;margin:0;accent-color:var(--accent)}.check label{margin:0}
.field p{margin:4px 0 0;font-size:1rem}.end{border-top:1px solid var(--line);padding-top:24px}`;

function toPersonButton([key, person]: [string, Person]): string {
  const doubt = person.isEmailVerified ? '' : ' <span class="warn">Address not verified</span>';
  return `<li><button name="person" value="${key}"><span class="name">${escapeHtml(toFullName(person))}</span>
<span class="small">${escapeHtml(person.email)}</span>${doubt}</button></li>`;
}

function toTypedFields(typed: TypedPerson, fault: TypingFault | undefined): string {
  const isFaulty = (field: TypingFault['field']) => fault?.field === field;
  const toldAt = (field: TypingFault['field']) =>
    isFaulty(field) ? ' aria-invalid="true" aria-describedby="fault" autofocus' : '';
  const toldBelow = (field: TypingFault['field']) =>
    isFaulty(field) ? `<p id="fault" class="bad">${escapeHtml(fault?.fault ?? '')}</p>` : '';
  return `<div class="field"><label for="name">Name</label>
<input id="name" name="name" type="text" autocomplete="off" value="${escapeHtml(typed.name)}"${toldAt('name')}>
${toldBelow('name')}</div>
<div class="field"><label for="email">Email address</label>
<input id="email" name="email" type="text" inputmode="email" autocomplete="off" spellcheck="false"
value="${escapeHtml(typed.email)}"${toldAt('email')}>${toldBelow('email')}</div>
<div class="check"><input id="verified" name="verified" type="checkbox" value="yes"${typed.isEmailVerified ? ' checked' : ''}>
<label for="verified">The address is verified</label></div>`;
}

/** Signing in and consenting in one: pick a person or type one. `fault` says why what was typed is no one. */
export function toSignInPage(
  action: string,
  typed: TypedPerson = { name: '', email: '', isEmailVerified: true },
  fault?: TypingFault,
): string {
  const form = `<form method="post" action="${escapeHtml(action)}"`;
  return toStandInPage({
    title: `${fault === undefined ? '' : 'Error: '}Choose who you are – LinkedIn stand-in`,
    name: NAME,
    style: STYLE,
    body: `<main><h1>Who are you today?</h1>
<div class="note"><p><strong>This is not LinkedIn.</strong> The demo signs you in here instead, on this machine. The people are
invented, and no password is asked for.</p></div>
<p>Firsthand asks for a name and an email address. Choosing someone shares theirs.</p>
${form}><fieldset><legend>Be one of these people</legend><ul class="people">
${[...PEOPLE].map(toPersonButton).join('\n')}
</ul></fieldset></form>
${form} novalidate><fieldset><legend>Or someone else</legend>
${toTypedFields(typed, fault)}
<button class="main" name="person" value="">Continue as this person</button></fieldset></form>
${form} class="end"><button name="cancel" value="yes">Cancel</button></form></main>`,
  });
}

/** What is shown when there is nothing to go back to, or going back would be unsafe. */
export function toSignInFaultPage(title: string, text: string): string {
  return toStandInPage({
    title: `${title} – LinkedIn stand-in`,
    name: NAME,
    style: STYLE,
    body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p><a href="/login">Back to sign-in</a></p></main>`,
  });
}
