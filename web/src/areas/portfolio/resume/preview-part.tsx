import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { useDeferredValue, useState } from 'react';

import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';
import { usePaper } from './use-paper.ts';

const ResumePaper = loadOnUse(async () => (await import('../paper/resume-paper.tsx')).ResumePaper);

/** The pages as they print, in one of the languages; they follow what is typed, and never hold it up. */
export function PreviewPart({ editing }: { readonly editing: Editing }) {
  const all = useTexts(resumeTexts);
  const locale = useLocale();
  const [language, setLanguage] = useState<PaperLanguage>(locale);
  const paper = usePaper(editing);
  const content = useDeferredValue(paper.content);
  return (
    <section aria-label={all.form.preview} className={styles.preview}>
      <SegmentedControl
        label={all.form.previewLanguage}
        hideLabel
        options={(['ko', 'en'] as const).map((value) => ({ value, label: all.languages[value] }))}
        value={language}
        onValueChange={setLanguage}
      />
      <ResumePaper {...paper} content={content} language={language} />
    </section>
  );
}
