import { defaultConfig, FormKitSchema, plugin } from '@formkit/vue';
import '@formkit/themes/genesis';
import { createApp, defineComponent, h, ref } from 'vue';
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

const all = (table, make) => Object.entries(table).map(make);
const count = ([name, label]) => ({
  $formkit: 'select',
  name,
  label,
  options: [0, 1, 2, 3, 4, 5],
  value: 0,
});
const choice = ([name, { label, options }]) => ({
  $formkit: 'select',
  name,
  label,
  options,
  value: Object.keys(options)[0],
});
const check = ([name, label]) => ({ $formkit: 'checkbox', name, label });
const surfaces = () => [
  { $formkit: 'number', name: 'wallSqft', label: texts.area, min: 0, validation: 'min:0' },
  ...all(choices, choice),
];
const form = (children, submitLabel, onSubmit) => [
  { $formkit: 'form', submitLabel, incompleteMessage: false, onSubmit, children },
];

const contactFields = quoteFields.map(({ name, label, message, autocomplete }) => ({
  $formkit: 'text',
  name,
  label,
  autocomplete,
  validation: 'required',
  validationVisibility: 'submit',
  validationMessages: { required: message },
}));
const condoFields = [...all(counts, count), ...surfaces(), ...all(condoOptions, check)];
const roomFields = [
  {
    $formkit: 'list',
    name: 'rooms',
    children: [{ $formkit: 'group', children: [...surfaces(), ...all(roomOptions, check)] }],
  },
  {
    $formkit: 'group',
    name: 'general',
    children: [...all(counts, count), ...all(generalOptions, check)],
  },
];

const Wizard = defineComponent(() => {
  const step = ref('contact');
  const price = ref('');
  const showPrice = async (project) => {
    price.value = await priceOf(project);
  };
  const steps = {
    contact: form(contactFields, texts.toOptions, () => {
      step.value = 'options';
    }),
    condo: form(condoFields, texts.calculate, (data) => showPrice(condoProject(data))),
    rooms: form(roomFields, texts.calculate, ({ rooms, general }) => showPrice(roomsProject(rooms, general))),
  };
  const button = (label, next) => h('button', { type: 'button', onClick: () => (step.value = next) }, label);
  return () =>
    step.value === 'options'
      ? h('section', [h('h2', texts.question), button(texts.condo, 'condo'), button(texts.rooms, 'rooms')])
      : h('section', [
          h(FormKitSchema, { key: step.value, schema: steps[step.value] }),
          h('output', price.value),
        ]);
});

/** Mounts the wizard in a container; returns a function that removes it. */
function mount(container) {
  const app = createApp(Wizard).use(plugin, defaultConfig());
  app.mount(container);
  return () => app.unmount();
}

window.mountWizard = mount;
for (const container of document.querySelectorAll('.wizard')) mount(container);
