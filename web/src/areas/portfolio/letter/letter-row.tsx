import { coverLetters, type ListedLetter } from '@naru/contract/areas/portfolio/letter.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { letterOf } from './addresses.ts';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';
import { useLetterName } from './use-letter-name.ts';

const SharePaper = loadOnUse(async () => (await withTexts(import('../share/share-paper.tsx'))).SharePaper);

/** One letter of the list. */
export function LetterRow({ letter }: { readonly letter: ListedLetter }) {
  const texts = useTexts(letterTexts).list;
  const format = useFormat();
  const nameOf = useLetterName();
  const { letterId, title, company, job, dueOn, language, changedAt, answeredList, correction } = letter;
  const target = [company, job].filter((part) => part.trim() !== '').join(' · ');
  const answered = answeredList.filter(Boolean).length;
  const left = dueOn === null ? undefined : format.daysUntil(dueOn);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <AppLink to={letterOf(letterId)}>{nameOf(letter)}</AppLink>
          {language === 'en' && <Tag tone="neutral">{texts.english}</Tag>}
        </h2>
        {title.trim() !== '' && target !== '' && <p className={styles.text}>{target}</p>}
        <p className={styles.meta}>
          <span className={styles.dots} aria-hidden>
            {answeredList.map((isAnswered, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- questions are told apart by their place only
              <i key={at} data-answered={isAnswered || undefined} />
            ))}
          </span>
          <span>
            {answeredList.length === 0
              ? texts.noQuestions
              : texts.progress({ answered: format.number(answered), all: format.number(answeredList.length) })}
          </span>
          <span>{texts.changed(format.relativeTime(changedAt))}</span>
        </p>
        {correction && (
          <p className={styles.meta}>
            <StateChip kind={correction.status === 'COMPLETED' ? 'done' : 'waiting'}>
              {correction.status === 'COMPLETED'
                ? texts.corrected(format.number(correction.round))
                : texts.asked(format.number(correction.round))}
            </StateChip>
          </p>
        )}
      </div>
      {left !== undefined && (
        <p className={styles.due} data-near={(left >= 0 && left <= 3) || undefined} data-past={left < 0 || undefined}>
          <strong>{left < 0 ? texts.past : format.dDay(dueOn)}</strong>
          <span>{texts.due(format.day(dueOn))}</span>
        </p>
      )}
      <LetterMenu letterId={letterId} name={nameOf(letter)} isInCorrection={correction?.status === 'REQUESTED'} />
    </li>
  );
}

interface LetterMenuProps {
  readonly letterId: string;
  readonly name: string;
  readonly isInCorrection: boolean;
}

function LetterMenu({ letterId, name, isInCorrection }: LetterMenuProps) {
  const texts = useTexts(letterTexts).list;
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const restore = useCallMutation(coverLetters.restoreLetter);
  const remove = useCallMutation(coverLetters.deleteLetter, {
    onSuccess: () => {
      setAsked(false);
      const undo = (): void => restore.mutate({ params: { id: letterId } });
      showToast({ text: texts.removed(name), tone: 'done', action: { label: texts.undo, onPress: undo } });
    },
  });
  const copy = useCallMutation(coverLetters.copyLetter, {
    onSuccess: ({ letterId: copyId }) => {
      showToast({ text: texts.copied, tone: 'done' });
      void navigate({ to: letterOf(copyId) });
    },
  });
  return (
    <>
      <Menu
        label={texts.menuOf(name)}
        align="end"
        trigger={(trigger) => <IconButton icon={IconDots} label={texts.menuOf(name)} {...trigger} />}
        entries={[
          { id: 'share', label: texts.share, onSelect: () => setSharing(true) },
          { id: 'copy', label: texts.copy, onSelect: () => copy.mutate({ params: { id: letterId } }) },
          {
            id: 'remove',
            label: texts.remove,
            danger: true,
            apart: true,
            onSelect: () => (isInCorrection ? setAsked(true) : remove.mutate({ params: { id: letterId } })),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.deleteTitle}
        confirmLabel={texts.remove}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: letterId } })}
      >
        {texts.deleteText}
      </ConfirmDialog>
      {isSharing && <SharePaper paper="LETTER" paperId={letterId} title={name} onClose={() => setSharing(false)} />}
    </>
  );
}
