import type { LawCase, LawOpinion } from '@naru/contract/areas/counselling/law/words.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { saveFile } from '../../../platform/http/save-file.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './law.module.css';
import { OpinionPrint } from './opinion-print.tsx';
import { lawTexts } from './texts.ts';

/** Editors on Windows know UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The opinion as it was sent, to be printed or kept. */
export function OpinionPart({ lawCase, opinion }: { readonly lawCase: LawCase; readonly opinion: LawOpinion }) {
  const texts = useTexts(lawTexts).detail;
  const format = useFormat();
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const save = (): void => {
    const on = `${texts.sentOn}: ${format.date(opinion.sentAt)}`;
    const text = [texts.opinion, on, '', opinion.text, '', texts.disclaimer].join('\r\n');
    saveFile(new Blob([BYTE_ORDER_MARK, text], { type: 'text/plain;charset=utf-8' }), texts.fileName);
  };
  return (
    <Section title={texts.opinion} text={texts.opinionSent(format.moment(opinion.sentAt))}>
      <div className={styles.stack}>
        <div className={styles.paper}>{opinion.text}</div>
        <p className={styles.meta}>{texts.disclaimer}</p>
        <div className={styles.actions}>
          <Button onClick={save}>{texts.save}</Button>
          <Button variant="text" onClick={() => setPrintedAt(Date.now())}>
            {texts.print}
          </Button>
        </div>
      </div>
      <OpinionPrint at={printedAt} onClose={() => setPrintedAt(null)} lawCase={lawCase} opinion={opinion} />
    </Section>
  );
}
