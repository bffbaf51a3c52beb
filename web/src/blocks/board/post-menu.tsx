import type { Post, PostAction } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useNavigate } from '@tanstack/react-router';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface PostMenuProps {
  readonly post: Post;
  readonly onPrint: () => void;
}

/** What may be done with the post: the server says which of it. */
export function PostMenu({ post, onPrint }: PostMenuProps) {
  const all = useTexts(boardTexts);
  const texts = all.detail;
  const place = usePlace();
  const navigate = useNavigate();
  const [asksDelete, setAsksDelete] = useState(false);
  const act = useCallMutation(calls.changePostStatus, { alertMessage: null });

  const run = (action: PostAction): void =>
    act.mutate(
      { params: { code: place.code, id: post.postId }, body: { action, version: post.version } },
      {
        onSuccess: () => {
          setAsksDelete(false);
          showToast({ text: texts.done[action] });
          if (action === 'DELETE') void navigate({ to: place.list() });
        },
        onError: (failure) => {
          setAsksDelete(false);
          showToast({ text: failure.code === FAILURE.conflict.code ? texts.changedMeanwhile : failure.message });
        },
      },
    );
  const share = (): void => {
    navigator.clipboard.writeText(new URL(place.detail(post.postId), location.href).href).then(
      () => showToast({ text: texts.shared }),
      () => showToast({ text: texts.shareFailed }),
    );
  };
  const entries: MenuEntry[] = [
    { id: 'share', label: texts.share, icon: IconLink, onSelect: share },
    { id: 'print', label: texts.print, icon: IconPrinter, onSelect: onPrint },
    ...post.can.actionList.map((action, at): MenuEntry => ({
      id: action,
      label: texts.actions[action],
      danger: action === 'DELETE',
      apart: at === 0,
      onSelect: () => (action === 'DELETE' ? setAsksDelete(true) : run(action)),
    })),
  ];
  return (
    <>
      {post.can.change && (
        <ButtonLink as={(slot) => <AppLink to={place.form(post.postId)} {...slot} />}>{texts.change}</ButtonLink>
      )}
      <Menu
        label={texts.more}
        align="end"
        entries={entries}
        trigger={(trigger) => (
          <Button {...trigger} icon={IconDots} busy={act.isPending}>
            {texts.more}
          </Button>
        )}
      />
      <ConfirmDialog
        open={asksDelete}
        onOpenChange={setAsksDelete}
        title={texts.deleteTitle}
        keepLabel={texts.keep}
        confirmLabel={texts.actions.DELETE}
        busyLabel={texts.deleting}
        busy={act.isPending}
        danger
        onConfirm={() => run('DELETE')}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </>
  );
}
