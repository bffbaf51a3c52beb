import type { LetterContent } from '@naru/contract/areas/portfolio/letter.ts';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';

import { autosaveTexts } from '../../../blocks/autosave/texts.ts';
import { SaveLine } from '../../../blocks/autosave/save-line.tsx';
import type { AutosaveStatus } from '../../../blocks/autosave/types.ts';
import type { Autosaving } from '../../../blocks/autosave/use-autosave.ts';
import { LeaveGuard } from '../../../blocks/form/leave-guard.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { correctionOf, LETTER_LIST } from './addresses.ts';
import { HeadFields } from './head-fields.tsx';
import { letterTexts } from './texts.ts';
import type { AnswerStates } from './use-answers.ts';
import { useLetterName } from './use-letter-name.ts';

const SharePaper = loadOnUse(async () => (await withTexts(import('../share/share-paper.tsx'))).SharePaper);

interface WriteHeadProps {
  readonly letterId: string;
  readonly head: Autosaving<LetterContent>;
  readonly answers: AnswerStates;
  readonly chosen: string | undefined;
}

/** States in the order in which they matter: the last one is shown. */
const ORDER: readonly AutosaveStatus[] = ['saved', 'unsaved', 'saving', 'stuck', 'gone', 'refused', 'conflict'];
const HELD: ReadonlySet<AutosaveStatus> = new Set(['stuck', 'gone', 'refused', 'conflict'] as const);

/** The head of a letter that is written: what it is for, whether all is saved, and what comes next. */
export function WriteHead({ letterId, head, answers, chosen }: WriteHeadProps) {
  const all = useTexts(letterTexts);
  const texts = all.head;
  const leaving = useTexts(autosaveTexts);
  const format = useFormat();
  const nameOf = useLetterName();
  const [isOpen, setOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const content = head.value;
  const title = nameOf(content);
  const states = [head, ...Object.values(answers)];
  const status = ORDER.findLast((one) => states.some((state) => state.status === one)) ?? 'saved';
  const savedAt =
    states
      .flatMap((state) => state.savedAt ?? [])
      .toSorted()
      .at(-1) ?? null;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LETTER_LIST}>{all.toList}</AppLink>}
        title={title}
        chip={content.dueOn === null ? undefined : <Tag tone="neutral">{format.dDay(content.dueOn)}</Tag>}
        menu={
          <Menu
            label={all.list.menuOf(title)}
            align="end"
            trigger={(slot) => <IconButton icon={IconDots} label={all.list.menuOf(title)} {...slot} />}
            entries={[{ id: 'share', label: all.list.share, icon: IconShare, onSelect: () => setSharing(true) }]}
          />
        }
        purpose={<SaveLine status={status} savedAt={savedAt} />}
        actions={
          <>
            <Button icon={IconAdjustments} onClick={() => setOpen(true)}>
              {texts.open}
            </Button>
            {chosen !== undefined && (
              <ButtonLink variant="primary" as={(slot) => <AppLink to={correctionOf(letterId)} {...slot} />}>
                {all.ask}
              </ButtonLink>
            )}
          </>
        }
      />
      <Sheet open={isOpen} onOpenChange={setOpen} title={texts.title}>
        <HeadFields content={content} onChange={head.autosave.change} />
      </Sheet>
      {isSharing && <SharePaper paper="LETTER" paperId={letterId} title={title} onClose={() => setSharing(false)} />}
      <LeaveGuard isUnsaved={HELD.has(status)} text={leaving.leaveText} />
    </>
  );
}
