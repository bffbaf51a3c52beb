import type { ResumeContent, ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';

import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Tag } from '../../../ui/tag.tsx';
import { findDifferences, type ItemDifference } from './diff.ts';
import { writeMonth } from './edits.ts';
import { nameItem } from './name-item.ts';
import styles from './resume.module.css';
import { resumeTexts, type ResumeTexts } from './texts.ts';

interface DiffListProps {
  readonly older: ResumeContent;
  readonly newer: ResumeContent;
  readonly words: ResumeTexts['diff'];
}

/** Says in what two states of a résumé differ, item by item, the changed lines below each other. */
export function DiffList({ older, newer, words }: DiffListProps) {
  const found = findDifferences(older, newer);
  if (found.isSame) return <p className={styles.text}>{words.same}</p>;
  return (
    <ul className={styles.diffs}>
      {found.isPersonChanged && (
        <li className={styles.diff}>
          <p className={styles.itemName}>
            {words.person} <Tag tone="neutral">{words.changed}</Tag>
          </p>
          <Lines one={personLines(older)} other={personLines(newer)} words={words} />
        </li>
      )}
      {found.itemList.map((difference) => (
        <DiffRow key={keyOf(difference)} difference={difference} words={words} />
      ))}
      {found.isOrderOnly && <li className={styles.text}>{words.order}</li>}
    </ul>
  );
}

const keyOf = ({ one, other, kind }: ItemDifference): string => `${kind} ${(one ?? other)?.itemId ?? ''}`;

interface DiffRowProps {
  readonly difference: ItemDifference;
  readonly words: ResumeTexts['diff'];
}

function DiffRow({ difference: { section, kind, one, other }, words }: DiffRowProps) {
  const texts = useTexts(resumeTexts);
  const locale = useLocale();
  const item = other ?? one;
  if (!item) return null;
  return (
    <li className={styles.diff}>
      <p className={styles.itemName}>
        {nameItem(item, locale) || texts.item.untitled}
        <Tag tone={kind === 'changed' ? 'neutral' : 'accent'}>{words[kind]}</Tag>
      </p>
      <p className={styles.meta}>{texts.sections[section]}</p>
      {one && other && <Lines one={itemLines(one)} other={itemLines(other)} words={words} />}
    </li>
  );
}

interface LinesProps {
  readonly one: readonly string[];
  readonly other: readonly string[];
  readonly words: ResumeTexts['diff'];
}

/** The lines that differ, as they were and as they are. */
function Lines({ one, other, words }: LinesProps) {
  const changed = one.flatMap((line, at) => (line === other[at] ? [] : [{ at, from: line, to: other[at] ?? '' }]));
  return (
    <dl className={styles.lines}>
      {changed.map(({ at, from, to }) => (
        <div key={at} className={styles.line}>
          <dt className="visually-hidden">{words.before}</dt>
          <dd className={styles.was}>{from || words.nothing}</dd>
          <dt className="visually-hidden">{words.now}</dt>
          <dd className={styles.is}>{to || words.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}

function itemLines({ title, place, detail, text, begins, ends, url }: ResumeItem): string[] {
  const pairs = [title, place, detail, text].flatMap(({ ko, en }) => [ko, en]);
  return [...pairs, writeMonth(begins), writeMonth(ends), url];
}

function personLines({ person }: ResumeContent): string[] {
  const { name, headline, gender, address, summary, birthOn, email, phone } = person;
  return [...[name, headline, gender, address, summary].flatMap(({ ko, en }) => [ko, en]), birthOn, email, phone];
}
