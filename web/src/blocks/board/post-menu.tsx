import type { Post } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import { useNavigate } from '@tanstack/react-router';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { StepMenu } from '../workflow/step-menu.tsx';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface PostMenuProps {
  readonly post: Post;
  readonly onPrint: () => void;
}

/** The actions on the post, as far as the server allows them. */
export function PostMenu({ post, onPrint }: PostMenuProps) {
  const texts = useTexts(boardTexts).detail;
  const place = usePlace();
  const navigate = useNavigate();
  const share = (): void => {
    const address = new URL(place.detail(post.postId), location.href).href;
    void copyText(address, { copied: texts.shared, copyFailed: texts.shareFailed });
  };
  return (
    <>
      {post.can.change && (
        <ButtonLink as={(slot) => <AppLink to={place.form(post.postId)} {...slot} />}>{texts.change}</ButtonLink>
      )}
      <StepMenu
        call={calls.stepPost}
        record={{ id: post.postId, version: post.version, params: { code: place.code } }}
        steps={post.stepList}
        words={texts.steps}
        looks={{ DELETE: 'danger' }}
        onDone={(action) => action === 'DELETE' && void navigate({ to: place.list() })}
        label={texts.more}
        entries={[
          { id: 'share', label: texts.share, icon: IconLink, onSelect: share },
          { id: 'print', label: texts.print, icon: IconPrinter, onSelect: onPrint },
        ]}
        trigger={(trigger, isPending) => (
          <Button {...trigger} icon={IconDots} busy={isPending}>
            {texts.more}
          </Button>
        )}
      />
    </>
  );
}
