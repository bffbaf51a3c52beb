import { useMemo } from 'react';

import { useLocale } from '../i18n/locale.ts';
import { createFormat, type Format } from './format.ts';

/** The formatting helpers in the person's language. Labels of codes come from the screen's own code lists. */
export function useFormat(codeLabel: (key: string) => string | undefined = noLabel): Format {
  const locale = useLocale();
  return useMemo(() => createFormat({ locale, codeLabel }), [locale, codeLabel]);
}

function noLabel(): undefined {
  return undefined;
}
