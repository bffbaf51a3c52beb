import { coverLetters, type DeletedLetter } from '@naru/contract/areas/portfolio/letter.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';
import { useLetterName } from './use-letter-name.ts';

/** Letters that were deleted lately, each with a way back. */
export function BinPart({ deleted }: { readonly deleted: readonly DeletedLetter[] }) {
  const texts = useTexts(letterTexts).list;
  const format = useFormat();
  const nameOf = useLetterName();
  const restore = useCallMutation(coverLetters.restoreLetter, { label: texts.restore });
  const bringBack = (id: string, name: string): void =>
    restore.mutate({ params: { id } }, { onSuccess: () => showToast({ text: texts.restored(name), tone: 'done' }) });
  return (
    <Section title={texts.bin} text={texts.binText} size="small">
      <ul className={styles.bin}>
        {deleted.map((letter) => (
          <li key={letter.letterId} className={styles.binRow}>
            <span className={styles.words}>
              {nameOf(letter)} <span className={styles.meta}>{texts.deletedAt(format.moment(letter.deletedAt))}</span>
            </span>
            <Button
              size="small"
              aria-label={texts.restoreOf(nameOf(letter))}
              onClick={() => bringBack(letter.letterId, nameOf(letter))}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
