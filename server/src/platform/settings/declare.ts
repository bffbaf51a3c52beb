/**
 * Declares settings of the university. A setting is a handle: it stands beside what reads it, knows its default and
 * what it can take, and its area lists it in the manifest.
 */
import { SETTING_MOST } from '@naru/contract/areas/settings.ts';
import { ONE_LINE } from '@naru/contract/shared/one-line.ts';

import type { Locale } from '../http/messages.ts';
import { HTTPS, readWebAddress } from '../web-address.ts';

export type SettingKind = 'text' | 'colour' | 'address' | 'phone' | 'number' | 'logo';

interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Setting<Value extends string | number = string | number> {
  /** Kept in rows, never renamed. */
  readonly key: string;
  readonly kind: SettingKind;
  readonly defaultValue: Value;
  readonly description: Readonly<Record<Locale, string>>;
  /** The least and the most that a number can be. */
  readonly range?: Range;
  /** Returns whether the setting can take a value. */
  readonly accepts: (value: unknown) => boolean;
}

type Declared<Value extends string | number> = Pick<Setting<Value>, 'defaultValue' | 'description'>;

/** A data address has four letters for three bytes, and says first what it is. */
const LONGEST_LOGO = SETTING_MOST.logoBytes * 1.4;
const COLOUR = /^#[0-9a-f]{6}$/i;
const PHONE = /^\+?\d(-?\d){2,14}$/;
/** Raster images only: an SVG can carry a script. */
const LOGO = /^data:image\/(png|webp);base64,[A-Za-z0-9+/]+=*$/;

/** One line, never empty. */
export function textSetting(key: string, declared: Declared<string>): Setting<string> {
  return makeText(key, 'text', { ...declared, accepts: (text) => isShortLine(text) && text.trim().length > 0 });
}

export function colourSetting(key: string, declared: Declared<string>): Setting<string> {
  return makeText(key, 'colour', { ...declared, accepts: (text) => COLOUR.test(text) });
}

/** An https address, or empty. */
export function addressSetting(key: string, declared: Declared<string>): Setting<string> {
  const isAddress = (text: string): boolean =>
    readWebAddress(text, { most: SETTING_MOST.address, start: HTTPS }) !== undefined;
  return makeText(key, 'address', { ...declared, accepts: (text) => text === '' || isAddress(text) });
}

/** A number that can be dialled, or empty. */
export function phoneSetting(key: string, declared: Declared<string>): Setting<string> {
  return makeText(key, 'phone', { ...declared, accepts: (text) => text === '' || PHONE.test(text) });
}

/** A picture as a data address, or empty. */
export function logoSetting(key: string, declared: Declared<string>): Setting<string> {
  return makeText(key, 'logo', {
    ...declared,
    accepts: (text) => text === '' || (text.length <= LONGEST_LOGO && LOGO.test(text)),
  });
}

/** Both bounds belong to the numbers that can be set. */
export function numberSetting(key: string, { min, max, ...declared }: Declared<number> & Range): Setting<number> {
  const accepts = (value: unknown): boolean => typeof value === 'number' && value >= min && value <= max;
  return { key, kind: 'number', ...declared, range: { min, max }, accepts };
}

function makeText(
  key: string,
  kind: SettingKind,
  { accepts, ...declared }: Declared<string> & { readonly accepts: (text: string) => boolean },
): Setting<string> {
  return { key, kind, ...declared, accepts: (value) => typeof value === 'string' && accepts(value) };
}

function isShortLine(text: string): boolean {
  return text.length <= SETTING_MOST.text && ONE_LINE.test(text);
}
