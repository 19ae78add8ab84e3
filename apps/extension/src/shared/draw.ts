type Child = Node | string | null | false;

/** Makes an element; what is written into it is text, never markup. */
export function draw<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'attributes'>> & {
    attributes?: Record<string, string>;
  } = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const { attributes, ...own } = properties;
  const element = Object.assign(document.createElement(tag), own);
  for (const [name, value] of Object.entries<string>(attributes ?? {})) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

export function button(words: string, onclick: () => void, className = 'secondary'): HTMLButtonElement {
  return draw('button', { type: 'button', className, onclick }, words);
}

/** A link into a new tab. */
export function link(words: string, href: string): HTMLAnchorElement {
  return draw('a', { href, target: '_blank', rel: 'noreferrer' }, words);
}

/** A sentence in a frame: what went wrong, or what is to be known. */
export function notice(words: string, kind: 'bad' | 'warn' | 'good' | 'plain' = 'plain'): HTMLElement {
  return draw(
    'p',
    { className: `notice ${kind}`, attributes: { role: kind === 'bad' ? 'alert' : 'status' } },
    words,
  );
}
