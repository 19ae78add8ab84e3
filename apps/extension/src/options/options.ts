import { ask } from '../shared/ask.ts';
import { button, draw, link, notice } from '../shared/draw.ts';
import { SITE } from '../shared/site.ts';
import type { Account } from '../shared/worker-messages.ts';

const main = document.querySelector('main') ?? document.body;

function show(...parts: (HTMLElement | false)[]): void {
  main.replaceChildren(
    draw('h1', {}, 'Firsthand in this browser'),
    ...parts.filter((part) => part !== false),
    draw(
      'p',
      { className: 'soft' },
      `Version ${chrome.runtime.getManifest().version}. `,
      link('What it does, and the newest version', `${SITE}/extension`),
    ),
  );
}

async function look(fault: string | null = null): Promise<void> {
  const said = fault !== null && notice(fault, 'bad');
  try {
    const handed = await ask('handedOver', { ask: 'handed-over' });
    if (handed) {
      show(said, confirmView(handed));
      return;
    }
    const account = await ask('account', { ask: 'account' });
    show(said, account ? connectedView(account) : connectView());
  } catch (error) {
    const message = toMessage(error);
    show(notice(message, 'bad'), connectView(), disconnectView());
  }
}

/** Our site handed a token over; whose it is stands here before it is taken. */
function confirmView({ account, token }: { account: Account; token: string }): HTMLElement {
  return draw(
    'section',
    { className: 'card' },
    draw('h2', {}, 'Connect this browser?'),
    draw('p', {}, 'The settings page asks to connect it to ', draw('b', {}, toName(account)), '.'),
    draw(
      'p',
      { className: 'soft' },
      'What you prepared in this account can then be filled into employers’ forms here.',
    ),
    draw(
      'div',
      { className: 'row' },
      button('Connect', () => void pair(token), 'primary'),
      button(
        'Do not connect',
        () => void ask('refuseHandOver', { ask: 'refuse-hand-over' }).then(() => look()),
      ),
    ),
  );
}

function connectedView(account: Account): HTMLElement {
  return draw(
    'section',
    { className: 'card' },
    draw('h2', {}, 'Connected'),
    draw(
      'p',
      {},
      'This browser is connected to ',
      draw('b', {}, toName(account)),
      ` at ${new URL(SITE).host}.`,
    ),
    draw(
      'p',
      { className: 'soft' },
      'Open an employer’s application form and press the extension’s button to begin.',
    ),
    disconnectView(),
  );
}

function disconnectView(): HTMLElement {
  return draw(
    'section',
    {},
    button('Disconnect', () => void ask('unpair', { ask: 'unpair' }).then(() => look())),
    draw('p', { className: 'soft' }, 'The token stays valid until you revoke it in your settings.'),
  );
}

function connectView(): HTMLElement {
  const box = draw('input', {
    id: 'token',
    type: 'password',
    autocomplete: 'off',
    spellcheck: false,
    maxLength: 300,
    attributes: { 'aria-describedby': 'token-help' },
  });
  const form = draw(
    'form',
    { className: 'card' },
    draw('h2', {}, 'Connect an account'),
    draw(
      'ol',
      {},
      draw(
        'li',
        {},
        'Open ',
        link('your settings', `${SITE}/profile?token=apply#access-tokens`),
        ' and make an access token that may apply.',
      ),
      draw('li', {}, 'Press “Hand it to the extension” there, or copy the token. It is shown once.'),
      draw('li', {}, 'If you copied it, paste it here.'),
    ),
    draw('label', { htmlFor: 'token' }, 'Access token'),
    box,
    draw(
      'p',
      { id: 'token-help', className: 'soft' },
      `It begins with fh_, and is kept in this browser for ${new URL(SITE).host} alone.`,
    ),
    draw('button', { type: 'submit', className: 'primary' }, 'Connect'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void pair(box.value.trim());
  });
  return form;
}

async function pair(token: string): Promise<void> {
  if (token === '') {
    await look('Please paste an access token.');
    return;
  }
  try {
    await ask('pair', { ask: 'pair', token });
    await look();
  } catch (error) {
    await look(toMessage(error));
  }
}

function toName({ name, email }: Account): string {
  return name === null || name === '' ? email : `${name} (${email})`;
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong.';
}

void look();
chrome.storage.session.onChanged.addListener(() => void look());
