import type { LawCase, LawOpinion } from '@naru/contract/areas/counselling/law/words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { universityName } from '../../../platform/portal.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { lawTexts } from './texts.ts';
import { useLawWords } from './use-law-words.ts';

export interface OpinionPrintProps {
  /** When it was asked for, in epoch milliseconds; null while it is closed. */
  readonly at: number | null;
  readonly onClose: () => void;
  readonly lawCase: LawCase;
  readonly opinion: LawOpinion;
}

/** The opinion as a paper that stands for itself: from whom, to whom, about what, and when. */
export function OpinionPrint({ at, onClose, lawCase, opinion }: OpinionPrintProps) {
  const texts = useTexts(lawTexts).detail;
  const format = useFormat();
  const locale = useLocale();
  const { types } = useLawWords();
  const name = useLoginInfo()?.name ?? '';
  const { caseType, askedAt, assigneeNmList } = lawCase;
  return (
    <PrintPreview
      open={at !== null}
      onClose={onClose}
      title={texts.opinion}
      header={universityName(locale)}
      footer={texts.printed(name, format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{texts.opinion}</h1>
      <DefinitionList
        items={[
          { term: texts.matter, value: types.labelOf(caseType) },
          { term: texts.to, value: name },
          ...(assigneeNmList.length === 0 ? [] : [{ term: texts.from, value: format.list(assigneeNmList) }]),
          { term: texts.askedOn, value: format.date(askedAt) },
          { term: texts.sentOn, value: format.date(opinion.sentAt) },
        ]}
      />
      <hr />
      {opinion.text.split(/\n+/u).map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing but their place
        <p key={index}>{paragraph}</p>
      ))}
      <hr />
      <p>{texts.disclaimer}</p>
    </PrintPreview>
  );
}
