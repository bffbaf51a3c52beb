import { portfolioStart, type PortfolioCard } from '@naru/contract/areas/portfolio/start.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { printOf, versionsOf } from './addresses.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { startTexts } from './texts.ts';

/** Actions on a portfolio beside writing it. */
export function CardMenu({ card: { portfolioId: id, title, language } }: { readonly card: PortfolioCard }) {
  const texts = useTexts(startTexts).list;
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const params = { id };
  const copy = useCallMutation(portfolioStart.createPortfolio, {
    label: texts.copy,
    onSuccess: () => showToast({ text: texts.copied(title), tone: 'done' }),
  });
  const restore = useCallMutation(portfolioStart.undeletePortfolio, {
    label: texts.restore,
    onSuccess: () => showToast({ text: texts.restored(title), tone: 'done' }),
  });
  const remove = useCallMutation(portfolioStart.deletePortfolio, {
    label: texts.delete,
    alertMessage: null,
    onSuccess: () =>
      showToast({
        text: texts.deleted(title),
        action: { label: texts.undo, onPress: () => restore.mutate({ params }) },
      }),
  });
  const name = texts.copyName(title).slice(0, SHOWN_MOST.title);
  return (
    <>
      <Menu
        label={texts.more(title)}
        align="end"
        entries={[
          { id: 'rename', label: texts.rename, icon: IconPencil, onSelect: () => setRenaming(true) },
          {
            id: 'copy',
            label: texts.copy,
            icon: IconCopy,
            onSelect: () => copy.mutate({ body: { title: name, language, beginsWith: 'COPY', copyOf: id } }),
          },
          {
            id: 'versions',
            label: texts.versions,
            icon: IconHistory,
            onSelect: () => void navigate({ to: versionsOf(id) }),
          },
          { id: 'print', label: texts.print, icon: IconPrinter, onSelect: () => void navigate({ to: printOf(id) }) },
          {
            id: 'delete',
            label: texts.delete,
            icon: IconTrash,
            danger: true,
            apart: true,
            onSelect: () => remove.mutate({ params }),
          },
        ]}
        trigger={(slot) => <IconButton icon={IconDots} label={texts.more(title)} {...slot} />}
      />
      {isRenaming && <RenameDialog portfolioId={id} title={title} onClose={() => setRenaming(false)} />}
      {remove.error && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {fieldErrorsOf(remove.error)[0]?.message ?? remove.error.message}
        </Notice>
      )}
    </>
  );
}
