import type { DeskComment } from '@naru/contract/areas/portfolio/comment.ts';
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';
import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs';
import { type ReactNode, useMemo, useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/row.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './comment.module.css';
import { DeskList } from './desk-list.tsx';
import { newCommentId } from './drafts.ts';
import { listEntries } from './entries.ts';
import { commentTexts } from './texts.ts';
import type { Desk } from './use-desk.ts';

interface DeskResumeProps {
  readonly resume: NonNullable<PaperSnapshot['resume']>;
  readonly comments: readonly DeskComment[];
  readonly desk: Desk;
  readonly canWrite: boolean;
  /** The résumé as it is printed. */
  readonly paper: ReactNode;
}

/** Shows the résumé of a request as it is printed; comments are on one of its items, or on all of it. */
export function DeskResume({ resume, comments, desk, canWrite, paper }: DeskResumeProps) {
  const texts = useTexts(commentTexts).desk;
  const [title, setTitle] = useState('');
  const [chosen, choose] = useState<string>();
  const entries = useMemo(
    () => listEntries(comments, desk.drafts, []).filter(({ questionId }) => questionId === null),
    [comments, desk.drafts],
  );
  const options = useMemo(
    () => [{ value: '', label: texts.wholeResume }, ...listTitles(resume).map((value) => ({ value, label: value }))],
    [resume, texts.wholeResume],
  );
  const begin = (): void => {
    const commentId = newCommentId();
    desk.write({
      commentId,
      questionId: null,
      begins: 0,
      ends: 0,
      quote: title,
      text: '',
      suggestion: null,
      version: null,
    });
    choose(commentId);
  };
  return (
    <section className={styles.answer} aria-label={resume.title}>
      <div className={styles.paper}>{paper}</div>
      <div className={styles.side}>
        <Stack gap={16}>
          {canWrite && (
            <Stack gap={8}>
              <Select label={texts.resumeItem} options={options} value={title} onValueChange={setTitle} />
              <Row>
                <Button icon={IconMessagePlus} size="small" onClick={begin}>
                  {texts.onResume}
                </Button>
              </Row>
            </Stack>
          )}
          <DeskList entries={entries} desk={desk} canWrite={canWrite} chosen={chosen} onChoose={choose} />
        </Stack>
      </div>
    </section>
  );
}

/** Lists the titles of what the résumé shows, each once. */
function listTitles({ content, language }: DeskResumeProps['resume']): readonly string[] {
  const titles = content.sectionList.flatMap(({ itemList }) =>
    itemList.filter(({ isShown }) => isShown).map(({ title }) => title[language] || title.ko || title.en),
  );
  return [...new Set(titles.filter((title) => title !== ''))];
}
