import type { ChoiceLabels, FieldName } from '../fields';

/** The texts in English; every other language has the same (`Texts`), and the compiler names what one lacks. */
export const en = {
  /** The contact promise (docs/behaviour.md#51-the-contact-promise). */
  promise: {
    today: "we'll contact you shortly today",
    morning: (day: string) => `we'll contact you ${day} morning`,
    tomorrow: 'tomorrow',
  },
  /** The wizard, with areas in square feet (docs/behaviour.md#31-the-wizard, docs/behaviour.md#22-validation, docs/behaviour.md#61-error-catalogue). */
  estimator: {
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    back: 'Back',
    contact: {
      heading: 'Your contact details',
      intro: 'Your instant price comes in step 3.',
      labels: {
        firstName: 'Name*',
        familyName: 'Family Name*',
        address: 'Address*',
        email: 'Email*',
        phone: 'Phone Number*',
      },
      submit: 'Continue to Cost Estimator',
      errors: {
        firstNameRequired: 'Name is required',
        familyNameRequired: 'Family Name is required',
        addressRequired: 'Address is required',
        addressTooShort: 'Address must be at least 5 characters',
        emailRequired: 'Email is required',
        emailInvalid: 'Invalid email',
        phoneRequired: 'Phone number is required',
        tooLong: 'At most 300 characters fit here',
      },
    },
    options: {
      heading: 'What would you like to paint?',
      intro: 'Please select one of the following options to get your customized estimate:',
      general: 'Whole Condo',
      specific_rooms: 'Specific Rooms',
    },
    fields: {
      doors: 'Doors',
      doorFrames: 'Door Frames',
      wallSqft: 'Wall Square Footage',
      wallPaintType: 'Wall Paint Type',
      hasCrownMolding: 'Crown Molding',
      crownMolding: 'Crown Molding',
      bathrooms: 'Bathrooms',
      isTwoStory: 'Two-Story',
      ceilingType: 'Ceiling Type',
      hasBaseboards: 'Baseboards',
      baseboards: 'Baseboards',
      hasHighCeilings: '10+ ft High Walls/Ceiling',
      dens: 'Dens',
      hasAccentWall: 'Accent Wall',
      closets: 'Closets',
    } satisfies Record<FieldName, string>,
    choices: {
      wallPaintType: { colour_change: 'Color Change', refresh: 'Refresh' },
      ceilingType: {
        none: 'None',
        non_stipple: 'Non-Stipple',
        painted_stipple: 'Painted Stipple',
        unpainted_stipple: 'Unpainted Stipple',
      },
    } satisfies ChoiceLabels,
    groups: { walls: 'Walls and Ceiling', counts: 'How many?', options: 'What else applies?' },
    /** The label of the wall figure where visitors give it in square metres. */
    wallAreaInMetres: 'Wall Area',
    areaUnit: 'sq ft',
    lengthUnit: 'ft',
    areaInvalid: 'Enter a number of at least 0',
    areaTooLarge: 'That is more than any home has',
    help: {
      doorFrames: 'The trim around a door, both sides.',
      dens: 'A small room without a closet, such as a study.',
      ceilingType: 'Stipple is the bumpy finish, unpainted where it has never met a roller.',
      isTwoStory: 'Two floors, or a stairwell as high as two.',
      hasAccentWall: 'One wall in a colour of its own.',
    } as Partial<Record<FieldName, string>>,
    usualRoom: (area: string, length: string, width: string) =>
      `Leave it empty and we take ${area}, the walls of a ${length} by ${width} room.`,
    usualCondo: (area: string, floor: string) =>
      `Leave it empty and we take ${area}, the walls of a condo of ${floor}.`,
    measure: {
      title: 'Help me measure',
      fields: { length: 'Length', width: 'Width', height: 'Height' },
      example: 'Such as 12 ft 6 in, or 3.8 m',
      use: (area: string) => `Use ${area}`,
      add: (area: string) => `Add ${area}`,
    },
    soFar: 'Your project so far:',
    spaces: { bathrooms: 'Bath', dens: 'Den', closets: 'Closet' },
    rooms: 'Rooms',
    room: (number: number) => `Room ${number}`,
    removeRoom: (number: number) => `Remove Room ${number}`,
    addRoom: '+ Add Another Room',
    noRooms: 'Please add at least one room to continue with the estimate.',
    generalDetails: 'General Details',
    detail: 'Detail',
    answer: 'Your answer',
    yes: 'Yes',
    no: 'No',
    areaNotGiven: 'Not given',
    areaAssumed: (area: string) => `Not given (${area} assumed)`,
    total: 'Total Estimated Cost:',
    totalHint: 'Click "Calculate Cost" to see estimate',
    calculating: 'Calculating...',
    sending: 'Sending your project to our team…',
    minimumApplied: (minimum: string) => `Our minimum order of ${minimum} applies.`,
    originalCost: (amount: string) => `The original estimate was ${amount}.`,
    assumed: 'Assumed wall area:',
    range: (low: string, high: string) => `After a visit: between ${low} and ${high}.`,
    terms: 'Before tax. A visit confirms the price.',
    validUntil: (date: string) => `Valid until ${date}.`,
    otherLines: 'Also in the price',
    /** A part of the price in a mail, where only its service has words for it. */
    otherWork: 'Other work',
    changes: 'Since your last price',
    lastPrice: 'Last price',
    before: (text: string, before: string) => `${text} (was ${before})`,
    added: 'Added',
    removed: 'Removed',
    difference: 'Difference',
    reset: 'Reset',
    wasReset: 'Your entries were reset.',
    roomRemoved: (number: number) => `Room ${number} removed.`,
    calculate: 'Calculate Cost',
    calculateNote: 'Shows your price and sends it to you and to us.',
    estimateFailed: {
      general: 'Failed to calculate your estimate. Please try again later or contact us directly.',
      specific_rooms: 'Failed to calculate estimate. Please try again.',
    },
    mailFailed: {
      notification: (text: string) => `Failed to send message: ${text}`,
      confirmation: (text: string) => `Failed to send confirmation email: ${text}`,
    },
  },
  /** What the business's mail and `lead_details` say of a lead beside its values. */
  leadFacts: {
    consent: 'Consent',
    consented: (answer: boolean, givenAt: string, text: string) =>
      `${answer ? 'yes' : 'no'} ${givenAt} ${text}`,
    language: 'Language',
    cameFrom: 'Came from',
    replaces: 'Replaces',
    sameReference: 'the earlier estimate of this reference',
    reference: (reference: string) => `Ref ${reference}`,
  },
  /** The mails of our own server (docs/behaviour.md#42-the-four-mails). */
  mails: {
    subjects: { contact: 'We received your request', estimate: 'Your painting estimate' },
    thanks: {
      contact: 'Thank you for contacting us. Your request has reached us.',
      estimate: 'Thank you for using our estimator. Your project details have reached us.',
    },
    hello: 'Hello,',
    cost: (amount: string) => `Your total estimated cost is: ${amount}`,
    whatHappensNext: (promise: string) => `What happens next: ${promise}.`,
    yourReference: (reference: string) => `Your reference: ${reference}`,
    closing: (phone: string) => `Anything to add? Call ${phone} or answer this mail.`,
    colon: ': ',
  },
  /** The business's summary of a project (docs/behaviour.md#37-the-summary). */
  summary: {
    wholeCondo: 'Project Details',
    specificRooms: 'SPECIFIC ROOMS ESTIMATE',
    ceilingArea: 'Ceiling Area',
    total: 'Total Estimated Cost',
    originalCost: (amount: string) => `Original Estimate: ${amount}`,
    minimumOrder: (amount: string) => `Minimum Order Applied: ${amount}`,
    finalCost: (amount: string) => `Final Cost: ${amount}`,
  },
};

/** What a language has to say. */
export type Texts = typeof en;
