import type { LawCase } from '@naru/contract/areas/counselling/law/words.ts';

import { AttachmentList } from '../../../blocks/file/attachment-list.tsx';
import { toUploadedFile } from '../../../blocks/file/file-name.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

/** Shows what was written when it was asked for. */
export function LawFactsPart({ lawCase }: { readonly lawCase: Pick<LawCase, 'facts' | 'fileList'> }) {
  const all = useTexts(lawTexts);
  const texts = all.facts;
  const format = useFormat();
  const { facts, fileList } = lawCase;
  if (facts === null) {
    return (
      <Section title={texts.title} size="small">
        <p className={styles.meta}>{texts.gone}</p>
      </Section>
    );
  }
  const text = (value: string) => <span className={styles.text}>{value}</span>;
  const answers = facts.answerList.filter((one) => one.text.trim() !== '');
  const events = facts.timelineList.filter((one) => one.text.trim() !== '');
  return (
    <Section title={texts.title} size="small">
      <div className={styles.stack}>
        <DefinitionList
          items={[
            { term: texts.opponent, value: facts.opponent.trim() === '' ? texts.unknown : facts.opponent },
            { term: texts.summary, value: text(facts.summary) },
            ...answers.map((one) => ({ term: all.questions[one.question], value: text(one.text) })),
            ...(facts.help === '' ? [] : [{ term: texts.help, value: text(facts.help) }]),
            ...(facts.evidenceList.length === 0
              ? []
              : [{ term: texts.evidence, value: format.list(facts.evidenceList.map((one) => all.evidence[one])) }]),
          ]}
        />
        {events.length > 0 && (
          <div>
            <h3 className={styles.meta}>{texts.timeline}</h3>
            <ol className={styles.timeline}>
              {events.map((one) => (
                <li key={`${one.on} ${one.text}`}>
                  <span className={styles.meta}>{one.on === null ? texts.undated : format.day(one.on)}</span>
                  {text(one.text)}
                </li>
              ))}
            </ol>
          </div>
        )}
        <AttachmentList files={fileList.map(toUploadedFile)} />
      </div>
    </Section>
  );
}
