import { exhibits, type Exhibit } from '@naru/contract/areas/portfolio/exhibit.ts';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './exhibit.module.css';
import { exhibitTexts } from './texts.ts';

/** Likes with one press, and takes that back with another. */
export function LikeButton({ exhibit }: { readonly exhibit: Exhibit }) {
  const texts = useTexts(exhibitTexts).like;
  const format = useFormat();
  const like = useCallMutation(exhibits.likeExhibit, { alertMessage: texts.failed });
  const { nominationId, isLiked, likeCount } = exhibit;
  return (
    <Button
      className={styles.like}
      icon={isLiked ? IconHeartFilled : IconHeart}
      aria-pressed={isLiked}
      aria-label={`${texts.add} ${format.number(likeCount)}`}
      onClick={() => like.mutate({ params: { id: nominationId }, body: { isLiked: !isLiked } })}
    >
      {texts.count(format.number(likeCount))}
    </Button>
  );
}
