/** Ten answers to `npm run new-business` for a business that shares nothing with `site`. */
export const answers = {
  name: 'Prairie Coat',
  owner: 'Dale Friesen',
  place: 'Saskatoon, sk',
  url: 'https://prairiecoat.example/',
  email: 'jobs@prairiecoat.example',
  phone: '+1 306 555 0123',
  since: '2019',
  timeZone: 'America/Regina',
  towns: 'Saskatoon, Warman, Martensville; 52.16, -106.67',
  colours: '#5b2a86 #7bd389 #b3261e',
};
