import type { Post } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellFilled from '@tabler/icons-react/dist/esm/icons/IconBellFilled.mjs';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface FollowButtonProps {
  readonly postId: string;
  readonly following: NonNullable<Post['following']>;
}

/** Turns notifications of new comments on and off. */
export function FollowButton({ postId, following }: FollowButtonProps) {
  const texts = useTexts(boardTexts).comments.follow;
  const format = useFormat();
  const { code } = usePlace();
  const follow = useCallMutation(calls.followPost, {
    onSuccess: ({ isFollowing }) => showToast({ text: isFollowing ? texts.begun : texts.ended, tone: 'done' }),
  });
  const { isFollowing, followerCount } = following;
  return (
    <Button
      variant="text"
      size="small"
      icon={isFollowing ? IconBellFilled : IconBell}
      aria-pressed={isFollowing}
      busy={follow.isPending}
      onClick={() => follow.mutate({ params: { code, id: postId }, body: { isFollowing: !isFollowing } })}
    >
      {followerCount > 0 ? texts.labelOf(format.number(followerCount)) : texts.label}
    </Button>
  );
}
