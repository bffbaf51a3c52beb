import type { LetterContent } from '@naru/contract/areas/portfolio/letter.ts';

import { autosaveTexts } from '../../../blocks/autosave/texts.ts';
import type { Saved } from '../../../blocks/autosave/types.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';

interface HeadSidesProps {
  readonly mine: LetterContent;
  readonly theirs: Saved<LetterContent>;
}

/** Shows what a letter is for and its questions, as they stand on both sides. */
export function HeadSides({ mine, theirs }: HeadSidesProps) {
  const texts = useTexts(autosaveTexts);
  return (
    <div className={styles.sides}>
      <Side title={texts.theirsTitle} content={theirs.value} />
      <Side title={texts.mineTitle} content={mine} />
    </div>
  );
}

function Side({ title, content }: { readonly title: string; readonly content: LetterContent }) {
  const texts = useTexts(letterTexts);
  const format = useFormat();
  const questions = content.questionList.map(({ questionId, question }, at) => ({
    id: questionId,
    term: texts.question.label(format.number(at + 1)),
    value: question,
  }));
  return (
    <section className={styles.side}>
      <h3 className={styles.heading}>{title}</h3>
      <DefinitionList
        items={[
          { id: 'title', term: texts.head.name, value: content.title },
          { id: 'company', term: texts.head.company, value: content.company },
          { id: 'job', term: texts.head.job, value: content.job },
          { id: 'dueOn', term: texts.head.dueOn, value: content.dueOn === null ? '' : format.day(content.dueOn) },
          ...questions,
        ]}
      />
    </section>
  );
}
