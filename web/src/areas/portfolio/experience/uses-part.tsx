import { experiences, type CardUse, type FullCard } from '@naru/contract/areas/portfolio/experience.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './experience.module.css';
import { experienceTexts } from './texts.ts';

/** Lists the answers that tell a card; one that no longer does is taken off by its person. */
export function UsesPart({ card }: { readonly card: FullCard }) {
  const texts = useTexts(experienceTexts).form;
  const { cardId, usedList } = card;
  if (usedList.length === 0) return null;
  return (
    <Section title={texts.uses} text={texts.unuseNote} size="small" headingLevel={3}>
      <ul className={styles.uses}>
        {usedList.map((use) => (
          <UseRow key={use.questionId} cardId={cardId} use={use} />
        ))}
      </ul>
    </Section>
  );
}

function UseRow({ cardId, use }: { readonly cardId: string; readonly use: CardUse }) {
  const all = useTexts(experienceTexts);
  const format = useFormat();
  const change = useCallMutation(experiences.changeUse);
  const { letterId, letterNm, questionId, questionNo, question } = use;
  const place = all.list.placeOf(letterNm, format.number(questionNo));
  return (
    <li className={styles.use}>
      <div className={styles.words}>
        <AppLink to={`/portfolio/cl/form/${letterId}`}>{place}</AppLink>
        <p className={styles.meta}>{question}</p>
      </div>
      <Button
        variant="text"
        size="small"
        aria-label={all.form.unuseOf(place)}
        busy={change.isPending}
        onClick={() => change.mutate({ params: { id: cardId }, body: { questionId, isUsed: false } })}
      >
        {all.form.unuse}
      </Button>
    </li>
  );
}
