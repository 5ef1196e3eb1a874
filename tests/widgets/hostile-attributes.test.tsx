import { expect } from 'chai';
import fc from 'fast-check';
import { tagApis } from '../../build/api/tag-apis';
import { type AttributeRow, type AttributeTable, propertyName } from '../../widgets/element/attribute-table';
import * as widgets from '../../widgets/module';
import { useConsoleLines } from '../support/page/console-lines';
import { drawn, eventsOn, stage } from '../support/page/stage';
import { nextFrame } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';
import { expectHarmless } from './harmless';
import { hostileList, hostileText, hostileValue } from './hostile-values';

for (const define of Object.values<() => void>(widgets)) define();

/** A Google Maps key would start a request. */
const isLeftOut = (name: string) => name === 'api-key';

function attributeText(row: AttributeRow): fc.Arbitrary<string> {
  if (row.kind !== 'list') return hostileText;
  return fc.oneof(
    hostileText,
    hostileList(row.fields).map((list) => JSON.stringify(list)),
  );
}

function propertyValue(row: AttributeRow): fc.Arbitrary<unknown> {
  return row.kind === 'list' ? fc.oneof(hostileValue, hostileList(row.fields)) : hostileValue;
}

/** Random values for some of a tag's attributes. */
function someOf<Value>(
  attributes: AttributeTable,
  valueFor: (row: AttributeRow) => fc.Arbitrary<Value>,
): fc.Arbitrary<Partial<Record<string, Value>>> {
  const rows = Object.entries(attributes).filter(([name]) => !isLeftOut(name));
  return fc.record(Object.fromEntries(rows.map(([name, row]) => [name, valueFor(row)])), {
    requiredKeys: [],
  });
}

describe('With any attributes and properties,', () => {
  const lines = useConsoleLines();
  const services = useFakeServices();

  for (const { tag, attributes } of tagApis) {
    it(`<${tag}> renders text, follows no code and throws no exception`, async function () {
      this.timeout(60_000);
      const thrown = ['error', 'unhandledrejection'].map((type) => eventsOn(window, type));
      await fc.assert(
        fc.asyncProperty(
          someOf(attributes, attributeText),
          someOf(attributes, propertyValue),
          someOf(attributes, attributeText),
          hostileText,
          async (atFirst, asProperties, later, child) => {
            const element = document.createElement(tag);
            setAttributes(element, atFirst);
            element.append(child, document.createElement('figure'), document.createElement('details'));
            stage.append(element);
            await drawn(element);
            for (const [name, value] of Object.entries(asProperties)) {
              if (name !== 'lang') Reflect.set(element, propertyName(name), value);
            }
            await nextFrame();
            expectHarmless(element);
            setAttributes(element, later);
            await nextFrame();
            expectHarmless(element);
            element.remove();
            await nextFrame();
          },
        ),
        { numRuns: 40 },
      );
      expect(thrown).to.deep.equal([[], []]);
      expect(services.current.calls).to.deep.equal([]);
      const complaint = new RegExp(`^<${tag}> [a-zA-Z-]+[ =]`);
      expect(lines.filter(({ level, text }) => level !== 'error' || !complaint.test(text))).to.deep.equal([]);
    });
  }
});

function setAttributes(element: Element, values: Partial<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
}
