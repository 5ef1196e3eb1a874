/** Definitions of the tags in `widgets/registry.ts`, in order (build/widgets/tags-plugin.ts). */
declare module 'virtual:tags' {
  export const elements: readonly import('./element/define-painting-element').AnyPaintingElement[];
}

/** Every definition plus its prerendering options. */
declare module 'virtual:prerendered-tags' {
  export const prerenderedTags: readonly {
    readonly element: import('./element/define-painting-element').AnyPaintingElement;
    readonly prerendering: import('./element/prerendered').Prerendering<Record<string, unknown>>;
  }[];
}

/** `definePaintingFaq` and so on, one per tag in `widgets/registry.ts` (build/widgets/tags-plugin.ts). */
declare module 'virtual:define-functions' {}

/** What a component in a file of its own takes from the script (build/widgets/lent-modules.ts). */
declare module 'virtual:lent' {
  export function borrow(lent: object): void;
}

/** Settings of the business, bundled from `site/business.json` (build/business/business-settings-plugin.ts). */
declare module 'virtual:business-settings' {
  export const businessSettings: BusinessSettings;

  /** Unit in which visitors enter wall areas. */
  export const areaUnit: 'sq ft' | 'm²';

  /** Unit in which visitors read distances. */
  export const distanceUnit: 'km' | 'miles';

  /** The jobs offered on a page without job data. */
  export const ownJobs: readonly import('../shared/jobs/job-form').JobForm[];

  /** Whether the business has more jobs in a file beside the script. */
  export const hasOtherJobs: boolean;

  export const knownPlaces: KnownPlaces;

  /** The business's times for visits; null if it offers no visits. */
  export const visits: (import('../shared/visit-rules').VisitRules & { readonly timeZone: string }) | null;

  /** Places that the service-area drawing can show. */
  export interface KnownPlaces {
    /** Latitude and longitude of each town with a known place. */
    readonly places: Readonly<Record<string, readonly [number, number]>>;
    readonly waters: readonly {
      readonly kind: 'lake' | 'river';
      /** A lake's whole shore, or a river's course. */
      readonly course: readonly (readonly [number, number])[];
      /** Its name, and the centre of that label. */
      readonly label?:
        | {
            readonly text: Readonly<Partial<Record<import('../shared/texts').Language, string>>>;
            readonly at: readonly [number, number];
          }
        | undefined;
    }[];
  }

  /** Whether the business comes and looks at the work. */
  export const comesToLook: boolean;

  /** Whether the visit and the written quote are free. */
  export const hasFreeQuote: boolean;

  /** Whether clients choose the day of the work. */
  export const clientsChooseDay: boolean;

  /** Towns of the service area. */
  export const towns: readonly string[];

  /** Phone number as displayed and as dialled. */
  export const phone: { readonly shown: string; readonly dialled: string };

  /** The business as the widgets know it. */
  export interface BusinessSettings {
    readonly name: string;
    /**
     * Origin for relative service paths if the script's doesn't apply (widgets/element/script-url.ts).
     */
    readonly url: string;
    /**
     * Base of the mail service (docs/behaviour.md#42-the-four-mails): an absolute address, or a path on the
     * business's host.
     */
    readonly emailUrl: string;
    readonly emailServiceId: string;
    readonly emailPublicKey: string;
    readonly templates: {
      readonly contactNotification: string;
      readonly contactConfirmation: string;
      readonly estimatorTeam: string;
      readonly estimatorCustomer: string;
    };
    /**
     * The estimate service (docs/behaviour.md#45-the-estimate-call): an absolute address, or a path on the
     * business's host.
     */
    readonly estimateUrl: string;
    /** Origin of the business's server, if it is not the host of the pages. */
    readonly serverUrl?: string;
    /** Where leads are posted as JSON, if at all: an absolute address, or a path on the business's host. */
    readonly leadUrl?: string;
    /** The business's, not the visitor's. */
    readonly timeZone: string;
    /** Hour at which the business closes (docs/behaviour.md#51-the-contact-promise). */
    readonly closingHour: import('../shared/contact-time').BusinessHours['closingHour'];
    /** English weekdays, such as 'Saturday'. */
    readonly closedDays: readonly string[];
    /** In the business's currency (docs/behaviour.md#36-minimum-order). */
    readonly minimumOrder: number;
    /** Answer time on business days: '24 hours'; empty if the business states none. */
    readonly answerTime: Readonly<Record<import('../shared/texts').Language, string>>;
    /** Days that an estimate holds; 0 if the business doesn't say. */
    readonly estimateValidDays: number;
    /** A code such as 'CAD'. */
    readonly currency: string;
    readonly currencySymbol: string;
    /** The first is the default for pages without a language. */
    readonly languages: readonly import('../shared/texts').Language[];
    /** Empty disables the map. */
    readonly mapsApiKey: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly zoom: number;
    readonly radiusKm: number;
    /** The external booking page that replaces our half-days. */
    readonly bookingUrl?: string;
    /** Postal code prefixes of the service area, such as `M,L4`; absent if the form asks for no postal code. */
    readonly postalCodes?: string;
  }
}
