import type { CorrectionStanding as Standing } from '@naru/contract/areas/portfolio/correction.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import styles from './correction.module.css';
import { ownCorrectionRoute } from './routes.ts';
import { correctionTexts } from './texts.ts';

/** Where a request stands, in one line that leads to it: for the list and the form of a letter. */
export function CorrectionStanding({ standing }: { readonly standing: Standing }) {
  const all = useTexts(correctionTexts);
  const texts = all.standing;
  const format = useFormat();
  const { correctionId, round, status, assigneeNm, answerOn, isLate, openCommentCount, lastView } = standing;
  const day = format.day(answerOn);
  const when = isLate ? texts.late(day) : texts.byDay(day);
  const who = assigneeNm === null ? texts.waiting : texts.taken(assigneeNm);
  const facts = status === 'COMPLETED' ? [assigneeNm === null ? texts.done : texts.doneOf(assigneeNm)] : [who, when];
  const comments = openCommentCount > 0 ? texts.openComments(format.number(openCommentCount)) : undefined;
  return (
    <p className={styles.standing} data-late={isLate || undefined}>
      <AppLink to={addressOf(ownCorrectionRoute, { params: { id: correctionId } })}>
        {joinFacts([all.round(format.number(round)), ...facts, comments])}
      </AppLink>
      {lastView && (
        <span className={styles.meta}>
          {texts.lastView({
            name: lastView.viewerNm,
            when: format.relativeTime(lastView.viewedAt, { inSentence: true }),
          })}
        </span>
      )}
    </p>
  );
}
