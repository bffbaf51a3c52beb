import type { letterCommentDesk as calls } from '@naru/contract/areas/portfolio/comment.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Section } from '../../../ui/section.tsx';
import { CommentCard } from './comment-card.tsx';
import styles from './comment.module.css';
import { TakeUpLine } from './round-part.tsx';
import { commentTexts } from './texts.ts';

type Earlier = CallOutput<typeof calls.listDeskComments>['earlierList'][number];

/** Shows the rounds before that the reader corrected, and what became of their comments. */
export function EarlierPart({ earlierList }: { readonly earlierList: readonly Earlier[] }) {
  const texts = useTexts(commentTexts).desk;
  const format = useFormat();
  if (earlierList.length === 0) return null;
  return (
    <div className={styles.foot}>
      <Section title={texts.earlier}>
        <Accordion
          items={earlierList.map((round) => ({
            id: round.correctionId,
            title: texts.earlierRound(String(round.round), format.day(round.completedAt)),
            content: <EarlierRound round={round} />,
          }))}
        />
      </Section>
    </div>
  );
}

function EarlierRound({ round }: { readonly round: Earlier }) {
  const texts = useTexts(commentTexts).comment;
  const [chosen, choose] = useState<string>();
  return (
    <>
      <TakeUpLine takeUp={round.takeUp} />
      <ul className={styles.list} aria-label={texts.list}>
        {round.commentList.map((comment) => (
          <CommentCard
            key={comment.commentId}
            comment={comment}
            isChosen={comment.commentId === chosen}
            onChoose={choose}
            hasState
          />
        ))}
      </ul>
    </>
  );
}
