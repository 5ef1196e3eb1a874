import base from './base.css?inline';
import tokens from './tokens.css?inline';

/** Sheets of every tag's shadow root: tokens, base node with reset, buttons and headings. */
export const baseStyles: readonly string[] = [tokens + base];
