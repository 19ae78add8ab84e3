// SmartRecruiters' kind: an element that keeps its value itself, whose box stands two open roots deep and whose rows in the outer
// one, with the words given to it from outside.
class Box extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `<input type="${this.getAttribute('kind') ?? 'text'}" ${this.hasAttribute('list-of') ? 'role="combobox" aria-autocomplete="list" aria-expanded="false"' : ''}>`;
    const [input] = root.children;
    input.addEventListener('input', () =>
      this.dispatchEvent(new CustomEvent('typed', { detail: input.value, bubbles: true, composed: true })),
    );
    input.addEventListener('blur', () =>
      this.dispatchEvent(new CustomEvent('left', { bubbles: true, composed: true })),
    );
  }
  get input() {
    return this.shadowRoot.firstChild;
  }
}
customElements.define('spl-input', Box);

class Field extends HTMLElement {
  value = null;
  connectedCallback() {
    const rows = this.getAttribute('rows')?.split('|') ?? null;
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `<label><slot name="label-content"></slot></label><spl-input kind="${this.getAttribute('kind') ?? 'text'}" ${rows ? 'list-of' : ''}></spl-input><div role="listbox" hidden></div>`;
    const [, box, list] = root.children;
    let typed = '';
    const close = () => {
      list.hidden = true;
      box.input.setAttribute('aria-expanded', 'false');
    };
    this.addEventListener('typed', ({ detail }) => {
      typed = detail;
      if (!rows) return;
      this.value = null;
      setTimeout(() => {
        const found = rows.filter((one) => one.toLowerCase().includes(typed.toLowerCase()));
        list.replaceChildren(
          ...found.map((one) => {
            const row = document.createElement('spl-select-option');
            row.setAttribute('role', 'option');
            row.textContent = one;
            row.style.display = 'block';
            row.addEventListener('mousedown', (event) => event.preventDefault());
            row.addEventListener('click', () => {
              this.value = one;
              box.input.value = one;
              close();
            });
            return row;
          }),
        );
        list.hidden = found.length === 0;
        box.input.setAttribute('aria-expanded', String(!list.hidden));
      }, 250);
    });
    this.addEventListener('left', () => {
      if (!rows) this.value = typed;
      // What was only typed is no place.
      else if (this.value === null) box.input.value = '';
      close();
    });
  }
}
customElements.define('spl-autocomplete', Field);

class Form extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = `
<spl-autocomplete id="first-name-input"><span slot="label-content">First name *</span></spl-autocomplete>
<spl-autocomplete id="place" rows="Denver, CO, US|Denver, NC, US"><span slot="label-content">City</span></spl-autocomplete>
<spl-autocomplete id="why" ><span slot="label-content">Why engines?</span></spl-autocomplete>`;
    window.readField = (id) => this.shadowRoot.getElementById(id).value;
  }
}
customElements.define('oc-oneclick-form', Form);
document.getElementById('root').append(document.createElement('oc-oneclick-form'));
Object.defineProperty(window, 'state', {
  get: () => ({
    first: window.readField('first-name-input'),
    place: window.readField('place'),
    why: window.readField('why'),
  }),
});
