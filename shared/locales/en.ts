import type { ChoiceTexts } from '../contact-fields';

/** Messages that both forms have. */
const fieldErrors = {
  addressRequired: 'Address is required',
  addressTooShort: 'Address must be at least 5 characters',
  tooLong: 'Keep it to 300 characters',
};

/** The texts in English; every other language has the same keys (`Texts`), and the compiler reports missing ones. */
export const en = {
  money: { thousands: ',', decimal: '.', amount: (symbol: string, digits: string) => symbol + digits },
  /** Between a label and its text. */
  colon: ': ',
  /** The contact promise (docs/behaviour.md#51-the-contact-promise). */
  promise: {
    today: "we'll contact you shortly today",
    morning: (day: string) => `we'll contact you ${day} morning`,
    tomorrow: 'tomorrow',
  },
  /** Fields and messages of both forms (docs/behaviour.md#23-errors-at-the-fields). */
  form: {
    outside: 'Outside our usual area, but do ask.',
    use: (text: string) => `Use ${text}`,
    /** Of a phone number, in the message. */
    extension: (number: string) => `Phone extension: ${number}`,
    closeMessage: 'Close message',
    undo: 'Undo',
  },
  /** docs/behaviour.md#21-the-quote-form, docs/behaviour.md#22-validation, docs/behaviour.md#61-error-catalogue. */
  quoteForm: {
    /** Read out for a form without a heading. */
    formName: 'Quote form',
    labels: {
      name: 'Name*',
      phone: 'Phone*',
      email: 'Email*',
      address: 'Address*',
      message: 'Your Message',
      postal_code: 'Postal code',
    },
    /** Texts of each value of a field that is a choice; they are sent as its answer. */
    choices: {} satisfies ChoiceTexts,
    mathAnswer: (question: string) => `Answer: ${question}`,
    /** Screen readers leave the sign out. */
    minus: 'minus',
    mathHint: 'This keeps spam out. Answer in digits, or call us.',
    submit: 'Submit',
    sending: 'Sending…',
    sendFailed: (text: string) => `Failed to send message: ${text}`,
    errors: {
      ...fieldErrors,
      nameRequired: 'Name is required',
      nameTooShort: 'Name must be at least 2 characters',
      phoneRequired: 'Phone is required',
      phoneInvalid: 'Phone must be a valid 10-digit Canadian number',
      emailRequired: 'Email is required',
      emailInvalid: 'Invalid email address',
      answerRequired: 'Answer is required',
      answerIncorrect: 'Incorrect answer',
      messageTooLong: 'Message must be at most 15,000 characters',
    },
  },
  /** docs/behaviour.md#15-quote-modal. */
  quoteModal: {
    title: 'Request a free quote',
    /** The title of a business that doesn't say that its quotes are free. */
    plainTitle: 'Request a quote',
    /** Highlighted in the title. */
    free: 'free',
    close: 'Close',
  },
  /** The wizard, with areas in square feet (docs/behaviour.md#31-the-wizard, docs/behaviour.md#22-validation, docs/behaviour.md#61-error-catalogue). */
  estimator: {
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    back: 'Back',
    contact: {
      heading: 'Your contact details',
      intro: (step: number) => `Your instant price comes in step ${step}.`,
      labels: {
        firstName: 'Name*',
        familyName: 'Family Name*',
        address: 'Address*',
        email: 'Email*',
        phone: 'Phone Number*',
        postal_code: 'Postal code',
      },
      submit: 'Continue to Cost Estimator',
      errors: {
        ...fieldErrors,
        firstNameRequired: 'Name is required',
        familyNameRequired: 'Family Name is required',
        emailRequired: 'Email is required',
        emailInvalid: 'Invalid email',
        phoneRequired: 'Phone number is required',
      },
    },
    options: {
      heading: 'What would you like to paint?',
      intro: 'Please select one of the following options to get your customized estimate:',
    },
    groups: { counts: 'How many?', options: 'What else applies?' },
    areaUnit: 'sq ft',
    lengthUnit: 'ft',
    /** What is wrong with a figure. */
    figure: {
      unreadable: 'Enter a number of at least 0',
      notWhole: 'Enter a whole number',
      sides: 'Enter one area, or use "Help me measure"',
    },
    atMost: (figure: string) => `At most ${figure}`,
    areaTooLarge: 'That looks too big. Check the number',
    usual: (area: string, of: string) =>
      `Not sure? Leave it blank. We'll assume ${area} of wall${of && `, as in ${of}`}.`,
    /** Beside a size that nobody has to know. */
    unknownSize: "I don't know the size",
    /** Asked about a wall figure that looks like a floor. */
    isFloor: (area: string) =>
      `Is that the floor? ${area} is little for all walls together. We take it as it is.`,
    /** Before a price of nothing; `examples` are labels of fields. */
    nothing: (examples: string) => `Choose what is to be painted first, such as: ${examples}.`,
    measure: {
      title: 'Help me measure',
      fields: { length: 'Length', width: 'Width', height: 'Height' },
      example: 'Such as 12\u00a0ft 6\u00a0in, or 3.8\u00a0m',
      unreadable: (text: string) => `"${text}" is no length.`,
      use: (area: string) => `Use ${area}`,
      add: (area: string) => `Add ${area}`,
      home: 'The whole home by its floor, as in the listing',
      floor: 'Floor Area',
      ceiling: 'Ceiling',
      rooms: 'Or room by room',
      sum: (rooms: number, area: string) => `${rooms} ${rooms === 1 ? 'room' : 'rooms'}, ${area} of wall`,
      outline: 'So large a room is a home: its inner walls count, too.',
    },
    soFar: 'Your project so far:',
    spaces: { bathrooms: 'Bath', dens: 'Den', closets: 'Closet' },
    detail: 'Detail',
    answer: 'Your answer',
    yes: 'Yes',
    no: 'No',
    areaNotGiven: 'Not given',
    areaAssumed: (area: string) => `Not given (${area} assumed)`,
    usualArea: (area: string) => `${area} (assumed)`,
    /** Work without a size of its own: a ceiling without its walls. */
    assumedFor: (work: string, area: string) => `${work} (assumed: ${area} of wall)`,
    /** Work whose size was left empty. */
    notPriced: (work: string) => `${work} (not in the price)`,
    total: 'Total Estimated Cost:',
    totalHint: 'Click "Calculate Cost" to see estimate',
    calculating: 'Calculating...',
    sending: 'Sending your project to our team…',
    minimumApplied: (minimum: string) => `Our minimum order of ${minimum} applies.`,
    originalCost: (amount: string) => `The original estimate was ${amount}.`,
    assumed: 'Assumed wall area:',
    assumedSize: 'Assumed size:',
    range: (low: string, high: string, visit: boolean) =>
      `${visit ? 'After a visit: u' : 'U'}sually between ${low} and ${high}.`,
    terms: (visit: boolean) => `Before tax.${visit ? ' A visit confirms the price.' : ''}`,
    validUntil: (date: string) => `Valid until ${date}.`,
    otherLines: 'Also in the price',
    /** The smallest parts of the price together. */
    otherWork: 'Other work',
    changes: 'Since your last price',
    lastPrice: 'Last price',
    before: (text: string, before: string) => `${text} (was ${before})`,
    added: 'Added',
    removed: 'Removed',
    difference: 'Difference',
    reset: 'Reset',
    wasReset: 'Your entries were reset.',
    isBack: 'Your entries are back.',
    calculate: 'Calculate Cost',
    calculateNote: 'Shows your price and sends it to you and to us.',
    estimateFailed: {
      general: 'Failed to calculate your estimate. Please try again later or contact us directly.',
      specific_rooms: 'Failed to calculate estimate. Please try again.',
    },
    /** Below a failed estimate. */
    noPrice:
      'Everything you entered is still here. Call us, or send it to us and we will answer with a price.',
    askForPrice: 'Send it without a price',
    mailFailed: {
      notification: (text: string) => `Failed to send message: ${text}`,
      confirmation: (text: string) => `Failed to send confirmation email: ${text}`,
    },
  },
  /** Around the delivery of a lead, in both forms. */
  delivery: {
    /** Promise beside a form (docs/behaviour.md#21-the-quote-form); `time` is the business's answer time. */
    assurance: (time: string, isFree: boolean) =>
      `${time && `We answer within ${time} on business days. `}${isFree ? 'Free, nothing' : 'Nothing'} is booked. We use your details only to answer you.`,
    consent: 'You may contact me.',
    privacy: 'Privacy policy',
    test: 'Test mode: no lead is sent',
    /** Reason for an unsent mail if there was no answer. */
    noResponse: 'the service is not responding',
    /** Reason for an unsent mail if something on the page failed. */
    broken: (phone: string) => `something on this page went wrong. Please call us at ${phone}`,
    /** A mail that had failed was sent in the background. */
    sentLater: 'Your message has now been sent.',
  },
  /** docs/behaviour.md#118-thank-you-page; `{time}` is the business's answer time. */
  thankYou: {
    contact: {
      heading: 'Thank You for Contacting Us!',
      texts: [
        "We have received your message. A confirmation email has been sent to your inbox; if you don't see it, please check your spam folder.",
        'We typically respond within {time} during business days.',
      ],
    },
    estimate: {
      heading: 'Your Estimate is Ready!',
      texts: [
        "Thank you for using our estimator! We've sent your painting project details to our team. A confirmation email has also been sent to your inbox.",
        'One of our representatives will contact you soon to discuss the details of your project.',
      ],
    },
    /** In place of the estimate's first text when the mail to the team has failed. */
    untold: 'Thank you for using our estimator! A confirmation email has been sent to your inbox.',
    total: 'Total Estimated Cost',
    /** In the customer's mail. */
    cost: (amount: string) => `Your total estimated cost is: ${amount}`,
    madeOf: 'What the price is made of',
    reference: 'Your reference',
    next: 'What happens next',
    freeVisit: 'We visit, free of charge, and put the price in writing.',
    chooseDay: 'You choose the day. Nothing is booked until then.',
    /** Where the business does not say that clients choose. */
    nothingBooked: 'Nothing is booked yet.',
    home: 'Return to Home',
    print: 'Print',
    call: 'Call us',
    callAboutVisit: 'Call us about the visit',
    change: 'Change something',
    startOver: 'Start over',
  },
  /** Both carousels (docs/behaviour.md#115-carousels). */
  carousel: {
    label: 'Slides',
    carousel: 'carousel',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    /** The slides in view, of all. */
    position: (from: number, of: number, to = from) =>
      to === from ? `Slide ${from} of ${of}` : `Slides ${from} to ${to} of ${of}`,
  },
  /** docs/behaviour.md#113-reviews. */
  reviews: {
    label: 'Client reviews',
    stars: (count: string) => `${count} out of 5 stars`,
    more: 'Read More Reviews',
  },
  /** docs/behaviour.md#122-colour-preview. */
  colourPreview: {
    legend: 'Choose a colour:',
    own: 'your own colour',
    ask: 'Ask for a quote in this colour',
    message: (paint: string) => `Colour: ${paint}`,
  },
  /** docs/behaviour.md#114-service-area-map. */
  serviceMap: {
    label: 'Map of the area we serve',
    choice: 'Show a town on the drawing',
    note: (radius: string) => `Drawn to scale: the circle has a radius of ${radius}.`,
  },
};

/** All texts of the widgets in one language. */
export type Texts = typeof en;

/** Texts about a lead for the business, in English only. */
export const forBusiness = {
  /** Labels of a lead's circumstances in the business's mail and in `lead_details`. */
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
  /** The business's summary of a project (docs/behaviour.md#37-the-summary). */
  summary: {
    wholeCondo: 'Project Details',
    specificRooms: 'SPECIFIC ROOMS ESTIMATE',
    otherJob: (label: string) => `${label.toUpperCase()} ESTIMATE`,
    ceilingArea: 'Ceiling Area',
    total: 'Total Estimated Cost',
    originalCost: (amount: string) => `Original Estimate: ${amount}`,
    minimumOrder: (amount: string) => `Minimum Order Applied: ${amount}`,
    finalCost: (amount: string) => `Final Cost: ${amount}`,
  },
};

/** The mails of our own server (docs/behaviour.md#42-the-four-mails), kept out of the tags' script. */
export const mails = {
  subjects: { contact: 'We received your request', estimate: 'Your painting estimate' },
  thanks: {
    contact: 'Thank you for contacting us. We have your request.',
    estimate: 'Thank you for using our estimator. We have your details.',
  },
  call: 'Call about the visit',
  whatHappensNext: (promise: string, date = '') => `What happens next: ${promise}${date && ` (${date})`}.`,
  inReference: (reference: string) => `Ref ${reference}`,
  /** A part of the price, where only its service has words for it. */
  otherWork: 'Other work',
  /** On the receipt. */
  reference: 'Reference',
  date: 'Date',
  client: 'For',
  closing: 'Questions? Just reply to this email.',
  /** Where the business has no words of its own. */
  reminders: {
    first: {
      subject: 'Your painting estimate is still open',
      text: (visit: string) =>
        `Your estimate is still there, with the price and what it is made of. On its page you can ${visit}change something, or tell us that now isn't the time.`,
    },
    second: {
      subject: 'Your painting estimate holds until {day}',
      text: (visit: string) =>
        `Your estimate holds until {day}. On its page you can ${visit}change something, or tell us that now isn't the time. This is our last reminder.`,
    },
    /** Where the page offers visits. */
    visit: 'ask for a visit, ',
    stop: 'No more reminders',
  },
  /** The mails about a visit; each gets its day. */
  visit: {
    subjects: {
      confirmed: (day: string) => `Your visit: ${day}`,
      moved: (day: string) => `Your visit was moved: ${day}`,
      calledOff: (day: string) => `We've had to cancel your visit on ${day}`,
    },
    texts: {
      confirmed: 'We will come by to look at the work.',
      moved: 'The time of our visit has changed. We will come by at this time instead.',
      calledOff: 'We are sorry. This is the visit that we had to cancel:',
    },
    call: 'Call us',
    calendar: 'The invitation in this mail puts the visit into your calendar.',
    another: "Reply or call and we'll find another time.",
    /** The entry in the visitor's calendar. */
    entry: (business: string) => `Visit by ${business}`,
  },
};

/** All texts of these mails in one language. */
export type MailTexts = typeof mails;
