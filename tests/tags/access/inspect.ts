import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import { type AxNode, nameless, skippedLevels, spokenNodes } from '../../support/page/accessibility-tree';
import { walk } from '../../support/page/focus-walk';
import { defineFlatTree } from '../../support/page/in-flat-tree';
import {
  findMovingParts,
  findSmallTargets,
  findViolations,
  minTargetSize,
} from '../../support/page/inspectors';
import { stage } from '../../support/page/stage';
import { nextFrame } from '../../support/page/until';

// WCAG 2.2: axe's rules of levels A and AA, and our own checks of 1.3.1, 2.1.1, 2.3.3, 2.4.3, 2.4.7, 2.4.11,
// 2.5.8 and 4.1.2.

/** Colour scheme of the surrounding page. */
export type Scheme = 'light' | 'dark';

/** Conditions of an inspection. */
export interface ViewingConditions {
  /** In CSS pixels. */
  readonly width: number;
  readonly scheme: Scheme;
}

const windowHeight = 900;

/** Installs the inspectors in the page. */
export function bringInspectors(): void {
  Object.assign(window, { axe });
  defineFlatTree();
}

/** Faults of the page at each width and colour scheme, in words. */
export async function inspect(looks: readonly ViewingConditions[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const look of looks) {
    await showIn(look);
    const { width, scheme } = look;
    const found = await faultsInLooks();
    faults.push(...found.map((fault) => `${width} px, ${scheme}: ${fault}`));
  }
  faults.push(...(await faultsInNames()), ...(await faultsInWalk()));
  return faults;
}

async function showIn({ width, scheme }: ViewingConditions): Promise<void> {
  await setViewport({ width, height: windowHeight });
  document.body.style.background = stage.style.background = scheme === 'dark' ? '#0b1f25' : '#ffffff';
  stage.style.colorScheme = scheme;
  stage.style.color = scheme === 'dark' ? '#ffffff' : '#000000';
  await nextFrame();
  await nextFrame();
}

async function faultsInLooks(): Promise<readonly string[]> {
  return [
    ...(await findViolations()),
    ...findSmallTargets(minTargetSize).map((target) => `small: ${target}`),
    ...findMovingParts().map((part) => `moves: ${part}`),
  ];
}

async function faultsInNames(): Promise<readonly string[]> {
  const tree = spokenNodes(await executeServerCommand<readonly AxNode[], null>('accessibility-tree', null));
  return [
    ...nameless(tree).map((node) => `without a name: ${node}`),
    ...skippedLevels(tree).map((heading) => `skips a level: ${heading}`),
  ];
}

/** A walk that starts in the middle wraps once, to the first control. */
async function faultsInWalk(): Promise<readonly string[]> {
  const { faults, missed, stepsBack } = await walk({
    pressTab: () => sendKeys({ press: 'Tab' }),
    run: (read) => read(),
  });
  const isOnceRound = stepsBack.length <= 1 && stepsBack.every(({ isFirst }) => isFirst);
  return [
    ...faults,
    ...missed.map((control) => `never reached: ${control}`),
    ...(isOnceRound ? [] : stepsBack.map(({ to }) => `back to ${to}`)),
  ];
}
