declare module 'virtual:business-settings' {
  /** The business's own settings, built into the bundle from `site/business.json`. */
  export const businessSettings: import('../build/business').BusinessSettings;
}
