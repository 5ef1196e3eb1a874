import { createForm } from '@bpmn-io/form-js-viewer';
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css';
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

const values = (options) => Object.entries(options).map(([value, label]) => ({ value, label }));
const counting = [0, 1, 2, 3, 4, 5].map((value) => ({ value: String(value), label: String(value) }));
const count = ([key, label]) => ({ type: 'select', key, label, values: counting, defaultValue: '0' });
const choice = ([key, { label, options }]) => ({
  type: 'select',
  key,
  label,
  values: values(options),
  defaultValue: Object.keys(options)[0],
});
const check = ([key, label]) => ({ type: 'checkbox', key, label });
const all = (table, make) => Object.entries(table).map(make);
const surfaces = () => [
  { type: 'number', key: 'wallSqft', label: texts.area, validate: { min: 0 } },
  ...all(choices, choice),
];
const submit = (label) => ({ type: 'button', action: 'submit', label });
const schema = (components) => ({ type: 'default', schemaVersion: 18, components });

const contact = schema([
  ...quoteFields.map(({ name, label }) => ({
    type: 'textfield',
    key: name,
    label,
    validate: { required: true },
  })),
  submit(texts.toOptions),
]);

const options = schema([
  { type: 'text', text: `## ${texts.question}` },
  {
    type: 'radio',
    key: 'mode',
    label: 'Option',
    values: values({ condo: texts.condo, rooms: texts.rooms }),
    validate: { required: true },
  },
  submit('Continue'),
]);

const condo = schema([
  ...all(counts, count),
  ...surfaces(),
  ...all(condoOptions, check),
  submit(texts.calculate),
]);

const rooms = schema([
  {
    type: 'dynamiclist',
    path: 'rooms',
    label: 'Rooms',
    allowAddRemove: true,
    defaultRepetitions: 1,
    components: [...surfaces(), ...all(roomOptions, check)],
  },
  ...all(counts, count),
  ...all(generalOptions, check),
  submit(texts.calculate),
]);

/** Mounts the wizard in a container, one form per step; returns a function that removes it. */
function mount(container) {
  let current;
  const show = async (step, onValid) => {
    current?.destroy();
    current = await createForm({ container, schema: step, data: {} });
    current.on('submit', ({ data, errors }) => {
      if (Object.keys(errors).length === 0) onValid(data);
    });
  };
  const showPrice = async (project) => {
    const result = document.createElement('output');
    result.textContent = await priceOf(project);
    container.append(result);
  };
  const calculator = ({ mode }) =>
    mode === 'condo'
      ? show(condo, (data) => showPrice(condoProject(data)))
      : show(rooms, (data) => showPrice(roomsProject(data.rooms, data)));
  show(contact, () => show(options, calculator));
  return () => current?.destroy();
}

window.mountWizard = mount;
for (const container of document.querySelectorAll('.wizard')) mount(container);
