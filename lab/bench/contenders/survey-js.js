import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.css';
import { renderSurvey, unmountComponentAtNode } from 'survey-js-ui';
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

const values = (options) => Object.entries(options).map(([value, text]) => ({ value, text }));
const count = ([name, title]) => ({
  type: 'dropdown',
  name,
  title,
  choices: [0, 1, 2, 3, 4, 5],
  defaultValue: 0,
});
const choice = ([name, { label, options }]) => ({
  type: 'dropdown',
  name,
  title: label,
  choices: values(options),
  defaultValue: Object.keys(options)[0],
});
const check = ([name, title]) => ({ type: 'boolean', renderAs: 'checkbox', name, title });
const all = (table, make) => Object.entries(table).map(make);
const surfaces = () => [
  { type: 'text', inputType: 'number', min: 0, name: 'wallSqft', title: texts.area },
  ...all(choices, choice),
];

const json = {
  showQuestionNumbers: false,
  focusFirstQuestionAutomatic: false,
  pageNextText: texts.toOptions,
  completeText: texts.calculate,
  completedHtml: '<p>…</p>',
  pages: [
    {
      elements: quoteFields.map(({ name, label, message, autocomplete }) => ({
        type: 'text',
        name,
        title: label,
        autocomplete,
        isRequired: true,
        requiredErrorText: message,
      })),
    },
    {
      title: texts.question,
      elements: [
        {
          type: 'radiogroup',
          name: 'mode',
          title: 'Option',
          isRequired: true,
          choices: values({ condo: texts.condo, rooms: texts.rooms }),
        },
      ],
    },
    {
      visibleIf: "{mode} = 'condo'",
      elements: [...all(counts, count), ...surfaces(), ...all(condoOptions, check)],
    },
    {
      visibleIf: "{mode} = 'rooms'",
      elements: [
        {
          type: 'paneldynamic',
          name: 'rooms',
          title: 'Rooms',
          panelCount: 1,
          panelAddText: texts.addRoom,
          templateElements: [...surfaces(), ...all(roomOptions, check)],
        },
        {
          type: 'panel',
          name: 'general',
          elements: [
            ...all(counts, ([name, title]) => ({ ...count([name, title]), name: `general_${name}` })),
            ...all(generalOptions, ([name, title]) => check([`general_${name}`, title])),
          ],
        },
      ],
    },
  ],
};

/** Mounts the wizard in a container; returns a function that removes it. */
function mount(container) {
  const survey = new Model(json);
  survey.onComplete.add(async ({ data }) => {
    const general = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name.replace('general_', ''), value]),
    );
    const project = data.mode === 'condo' ? condoProject(data) : roomsProject(data.rooms, general);
    const result = document.createElement('output');
    result.textContent = await priceOf(project);
    container.append(result);
  });
  renderSurvey(survey, container);
  return () => {
    unmountComponentAtNode(container);
    survey.dispose();
  };
}

window.mountWizard = mount;
for (const container of document.querySelectorAll('.wizard')) mount(container);
