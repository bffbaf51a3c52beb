import { useMemo, useState } from 'react';

import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { createFormat, type Format } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ENTRIES, type Entry } from './functions/entries.ts';
import { functionTexts } from './functions/texts.ts';
import styles from './functions-screen.module.css';

/** The formatting helpers, alive: what one types, in both languages, with the values at their edges. */
export function SampleFunctionsScreen() {
  const texts = useTexts(functionTexts);
  useScreenTitle(texts.title);
  const formats = useMemo(() => {
    const labels: Readonly<Record<string, string>> = texts.semesters;
    const codeLabel = (key: string): string | undefined => labels[key.replace('CODE.SEMESTER.', '')];
    return { ko: createFormat({ locale: 'ko', codeLabel }), en: createFormat({ locale: 'en', codeLabel }) };
  }, [texts]);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.entries}>
        {ENTRIES.map((entry) => (
          <Helper key={entry.id} entry={entry} formats={formats} />
        ))}
      </div>
    </>
  );
}

interface HelperProps {
  readonly entry: Entry;
  readonly formats: { readonly ko: Format; readonly en: Format };
}

function Helper({ entry, formats }: HelperProps) {
  const texts = useTexts(functionTexts);
  const [typed, setTyped] = useState(entry.examples[0] ?? '');
  const words = texts.entries[entry.id];
  const show = (format: Format, value: string): string => entry.run(format, value) || texts.empty;
  return (
    <section className={styles.entry}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <code>{entry.call}</code>
      <div className={styles.try}>
        <TextField label={texts.value} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <dl aria-live="polite">
          <dt>{texts.korean}</dt>
          <dd lang="ko">{show(formats.ko, typed)}</dd>
          <dt>{texts.english}</dt>
          <dd lang="en">{show(formats.en, typed)}</dd>
        </dl>
      </div>
      {entry.examples.length > 1 && (
        <table>
          <caption>{texts.edges}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.value}</th>
              <th scope="col">{texts.korean}</th>
              <th scope="col">{texts.english}</th>
            </tr>
          </thead>
          <tbody>
            {entry.examples.slice(1).map((example) => (
              <tr key={example}>
                <th scope="row">
                  <code>{example || texts.empty}</code>
                </th>
                <td lang="ko">{show(formats.ko, example)}</td>
                <td lang="en">{show(formats.en, example)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
