import base from './base.css?inline';
import controls from './controls.css?inline';
import tokens from './tokens.css?inline';

/** The sheets that every tag's shadow root adopts: tokens, the base node and its reset, buttons and headings. */
export const baseStyles: readonly string[] = [tokens + base + controls];
