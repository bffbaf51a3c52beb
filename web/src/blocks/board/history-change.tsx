import type { PostVersion } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useMemo } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueryError } from '../query/query-error.tsx';
import { ChangedText } from './changed-text.tsx';
import { compareTexts } from './compare-texts.ts';
import styles from './post-history.module.css';
import { boardTexts } from './texts.ts';

export interface HistoryChangeProps {
  readonly params: { readonly code: string; readonly id: string; readonly number: string };
}

/** A post before a change and after it, side by side. */
export function HistoryChange({ params }: HistoryChangeProps) {
  const texts = useTexts(boardTexts).history;
  const query = useCall(calls.readChange, { params }, { label: texts.title, alertMessage: null });
  if (query.isError) return <QueryError title={texts.errorTitle} query={query} />;
  if (!query.data) return <Skeleton count={4} />;
  return <ComparedVersions {...query.data} />;
}

function ComparedVersions({ change, before, after }: CallOutput<typeof calls.readChange>) {
  const all = useTexts(boardTexts);
  const texts = all.history;
  const hasPart = (part: (typeof change.partList)[number]): boolean => change.partList.includes(part);
  const titles = compareTexts(before.title, after.title);
  const words = useMemo(() => compareTexts(before.text, after.text), [before.text, after.text]);
  const files = compareTexts(listFiles(before), listFiles(after));
  return (
    <div className={styles.versions}>
      {(['before', 'after'] as const).map((side) => {
        const version = side === 'before' ? before : after;
        return (
          <Section key={side} title={texts[side]} size="small" headingLevel={3}>
            <div className={styles.version}>
              <strong>
                <ChangedText side={side} pieces={titles[side]} />
              </strong>
              {hasPart('CATEGORY') && (
                <span className={styles.fact}>
                  <ChangedText
                    side={side}
                    pieces={[{ text: version.categoryNm ?? all.form.noCategory, isChanged: true }]}
                  />
                </span>
              )}
              {hasPart('LOOK') && <span className={styles.fact}>{texts.look}</span>}
              <ChangedText side={side} pieces={words[side]} />
              {(hasPart('FILES') || version.fileNmList.length > 0) && (
                <span className={styles.fact}>
                  {texts.files}
                  <ChangedText
                    side={side}
                    pieces={version.fileNmList.length > 0 ? files[side] : [{ text: texts.noFiles, isChanged: false }]}
                  />
                </span>
              )}
            </div>
          </Section>
        );
      })}
    </div>
  );
}

function listFiles({ fileNmList }: PostVersion): string {
  return fileNmList.join('\n');
}
