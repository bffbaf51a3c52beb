import type { nominationDesk, NominationReview } from '@naru/contract/areas/portfolio/nomination.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import { deskTexts } from './desk-texts.ts';
import styles from './exhibit.module.css';

type Nomination = CallOutput<typeof nominationDesk.readNomination>['nomination'];

/** The reviews with their means, and how the nomination came to stand where it does. */
export function ReviewsPart({ nomination }: { readonly nomination: Nomination }) {
  const all = useTexts(deskTexts);
  const texts = all.detail;
  const format = useFormat();
  const { reviewList, meanList, score, historyList } = nomination;
  return (
    <>
      <Section title={texts.reviews(format.number(reviewList.length))} size="small">
        {score === null ? (
          <p className={styles.hidden}>{texts.noReview}</p>
        ) : (
          <>
            <p className={styles.promise}>{texts.mean(format.number(score))}</p>
            <p className={styles.meta}>
              {joinFacts(meanList.map(({ point, mean }) => texts.meanOf(all.points[point].name, format.number(mean))))}
            </p>
            <ul className={styles.rows}>
              {reviewList.map((review) => (
                <li key={review.reviewerNm + review.reviewedAt}>
                  <Review review={review} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      <Section title={texts.history} size="small">
        <ol className={styles.history}>
          {historyList.map(({ action, actorNm, reason, at }) => (
            <li key={`${at} ${action} ${actorNm ?? ''}`}>
              {joinFacts([all.actions[action], actorNm ?? all.portal])}{' '}
              <time className={styles.meta} dateTime={at}>
                {format.relativeTime(at, { time: 'always' })}
              </time>
              {reason !== null && action !== 'NOMINATE' && <p className={styles.meta}>{reason}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

function Review({ review }: { readonly review: NominationReview }) {
  const texts = useTexts(deskTexts).detail;
  const format = useFormat();
  const { reviewerNm, isMine, mean, note, reviewedAt } = review;
  return (
    <div className={styles.remark}>
      <div className={styles.remarkHead}>
        <strong>{joinFacts([reviewerNm, isMine && texts.mine])}</strong>
        <span className={styles.meta}>
          {joinFacts([texts.mean(format.number(mean)), format.relativeTime(reviewedAt, { time: 'always' })])}
        </span>
      </div>
      {note !== '' && <p className={styles.remarkText}>{note}</p>}
    </div>
  );
}
