/** A parameter of a tag, trigger or variable in an exported container. */
interface Parameter {
  readonly key?: string;
  readonly value?: string;
  readonly list?: readonly { readonly map: readonly Parameter[] }[];
}

/** The parts of an exported container (format 2) that `runContainer` uses. */
interface Container {
  readonly containerVersion: {
    readonly tag: readonly {
      readonly type: string;
      readonly parameter: readonly Parameter[];
      readonly firingTriggerId: readonly string[];
    }[];
    readonly trigger: readonly {
      readonly triggerId: string;
      readonly customEventFilter: readonly { readonly parameter: readonly Parameter[] }[];
    }[];
    readonly variable: readonly {
      readonly name: string;
      readonly type: string;
      readonly parameter: readonly Parameter[];
    }[];
  };
}

/**
 * Runs an exported container in the page, with the Tag Manager features that ours uses: custom events, constants, data
 * layer variables, custom HTML, and `gtag` calls as events. Records calls to Google's services in the page's `calls`. Must be self-contained.
 */
export function runContainer({
  containerVersion: { tag: tags, trigger: triggers, variable: variables },
}: Container): void {
  const page = window as unknown as { calls: unknown[]; dataLayer: Record<string, unknown>[] };
  const allPages = '2147479553';
  const known: Record<string, unknown> = {};
  const parameter = (given: readonly Parameter[], key: string) => given.find((one) => one.key === key);
  const text = (given: readonly Parameter[], key: string) => parameter(given, key)?.value ?? '';

  const variableNamed = (name: string): unknown => {
    const variable = variables.find((one) => one.name === name);
    if (!variable) throw new Error(`The container has no variable ${name}`);
    return variable.type === 'c'
      ? text(variable.parameter, 'value')
      : known[text(variable.parameter, 'name')];
  };
  const filled = (template: string): unknown => {
    const [, whole] = /^\{\{([^}]+)\}\}$/.exec(template) ?? [];
    return whole ? variableNamed(whole) : template;
  };
  const defined = (pairs: readonly (readonly [string, unknown])[]) =>
    Object.fromEntries(pairs.filter(([, value]) => value !== undefined));

  const fire = ({ type, parameter: given }: (typeof tags)[number]) => {
    if (type === 'html') {
      const html = text(given, 'html').replace(
        /\{\{([^}]+)\}\}/g,
        (_, name: string) => `${JSON.stringify(variableNamed(name))}`,
      );
      const script = document.createElement('script');
      script.textContent = html.replace(/<\/?script>/g, '');
      document.head.append(script);
    } else if (type === 'gaawe') {
      const rows = parameter(given, 'eventSettingsTable')?.list ?? [];
      const settings = rows.map(
        ({ map }) => [text(map, 'parameter'), filled(text(map, 'parameterValue'))] as const,
      );
      page.calls.push([
        type,
        filled(text(given, 'measurementIdOverride')),
        text(given, 'eventName'),
        defined(settings),
      ]);
    } else {
      const settings = ['conversionValue', 'currencyCode', 'orderId'].map(
        (key) => [key, filled(text(given, key))] as const,
      );
      page.calls.push([
        type,
        filled(text(given, 'conversionId')),
        filled(text(given, 'conversionLabel')),
        defined(settings),
      ]);
    }
  };
  const fireAll = (triggerId: string) => {
    for (const tag of tags) if (tag.firingTriggerId.includes(triggerId)) fire(tag);
  };

  page.dataLayer ??= [];
  const { push } = page.dataLayer;
  page.dataLayer.push = (...entries) => {
    for (const entry of entries) {
      const isCall = Object.prototype.toString.call(entry) === '[object Arguments]';
      if (!isCall) Object.assign(known, entry);
      const event = isCall && entry[0] === 'event' ? entry[1] : entry.event;
      for (const { triggerId, customEventFilter } of triggers) {
        if (customEventFilter.every((filter) => text(filter.parameter, 'arg1') === event)) fireAll(triggerId);
      }
    }
    return push.apply(page.dataLayer, entries);
  };
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  fireAll(allPages);
}
