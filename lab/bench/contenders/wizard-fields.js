/** The fields of the three-step wizard, shared by all contenders. */
export const quoteFields = [
  { name: 'firstName', label: 'Name*', message: 'Name is required', autocomplete: 'given-name' },
  {
    name: 'familyName',
    label: 'Family Name*',
    message: 'Family Name is required',
    autocomplete: 'family-name',
  },
  { name: 'address', label: 'Address*', message: 'Address is required', autocomplete: 'street-address' },
  { name: 'email', label: 'Email*', message: 'Email is required', autocomplete: 'email' },
  { name: 'phone', label: 'Phone Number*', message: 'Phone number is required', autocomplete: 'tel' },
];

export const counts = {
  doors: 'Doors',
  doorFrames: 'Door Frames',
  bathrooms: 'Bathrooms',
  dens: 'Dens',
  closets: 'Closets',
};

export const choices = {
  wallPaintType: {
    label: 'Wall Paint Type',
    options: { colour_change: 'Color Change', refresh: 'Refresh' },
  },
  ceilingType: {
    label: 'Ceiling Type',
    options: {
      none: 'None',
      non_stipple: 'Non-Stipple',
      painted_stipple: 'Painted Stipple',
      unpainted_stipple: 'Unpainted Stipple',
    },
  },
};

export const condoOptions = {
  hasCrownMolding: 'Crown Molding',
  isTwoStory: 'Two-Story',
  hasBaseboards: 'Baseboards',
  hasHighCeilings: '10+ ft High Walls/Ceiling',
  hasAccentWall: 'Accent Wall',
};

export const roomOptions = { crownMolding: 'Crown Molding', baseboards: 'Baseboards' };

export const generalOptions = {
  isTwoStory: 'Two-Story',
  hasHighCeilings: '10+ ft High Walls/Ceiling',
  hasAccentWall: 'Accent Wall',
};

export const texts = {
  toOptions: 'Continue to Cost Estimator',
  question: 'What would you like to paint?',
  condo: 'Whole Condo',
  rooms: 'Specific Rooms',
  area: 'Wall Square Footage',
  addRoom: '+ Add Another Room',
  calculate: 'Calculate Cost',
};

/** Asks the estimate service, and returns the price as text. */
export async function priceOf(project) {
  const answer = await fetch('/api/estimate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(project),
  });
  const { totalCost } = await answer.json();
  return `Total Estimated Cost: $${Math.max(totalCost, 350).toFixed(2)}`;
}

/** The body for a whole condo; untouched fields have their defaults. */
export function condoProject(values) {
  return {
    estimationType: 'general',
    ...numbers(values),
    ...(values.wallSqft ? { wallSqft: Number(values.wallSqft) } : {}),
    ...picked(values),
    ...flags(values, condoOptions),
  };
}

/** The body for single rooms. */
export function roomsProject(rooms, values) {
  return {
    estimationType: 'specific_rooms',
    rooms: rooms.map((room, index) => ({
      id: index + 1,
      wallSqft: room.wallSqft ? Number(room.wallSqft) : null,
      ...picked(room),
      ...flags(room, roomOptions),
    })),
    generalValues: { ...numbers(values), ...flags(values, generalOptions) },
  };
}

function numbers(values) {
  return Object.fromEntries(Object.keys(counts).map((name) => [name, Number(values[name] ?? 0)]));
}

function picked(values) {
  return {
    wallPaintType: values.wallPaintType ?? 'colour_change',
    ceilingType: values.ceilingType ?? 'none',
  };
}

function flags(values, names) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, Boolean(values[name])]));
}
