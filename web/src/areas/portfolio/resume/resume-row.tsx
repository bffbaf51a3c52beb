import { resumes, type ResumeCard } from '@naru/contract/areas/portfolio/resume.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { askOf } from '../comment/addresses.ts';
import { useExportEntries } from '../exchange/use-export-entries.ts';
import { resumeFormRoute } from './routes.ts';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';

const SharePaper = loadOnUse(async () => (await withTexts(import('../share/share-paper.tsx'))).SharePaper);
const StoredPrint = loadOnUse(async () => (await import('./stored-print.tsx')).StoredPrint);

interface ResumeRowProps {
  readonly row: ResumeCard;
  readonly onCopy: () => void;
}

const share = (part: number, all: number): string => `${all === 0 ? 0 : Math.round((part / all) * 100)}%`;

/** One résumé: what it is for, how far it is in each language, and what it still lacks. */
export function ResumeRow({ row, onCopy }: ResumeRowProps) {
  const texts = useTexts(resumeTexts).list;
  const format = useFormat();
  const { title, dutyNm, isDefault, isBlind, changedAt, itemCount, textCount, metCount, needCount } = row;
  const { all, ko, en } = textCount;
  const isComplete = metCount === needCount;
  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        <h2 className={styles.name}>
          <AppLink to={addressOf(resumeFormRoute, { params: { id: row.resumeId } })}>{title}</AppLink>
          {isDefault && <Tag>{texts.default}</Tag>}
          {isBlind && <Tag tone="neutral">{texts.blind}</Tag>}
        </h2>
        <p className={styles.text}>
          {joinFacts([
            dutyNm ?? texts.noDuty,
            texts.items(format.number(itemCount)),
            texts.changed(format.moment(changedAt)),
          ])}
        </p>
        <p className={styles.meta}>
          {joinFacts([
            texts.languages({ ko: share(ko, all), en: share(en, all) }),
            isComplete ? texts.complete : texts.needs({ met: format.number(metCount), all: format.number(needCount) }),
          ])}
        </p>
      </div>
      <RowMenu row={row} onCopy={onCopy} />
    </li>
  );
}

function RowMenu({ row, onCopy }: ResumeRowProps) {
  const texts = useTexts(resumeTexts).list;
  const { resumeId: id, title, isDefault, isInCorrection } = row;
  const params = { id };
  const [isSharing, setSharing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const exports = useExportEntries(id);
  const [isPrinting, setPrinting] = useState(false);
  const makeDefault = useCallMutation(resumes.makeDefault, {
    label: texts.makeDefault,
    onSuccess: () => showToast({ text: texts.madeDefault(title), tone: 'done' }),
  });
  const restore = useCallMutation(resumes.undeleteResume, {
    label: texts.restore,
    onSuccess: () => showToast({ text: texts.restored(title), tone: 'done' }),
  });
  const remove = useCallMutation(resumes.deleteResume, {
    label: texts.delete,
    onSuccess: () => {
      setAsked(false);
      showToast({
        text: texts.deleted(title),
        action: { label: texts.undo, onPress: () => restore.mutate({ params }) },
      });
    },
  });
  return (
    <>
      <Menu
        label={texts.more(title)}
        align="end"
        entries={[
          {
            id: 'default',
            label: texts.makeDefault,
            icon: IconStar,
            disabled: isDefault,
            onSelect: () => makeDefault.mutate({ params }),
          },
          {
            id: 'ask',
            label: texts.ask,
            icon: IconMessage,
            onSelect: () => void navigate({ href: askOf({ kind: 'RESUME', paperId: id }) }),
          },
          { id: 'share', label: texts.share, icon: IconShare, onSelect: () => setSharing(true) },
          { id: 'copy', label: texts.copy, icon: IconCopy, onSelect: onCopy },
          { id: 'print', label: texts.print, icon: IconPrinter, onSelect: () => setPrinting(true) },
          ...exports,
          {
            id: 'delete',
            label: texts.delete,
            icon: IconTrash,
            danger: true,
            apart: true,
            onSelect: () => (isInCorrection ? setAsked(true) : remove.mutate({ params })),
          },
        ]}
        trigger={(slot) => <IconButton icon={IconDots} label={texts.more(title)} {...slot} />}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params })}
      >
        {texts.deleteText}
      </ConfirmDialog>
      {isSharing && <SharePaper paper="RESUME" paperId={id} title={title} onClose={() => setSharing(false)} />}
      {isPrinting && <StoredPrint resumeId={id} onClose={() => setPrinting(false)} />}
    </>
  );
}
