import { type BusinessHours, promisedDay, promiseText } from '../../shared/contact-time';
import general from '../../shared/jobs/general.json' with { type: 'json' };
import specificRooms from '../../shared/jobs/specific_rooms.json' with { type: 'json' };
import { texts as shared } from '../../shared/texts';

/** The texts in every language, with those of the whole condo and the rooms among the estimator's. */
export const texts = { en: withJobs('en'), fr: withJobs('fr') };

/** The texts in English. */
export const { en } = texts;

function withJobs(language: 'en' | 'fr') {
  const { estimator, ...others } = shared[language];
  const [condo, rooms] = [general.texts[language], specificRooms.texts[language]];
  const { items } = rooms;
  return {
    ...others,
    estimator: {
      ...estimator,
      options: { ...estimator.options, general: condo.label, specific_rooms: rooms.label },
      groups: { ...estimator.groups, walls: condo.measures },
      fields: { ...condo.fields, ...rooms.fields, wallSqft: rooms.fields.wallSqft['sq ft'] },
      choices: condo.choices,
      rooms: items.heading,
      room: (number: number) => items.title.replace('{number}', `${number}`),
      addRoom: items.add,
      removeRoom: (number: number) => items.remove.replace('{number}', `${number}`),
      noRooms: items.none,
      generalDetails: items.others,
    },
  };
}

/** The promise about a request made at `now`, in English. */
export function contactTimeMessage(now: Date, hours: BusinessHours): string {
  return promiseText(promisedDay(now, hours), 'en');
}
