import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { formatDistance } from '../../shared/units';
import { nearestLanguage } from './language';
import type { lentNames } from './lent-names';
import { importBeside } from './script-url';
import { adoptIntoHostRoot } from './style-sheets';
import { useChildren } from './use-children';
import { useElement, useTexts, type WidgetComponent } from './use-element';

/** A tag's component with its style sheets. */
export interface Drawn {
  readonly component: WidgetComponent;
  readonly styles: readonly string[];
}

/** The file of a tag that few pages have. */
interface ComponentFile extends Drawn {
  /** Takes what the script lends. */
  readonly borrow: (lent: Lent) => void;
}

type Name = (typeof lentNames)[number];
type Lent = Readonly<Partial<Record<Name, unknown>>>;
/** What one tag alone uses. */
type OwnName = 'onKeyRefused' | 'openAreaMap';

const lent: Readonly<Record<Exclude<Name, OwnName>, unknown>> = {
  Fragment,
  jsx,
  jsxs,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  adoptIntoHostRoot,
  formatDistance,
  nearestLanguage,
  useChildren,
  useElement,
  useTexts,
};

/** Imports a tag's component from beside the script, and lends it the script's modules and those that its tag alone uses. */
export async function importComponent(
  tag: string,
  own: Readonly<Partial<Record<OwnName, unknown>>> = {},
): Promise<Drawn> {
  const file = await importBeside<ComponentFile>(`${tag.replace('painting-', 'painting-widgets.')}.js`);
  file.borrow({ ...lent, ...own });
  return file;
}
