import type { TagState } from './tag-state';

/** States of `<painting-service-map>` without Google Maps. */
export const serviceMapStates: readonly TagState[] = [
  {
    name: 'the map without a key',
    markup: '<painting-service-map><ul><li>Toronto</li><li>North York</li></ul></painting-service-map>',
  },
  { name: 'the map of the business itself', markup: '<painting-service-map></painting-service-map>' },
];
