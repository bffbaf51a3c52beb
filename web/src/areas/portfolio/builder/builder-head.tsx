import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';

import { SaveLine } from '../../../blocks/autosave/save-line.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { shownPortfolioRoute } from '../page/routes.ts';
import { PORTFOLIOS, publishOf } from '../start/addresses.ts';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './builder.module.css';
import { builderTexts } from './texts.ts';
import type { Actions } from './use-actions.ts';
import type { Builder } from './use-builder.ts';

interface BuilderHeadProps {
  readonly builder: Builder;
  readonly actions: Actions;
  readonly showKeys: () => void;
}

/** Names the portfolio, says whether it is saved, and leads to its look and to publishing. */
export function BuilderHead({ builder, actions, showKeys }: BuilderHeadProps) {
  const texts = useTexts(builderTexts);
  const { draft, paper, saving, canUndo, canRedo } = builder;
  const isPhone = useMediaQuery(phone);
  const isPublished = draft.status === 'PUBLISHED';
  const isNewer = isPublished && (draft.isChangedSince || saving.version > draft.contentVersion);
  const openPreview = async (): Promise<void> => {
    // It shows what the server has.
    await saving.autosave.flush();
    const address = addressOf(shownPortfolioRoute, {
      params: { prtfolioId: draft.portfolioId },
      search: { draft: 1 },
    });
    window.open(address, '_blank', 'noopener');
  };
  return (
    <PageHeader
      breadcrumb={<AppLink to={PORTFOLIOS}>{texts.toList}</AppLink>}
      title={paper.title.trim() || texts.untitled}
      chip={<Tag tone={isPublished ? 'accent' : 'neutral'}>{texts.status[draft.status]}</Tag>}
      purpose={
        <span className={styles.saveLine}>
          <SaveLine status={saving.status} savedAt={saving.savedAt} />
          {isNewer && <span>{texts.changedSince}</span>}
        </span>
      }
      actions={
        <div className={styles.actions}>
          <IconButton icon={IconArrowBackUp} label={texts.undo} disabled={!canUndo} onClick={actions.undo} />
          <IconButton icon={IconArrowForwardUp} label={texts.redo} disabled={!canRedo} onClick={actions.redo} />
          <IconButton icon={IconPalette} label={texts.look} onClick={() => builder.edit({ part: 'page' })} />
          {!isPhone && <IconButton icon={IconKeyboard} label={texts.shortcuts} onClick={showKeys} />}
          {isPhone ? (
            <IconButton icon={IconEye} label={texts.preview} onClick={() => void openPreview()} />
          ) : (
            <Button icon={IconEye} onClick={() => void openPreview()}>
              {texts.preview}
            </Button>
          )}
          <ButtonLink variant="primary" as={(slot) => <AppLink to={publishOf(draft.portfolioId)} {...slot} />}>
            {isNewer ? texts.publishAgain : texts.publish}
          </ButtonLink>
        </div>
      }
    />
  );
}
