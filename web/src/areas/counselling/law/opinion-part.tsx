import type { LawOpinion } from '@naru/contract/areas/counselling/law-words.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { saveFile } from '../../../platform/http/save-file.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

/** Editors on Windows know UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The opinion as it was sent, to be printed or kept. */
export function OpinionPart({ opinion }: { readonly opinion: LawOpinion }) {
  const texts = useTexts(lawTexts).detail;
  const format = useFormat();
  const name = useLoginInfo()?.name ?? '';
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const sent = texts.opinionSent(format.moment(opinion.sentAt));
  const save = (): void => {
    const text = [texts.opinion, sent, '', opinion.text, '', texts.disclaimer].join('\r\n');
    saveFile(new Blob([BYTE_ORDER_MARK, text], { type: 'text/plain;charset=utf-8' }), texts.fileName);
  };
  return (
    <Section title={texts.opinion} text={sent}>
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
      <PrintPreview
        open={printedAt !== null}
        onClose={() => setPrintedAt(null)}
        title={texts.opinion}
        header={sent}
        footer={texts.printed(name, format.dateTime(printedAt, 'YYYY-MM-DD HH:mm'))}
        labels={{
          print: texts.print,
          close: texts.close,
          page: (page, count) => texts.page(format.number(page), format.number(count)),
        }}
      >
        <h1>{texts.opinion}</h1>
        {opinion.text.split(/\n+/u).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing but their place
          <p key={index}>{paragraph}</p>
        ))}
        <p>{texts.disclaimer}</p>
      </PrintPreview>
    </Section>
  );
}
