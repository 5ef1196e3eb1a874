import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { stage } from '../../support/page/stage';
import { bringInspectors, inspect } from './inspect';

const faulty: Readonly<Record<string, readonly [markup: string, fault: RegExp]>> = {
  'a colour that cannot be read': ['<p style="color:#eee">Pale</p>', /color-contrast/],
  'a button without a name': ['<button style="padding:20px"></button>', /without a name: button/],
  'a target of 10 px': [
    '<button style="width:10px;height:10px" aria-label="Small"></button>',
    /small: button/,
  ],
  'a heading two levels down': ['<h3>Deep</h3>', /skips a level: 3 Deep/],
  'something that travels': [
    '<p style="transition:transform 1s">Moves</p>',
    /moves: p .* changes its transform slowly/,
  ],
  'a control without an outline': [
    '<button style="padding:20px;outline:none">Plain</button>',
    /shows no outline/,
  ],
  'a control under something else': [
    '<div style="position:relative"><button style="padding:20px">Below</button><p style="position:absolute;inset:0;margin:0;background:#fff">On top</p></div>',
    /“Below” is covered/,
  ],
  'an order that jumps': [
    '<button tabindex="2" style="padding:20px">Second</button><button tabindex="1" style="padding:20px">First</button><button tabindex="3" style="padding:20px">Third</button>',
    /back to/,
  ],
};

describe('The inspectors detect', () => {
  before(async () => {
    bringInspectors();
    document.documentElement.lang = 'en';
    document.title = 'Inspectors';
    await emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const [what, [markup, fault]] of Object.entries(faulty)) {
    it(what, async () => {
      stage.innerHTML = `<h1>Faulty</h1>${markup}`;
      const faults = await inspect([{ width: 390, scheme: 'light' }]);
      expect(faults.filter((one) => fault.test(one))).not.to.deep.equal([]);
    });
  }
});
