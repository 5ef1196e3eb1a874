import {
  choices,
  condoOptions,
  condoProject,
  counts,
  generalOptions,
  priceOf,
  quoteFields,
  roomOptions,
  roomsProject,
  texts,
} from './wizard-fields.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`:host{display:block;font:16px/1.5 system-ui}form{display:grid;gap:12px}
label{display:grid;gap:4px}input,select,button{font:inherit;padding:8px}p{margin:0;color:#a00}`);

const option = ([value, text]) => `<option value="${value}">${text}</option>`;
const select = (name, label, options) =>
  `<label>${label}<select name="${name}">${options.map(option).join('')}</select></label>`;
const count = ([name, label]) =>
  select(
    name,
    label,
    [0, 1, 2, 3, 4, 5].map((value) => [value, value]),
  );
const choice = ([name, { label, options }]) => select(name, label, Object.entries(options));
const check = ([name, label]) => `<label><input type="checkbox" name="${name}">${label}</label>`;
const all = (table, draw) => Object.entries(table).map(draw).join('');
const area = `<label>${texts.area}<input type="number" min="0" name="wallSqft"></label>`;
const surfaces = area + all(choices, choice);
const room = () =>
  `<fieldset class="room"><legend>Room</legend>${surfaces}${all(roomOptions, check)}</fieldset>`;

/** The lower bound: the wizard written by hand, without any library. */
class HandWritten extends HTMLElement {
  #contact = {};

  connectedCallback() {
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    this.#contactStep();
  }

  #draw(html, onSubmit) {
    this.shadowRoot.innerHTML = html;
    const form = this.shadowRoot.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      onSubmit(form);
    });
  }

  #contactStep() {
    const field = ({ name, label, autocomplete }) =>
      `<label>${label}<input name="${name}" autocomplete="${autocomplete}"></label><p role="alert" hidden></p>`;
    const fields = quoteFields.map(field).join('');
    this.#draw(`<form novalidate>${fields}<button>${texts.toOptions}</button></form>`, (form) => {
      for (const { name, message } of quoteFields) {
        const input = form.elements[name];
        const isEmpty = input.value.trim() === '';
        const note = input.parentElement.nextElementSibling;
        note.hidden = !isEmpty;
        note.textContent = isEmpty ? message : '';
        input.setAttribute('aria-invalid', isEmpty);
        this.#contact[name] = input.value.trim();
      }
      const first = form.querySelector('[aria-invalid=true]');
      if (first) first.focus();
      else this.#optionStep();
    });
  }

  #optionStep() {
    const { question, condo, rooms } = texts;
    this.#draw(`<h2>${question}</h2><button>${condo}</button><button>${rooms}</button>`);
    const [toCondo, toRooms] = this.shadowRoot.querySelectorAll('button');
    toCondo.onclick = () => this.#condoStep();
    toRooms.onclick = () => this.#roomsStep();
  }

  #condoStep() {
    const fields = all(counts, count) + surfaces + all(condoOptions, check);
    this.#draw(`<form>${fields}<button>${texts.calculate}</button><output></output></form>`, (form) =>
      this.#show(condoProject(Object.fromEntries(new FormData(form)))),
    );
  }

  #roomsStep() {
    const general = all(counts, count) + all(generalOptions, check);
    const buttons = `<button type="button">${texts.addRoom}</button><button>${texts.calculate}</button>`;
    this.#draw(`<form>${room()}<fieldset>${general}</fieldset>${buttons}<output></output></form>`, (form) => {
      const valuesOf = (fieldset) =>
        Object.fromEntries(
          [...fieldset.elements].map((field) => [
            field.name,
            field.type === 'checkbox' ? field.checked : field.value,
          ]),
        );
      const rooms = [...form.querySelectorAll('.room')].map(valuesOf);
      this.#show(roomsProject(rooms, Object.fromEntries(new FormData(form))));
    });
    const add = this.shadowRoot.querySelector('button');
    add.onclick = () =>
      [...this.shadowRoot.querySelectorAll('.room')].at(-1).insertAdjacentHTML('afterend', room());
  }

  async #show(project) {
    this.shadowRoot.querySelector('output').textContent = await priceOf(project);
  }
}

customElements.define('hand-written', HandWritten);
