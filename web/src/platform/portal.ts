/**
 * The university's settings that the page has before any call: the server puts them into the page.
 */
import type { PortalInfo } from '@naru/contract/areas/settings.ts';

import type { Locale } from './format/context.ts';

const UNKNOWN: PortalInfo = {
  universityNm: { ko: '', en: '' },
  logo: null,
  accentColour: '',
  helpDesk: { ko: '', en: '' },
  sso: false,
  demo: false,
  mail: false,
};

export const portal: PortalInfo = readPortal();

function readPortal(): PortalInfo {
  const text = globalThis.document?.querySelector('#portal')?.textContent;
  if (!text) return UNKNOWN;
  return JSON.parse(text) as PortalInfo; // written by our own server
}

export function universityName(locale: Locale): string {
  return portal.universityNm[locale];
}
