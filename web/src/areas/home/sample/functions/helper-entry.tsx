import { useState } from 'react';

import type { Locale } from '../../../../platform/format/context.ts';
import type { Format } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../functions-screen.module.css';
import { CopyCall } from './copy-call.tsx';
import type { Entry } from './entries.ts';
import { functionTexts } from './texts.ts';

export interface HelperEntryProps {
  readonly entry: Entry;
  readonly formats: Readonly<Record<Locale, Format>>;
  /** The languages to write in. */
  readonly locales: readonly Locale[];
}

/** One helper: its call, a value to change, and the values at its edges. */
export function HelperEntry({ entry, formats, locales }: HelperEntryProps) {
  const texts = useTexts(functionTexts);
  const [typed, setTyped] = useState(entry.examples[0] ?? '');
  const words = texts.entries[entry.id];
  const shown = locales.filter((locale) => locale === 'ko' || entry.isKorean !== true);
  const names: Readonly<Record<Locale, string>> = { ko: texts.korean, en: texts.english };
  const show = (locale: Locale, value: string): string => entry.run(formats[locale], value) || texts.empty;
  return (
    <section className={styles.entry}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <CopyCall call={entry.call} />
      <div className={styles.try}>
        <TextField label={texts.value} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <dl aria-live="polite">
          {shown.map((locale) => (
            <div key={locale}>
              <dt>{names[locale]}</dt>
              <dd lang={locale}>{show(locale, typed)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {entry.examples.length > 1 && (
        <table>
          <caption>{texts.edges}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.value}</th>
              {shown.map((locale) => (
                <th key={locale} scope="col">
                  {names[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entry.examples.slice(1).map((example) => (
              <tr key={example}>
                <th scope="row">
                  <code>{example || texts.empty}</code>
                </th>
                {shown.map((locale) => (
                  <td key={locale} lang={locale}>
                    {show(locale, example)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
