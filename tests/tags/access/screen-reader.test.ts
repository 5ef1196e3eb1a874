import '../../../widgets/index';
import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';
import { languages, type SpokenLanguage } from '../../support/driver/leads';
import { Screen } from '../../support/driver/screen';
import { type AxNode, type SpokenNode, spokenNodes } from '../../support/page/accessibility-tree';
import { useFakeClock } from '../../support/page/fake-clock';
import { stage } from '../../support/page/stage';
import { useFakeServices } from '../../support/server/fake-services';
import { reachState } from '../../support/states/reach-state';
import { stateNamed } from '../../support/states/tag-states';
import { en, texts } from '../../support/texts';

// Content that the tags expose to screen readers, read from the browser's accessibility tree (WCAG 2.2, 1.3.1, 3.3.1,
// 4.1.2, 4.1.3).

const fieldRoles = ['textbox', 'searchbox', 'combobox', 'checkbox'];

describe('Screen readers', () => {
  const services = useFakeServices();
  const clock = useFakeClock();

  async function reach(name: string, language: SpokenLanguage = 'en'): Promise<HTMLElement> {
    stage.replaceChildren();
    return reachState(stateNamed(name), { language, services: services.current, clock: clock.current });
  }

  for (const language of languages) {
    it(`a screen reader learns which fields of the quote form are invalid and why, with the first focused, in ${language}`, async () => {
      const { errors, labels, mathHint } = texts[language].quoteForm;
      await reach('the quote form with every field in error', language);
      const [question, ...rest] = [...(await errorsOf())].reverse();
      expect(rest.reverse()).to.deep.equal([
        [labels.name, errors.nameRequired, 'focused'],
        [labels.phone, errors.phoneRequired, ''],
        [labels.email, errors.emailRequired, ''],
        [labels.address, errors.addressRequired, ''],
      ]);
      expect(question?.[0]).to.match(/\d = \?$/);
      expect(question?.slice(1)).to.deep.equal([`${errors.answerRequired} ${mathHint}`, '']);
    });

    it(`a screen reader learns which contact details are invalid and why, with the first focused, in ${language}`, async () => {
      const { contact } = texts[language].estimator;
      await reach('the estimator with every field in error', language);
      expect(await errorsOf()).to.deep.equal([
        [contact.labels.firstName, contact.errors.firstNameRequired, 'focused'],
        [contact.labels.familyName, contact.errors.familyNameRequired, ''],
        [contact.labels.address, contact.errors.addressRequired, ''],
        [contact.labels.email, contact.errors.emailInvalid, ''],
        [contact.labels.phone, contact.errors.phoneRequired, ''],
      ]);
    });
  }

  it('a screen reader learns which room a field belongs to', async () => {
    await reach('the specific-rooms calculator with two rooms');
    const groups = (await readTree()).filter(({ role, name }) => role === 'group' && name);
    expect(groups.map(({ name }) => name)).to.deep.equal(['Room 1', 'Room 2', en.estimator.generalDetails]);
    const room = [
      `combobox ${en.estimator.fields.wallPaintType}`,
      `textbox ${en.estimator.fields.wallSqft}`,
      `combobox ${en.estimator.fields.ceilingType}`,
      `checkbox ${en.estimator.fields.crownMolding}`,
      `checkbox ${en.estimator.fields.baseboards}`,
    ];
    const fields = await fieldsOf();
    expect(fields[1]).to.contain("described as sq ft Not sure? Leave it blank. We'll assume ");
    expect(fields.map((field) => field.split(',')[0])).to.deep.equal([
      ...room,
      ...room,
      `combobox ${en.estimator.fields.doors}`,
      `combobox ${en.estimator.fields.doorFrames}`,
      `combobox ${en.estimator.fields.bathrooms}`,
      `combobox ${en.estimator.fields.dens}`,
      `combobox ${en.estimator.fields.closets}`,
      `checkbox ${en.estimator.fields.isTwoStory} Yes`,
      `checkbox ${en.estimator.fields.hasHighCeilings} Yes`,
      `checkbox ${en.estimator.fields.hasAccentWall} Yes`,
    ]);
  });

  it('a toast is announced once and has a named button', async () => {
    const message = "L'envoi du message a échoué : Not like this";
    await reach('the quote form with an error message at the corner', 'fr');
    const tree = await readTree();
    const announced = tree.filter(({ states, text }) => states.live && text.includes(message));
    expect(announced.map(({ states, text }) => [states.live, text])).to.deep.equal([['polite', message]]);
    expect(tree.filter(({ role }) => role === 'progressbar')).to.deep.equal([]);
    expect(tree.map(({ name }) => name)).to.contain('Fermer le message');
  });

  it("a screen reader learns the role of a carousel, its slides' numbers and each move", async () => {
    const element = await reach('the reviews at first');
    const tree = await readTree();
    const carousel = tree.find(({ states }) => states.roledescription === 'carousel');
    expect(carousel).to.include({ role: 'region', name: 'What they say' });
    const slides = tree.filter(({ role }) => role === 'group').map(({ name }) => name);
    expect(slides).to.deep.equal(['Slide 1 of 3', 'Slide 2 of 3']);
    new Screen(element).button(en.carousel.next).click();
    for (;;) {
      const polite = (await readTree()).filter(({ states }) => states.live === 'polite');
      if (polite.some(({ text }) => /3 to 1 of 3$/.test(text))) break;
    }
  });
});

async function readTree(): Promise<readonly SpokenNode[]> {
  return spokenNodes(await executeServerCommand<readonly AxNode[], null>('accessibility-tree', null));
}

async function fieldsOf(): Promise<readonly string[]> {
  const fields = (await readTree()).filter(({ role }) => fieldRoles.includes(role));
  return fields.map(({ role, name, description, states }) => {
    const facts = [states.required && 'required', description && `described as ${description}`];
    return [`${role} ${name}`, ...facts.filter(Boolean)].join(', ');
  });
}

async function errorsOf(): Promise<readonly (readonly string[])[]> {
  const invalid = (await readTree()).filter(({ states }) => states.invalid === 'true');
  return invalid.map(({ name, description, states }) => [name, description, states.focused ? 'focused' : '']);
}
