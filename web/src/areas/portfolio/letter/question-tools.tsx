import type { LetterContent, LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconRuler from '@tabler/icons-react/dist/esm/icons/IconRuler2.mjs';
import { useState } from 'react';

import type { Autosaving } from '../../../blocks/autosave/use-autosave.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Row } from '../../../ui/row.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './letter.module.css';
import { moveQuestion, putQuestion } from './question-values.ts';
import { letterTexts } from './texts.ts';

const LimitSheet = loadOnUse(async () => (await import('./limit-sheet.tsx')).LimitSheet);

const VersionsSheet = loadOnUse(async () => (await import('./versions-sheet.tsx')).VersionsSheet);

const ExperiencePicker = loadOnUse(
  async () => (await withTexts(import('../experience/experience-picker.tsx'))).ExperiencePicker,
);

interface QuestionToolsProps {
  readonly letterId: string;
  readonly at: number;
  readonly question: LetterQuestion;
  readonly head: Autosaving<LetterContent>;
  readonly answer: Autosaving<string>;
  readonly onChange: (more: Partial<LetterQuestion>) => void;
  /** Puts a text into the answer, where the caret was. */
  readonly onPut: (text: string) => void;
}

/** Everything that is done with a question beside answering it. */
export function QuestionTools(props: QuestionToolsProps) {
  const { letterId, at, question, head, answer, onChange, onPut } = props;
  const all = useTexts(letterTexts);
  const texts = all.question;
  const format = useFormat();
  const [open, setOpen] = useState<'limit' | 'versions' | 'cards' | null>(null);
  const { autosave, value: content } = head;
  const list = content.questionList;
  const number = format.number(at + 1);
  const move = (by: -1 | 1): void => autosave.change({ ...content, questionList: moveQuestion(list, at, by) });
  const remove = (): void => {
    const rest = list.filter(({ questionId }) => questionId !== question.questionId);
    autosave.change({ ...content, questionList: rest });
    const undo = (): void => {
      const now = autosave.store.read().value;
      autosave.change({ ...now, questionList: putQuestion(now.questionList, question, at) });
    };
    showToast({ text: texts.removed(number), tone: 'done', action: { label: texts.undo, onPress: undo } });
  };
  return (
    <div className={styles.tools}>
      <Row>
        <Button size="small" icon={IconRuler} onClick={() => setOpen('limit')}>
          {texts.settings}
        </Button>
        <Button size="small" icon={IconHistory} onClick={() => setOpen('versions')}>
          {all.versions.open}
        </Button>
        <Button size="small" icon={IconCards} onClick={() => setOpen('cards')}>
          {texts.cards}
        </Button>
      </Row>
      <Menu
        label={texts.menu}
        align="end"
        trigger={(trigger) => <IconButton icon={IconDots} label={texts.menu} {...trigger} />}
        entries={[
          { id: 'up', label: texts.up, disabled: at === 0, onSelect: () => move(-1) },
          { id: 'down', label: texts.down, disabled: at === list.length - 1, onSelect: () => move(1) },
          { id: 'remove', label: texts.remove, danger: true, apart: true, onSelect: remove },
        ]}
      />
      {/* A sheet comes when it is asked for: without network its code cannot, and writing goes on. */}
      {open === 'limit' && (
        <LimitSheet open onClose={() => setOpen(null)} number={number} question={question} onChange={onChange} />
      )}
      {open === 'versions' && (
        <VersionsSheet
          open
          onClose={() => setOpen(null)}
          number={number}
          questionId={question.questionId}
          answer={answer}
        />
      )}
      {open === 'cards' && (
        <ExperiencePicker
          letterId={letterId}
          questionId={question.questionId}
          question={question.question}
          onPut={onPut}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
