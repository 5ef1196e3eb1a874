import { parseServerBusiness } from '../../../../server/base/business';
import type { Mail } from '../../../../server/mail/mail';

/** A business independent of `site/business.json`, whose name and colours the pictures of mails show. */
export const exampleBusiness = () =>
  parseServerBusiness({
    name: 'Brush & Sons',
    email: 'hello@brush.example',
    country: 'CA',
    url: 'http://brush.example',
    phone: { shown: '(416) 555-0142', dialled: '+14165550142' },
    timeZone: 'America/Toronto',
    facts: { hasFreeQuote: true },
    brand: {
      colours: {
        brand: '#12616f',
        textOnBrand: '#ffffff',
        accent: '#f0a93b',
        textOnAccent: '#12262c',
        highlight: '#c2552d',
        textOnHighlight: '#ffffff',
        ground: '#faf6ef',
        textOnGround: '#12262c',
      },
      fonts: { text: 'Open Sans', heading: 'Figtree' },
      radius: 12,
      logo: 'logo.svg',
    },
    emailService: {
      url: '/api/v1.0/email/send',
      serviceId: 'service',
      publicKey: 'public',
      templates: {
        contactNotification: 'template_quote',
        contactConfirmation: 'template_thanks',
        estimatorTeam: 'template_estimate',
        estimatorCustomer: 'template_price',
      },
    },
  });

/** A mail to the business. */
export const exampleMail: Mail = {
  id: '7K2QM4ZYXWVTSRQPNMKJHGFEDC.contactNotification',
  template: 'template_quote',
  from: { name: 'Brush & Sons', address: 'hello@brush.example' },
  to: { name: 'Brush & Sons', address: 'hello@brush.example' },
  replyTo: { name: 'Zoë Tremblay', address: 'zoe@example.com' },
  subject: 'Quote request from Zoë Tremblay (Ref 7K2Q-M4)',
  text: 'Two rooms',
  html: '<p>Two rooms</p>',
  receivedAt: '2026-07-31T16:05:07.089Z',
};
