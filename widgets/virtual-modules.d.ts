/** The definitions of the tags in `widgets/registry.ts`, in its order (build/widgets/tags-plugin.ts). */
declare module 'virtual:tags' {
  export const elements: readonly import('./element/define-painting-element').AnyPaintingElement[];
}

/** The same, each with what its first drawing in a built page needs besides. */
declare module 'virtual:prerendered-tags' {
  export const prerenderedTags: readonly {
    readonly element: import('./element/define-painting-element').AnyPaintingElement;
    readonly prerendering: import('./element/prerendering').Prerendering<Record<string, unknown>>;
  }[];
}

/** `definePaintingFaq` and the like, one for each tag in `widgets/registry.ts` (build/widgets/tags-plugin.ts). */
declare module 'virtual:define-functions' {}

/** The business's own settings, built into the bundle from `site/business.json` (build/business-settings-plugin.ts). */
declare module 'virtual:business-settings' {
  export const businessSettings: BusinessSettings;

  /** The unit in which visitors give wall areas. */
  export const areaUnit: 'sq ft' | 'm²';

  export const knownPlaces: KnownPlaces;

  /** What the drawing of the service area can show. */
  export interface KnownPlaces {
    /** Latitude and longitude of each town whose place is known. */
    readonly places: Readonly<Record<string, readonly [number, number]>>;
    readonly waters: readonly {
      readonly kind: 'lake' | 'river';
      /** The shore of a lake, all the way round, or the course of a river. */
      readonly course: readonly (readonly [number, number])[];
      /** Its name, and where the middle of that is written. */
      readonly label?:
        | {
            readonly text: Readonly<Record<import('../shared/language').Language, string>>;
            readonly at: readonly [number, number];
          }
        | undefined;
    }[];
  }

  /** As it is written for people, and as a link dials it. */
  export const phone: { readonly shown: string; readonly dialled: string };

  /** What the widgets know about the business. */
  export interface BusinessSettings {
    readonly name: string;
    /** The origin that relative paths of services count from where the script's own does not (widgets/element/script-address.ts). */
    readonly url: string;
    /** Base of the e-mail service (docs/behaviour.md#42-the-four-mails): a whole address, or a path on the business's host. */
    readonly emailUrl: string;
    readonly emailServiceId: string;
    readonly emailPublicKey: string;
    readonly templates: {
      readonly contactNotification: string;
      readonly contactConfirmation: string;
      readonly estimatorTeam: string;
      readonly estimatorCustomer: string;
    };
    /** The estimate service (docs/behaviour.md#45-the-estimate-call): a whole address, or a path on the business's host. */
    readonly estimateUrl: string;
    /** Where leads are posted as JSON, likewise; absent where they are not. */
    readonly leadUrl?: string;
    /** The business's own, whatever the visitor's. */
    readonly timeZone: string;
    /** From this hour on the business is closed (docs/behaviour.md#51-the-contact-promise). */
    readonly closingHour: number;
    /** Weekdays in English, such as 'Saturday'. */
    readonly closedDays: readonly string[];
    /** In the currency (docs/behaviour.md#36-minimum-order). */
    readonly minimumOrder: number;
    /** Within what time a request is answered on business days: '24 hours'. */
    readonly answerTime: Readonly<Record<import('../shared/language').Language, string>>;
    /** For how many days a price holds; 0 where the business does not say. */
    readonly estimateValidDays: number;
    /** What the business's own estimate service takes where no wall figure is given; null where another firm's is asked. */
    readonly usualWalls: import('../server/estimate/wall-area').UsualWalls | null;
    /** A code such as 'CAD'. */
    readonly currency: string;
    readonly currencySymbol: string;
    /** The first is spoken where a page names none of them. */
    readonly languages: readonly import('../shared/language').Language[];
    /** Empty when no map is to be loaded. */
    readonly mapsApiKey: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly zoom: number;
    readonly radiusKm: number;
    readonly towns: readonly string[];
    /** Beginnings of the postal codes served, `M,L4`; absent where nobody is asked for one. */
    readonly postalCodes?: string;
  }
}
