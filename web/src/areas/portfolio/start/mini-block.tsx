import type { BlockOf, PortfolioBlock } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownFacts } from '@naru/contract/areas/portfolio/page-facts.ts';
import { isPrompt } from '@naru/contract/areas/portfolio/prompt.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import type { RichTextNode } from '@naru/contract/shared/rich-text.ts';

import styles from './mini-page.module.css';

interface MiniBlockProps {
  readonly block: PortfolioBlock;
  readonly facts: ShownFacts;
  readonly language: 'ko' | 'en';
}

const textOf = ({ text = '', content = [] }: RichTextNode): string => text + content.map(textOf).join('');

/** Draws a block small. */
export function MiniBlock({ block, facts, language }: MiniBlockProps) {
  switch (block.kind) {
    case 'HEADING':
      return <p className={styles.heading}>{block.text}</p>;
    case 'TEXT':
      return <Words text={block.text.content.map(textOf).join(' ')} />;
    case 'QUOTE':
      return <p className={styles.quote}>{block.text}</p>;
    case 'PROJECT':
      return <MiniProject block={block} />;
    case 'TIMELINE':
      return <MiniLines lines={block.itemList.map(({ title, begins }) => [title, begins])} mark="dot" />;
    case 'RECORD':
    case 'RESUME':
      return <MiniFacts block={block} facts={facts} language={language} />;
    case 'BADGE':
      return <MiniBadges block={block} facts={facts} language={language} />;
    case 'SKILL':
      return <MiniSkills block={block} />;
    case 'CHART':
      return <MiniChart block={block} facts={facts} language={language} />;
    case 'GALLERY':
    case 'IMAGE':
    case 'VIDEO':
      return (
        <div className={styles.pictures} data-single={block.kind !== 'GALLERY' || undefined}>
          <span />
          {block.kind === 'GALLERY' && <span />}
          {block.kind === 'GALLERY' && <span />}
        </div>
      );
    case 'FILE':
    case 'LINK':
      return <p className={styles.words}>{block.title}</p>;
    case 'DIVIDER':
      return <hr className={styles.divider} />;
  }
}

function Words({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p className={styles.words} data-prompt={isPrompt(text) || undefined}>
      {text}
    </p>
  );
}

function MiniProject({ block: { title, role, text, tagList } }: { readonly block: BlockOf<'PROJECT'> }) {
  return (
    <div className={styles.project}>
      <p className={styles.title} data-prompt={isPrompt(title) || undefined}>
        {title}
      </p>
      {role !== '' && <p className={styles.soft}>{role}</p>}
      <Words text={text} />
      {tagList.length > 0 && (
        <p className={styles.tags}>
          {tagList.slice(0, 4).map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
      )}
    </div>
  );
}

interface MiniLinesProps {
  readonly lines: readonly (readonly [text: string, note: string])[];
  readonly mark: 'dot' | 'check';
}

const MOST_LINES = 7;

function MiniLines({ lines, mark }: MiniLinesProps) {
  return (
    <ul className={styles.lines} data-mark={mark}>
      {lines.slice(0, MOST_LINES).map(([text, note]) => (
        <li key={`${text} ${note}`}>
          {text}
          {note !== '' && <span className={styles.soft}> {note.replace('-', '.')}</span>}
        </li>
      ))}
    </ul>
  );
}

type OfFacts<Kind extends PortfolioBlock['kind']> = Omit<MiniBlockProps, 'block'> & { readonly block: BlockOf<Kind> };

function MiniFacts({ block, facts, language }: OfFacts<'RECORD' | 'RESUME'>) {
  if (block.kind === 'RECORD') {
    const named = new Set(block.sourceList.map(sourceKey));
    const records = facts.recordList.filter(({ source }) => named.has(sourceKey(source)));
    const lines = records.map(({ title, begins }) => [title[language] || title.ko, begins] as const);
    return <MiniLines lines={lines} mark="check" />;
  }
  const resume = facts.resumeList.find(({ resumeId }) => resumeId === block.resumeId);
  const shown = (resume?.sectionList ?? []).filter(({ section }) => block.sectionList.includes(section));
  const lines = shown.flatMap(({ itemList }) =>
    itemList.map(({ title, place, begins }) => {
      const name = title[language] || title.ko || place[language] || place.ko;
      return [name, begins] as const;
    }),
  );
  return <MiniLines lines={lines} mark="dot" />;
}

function MiniBadges({ block, facts, language }: OfFacts<'BADGE'>) {
  const wanted = new Set(block.assertionIdList);
  return (
    <p className={styles.badges}>
      {facts.badgeList
        .filter(({ assertionId }) => wanted.has(assertionId))
        .map(({ assertionId, name, look }) => (
          <span key={assertionId} className={styles.badge}>
            <span className={styles.shape} data-tone={look.tone} />
            {name[language]}
          </span>
        ))}
    </p>
  );
}

function MiniSkills({ block: { itemList } }: { readonly block: BlockOf<'SKILL'> }) {
  return (
    <p className={styles.tags}>
      {itemList.map(({ name }) => (
        <span key={name} data-prompt={isPrompt(name) || undefined}>
          {name}
        </span>
      ))}
    </p>
  );
}

function MiniChart({ block: { source }, facts, language }: OfFacts<'CHART'>) {
  const chart = facts.chartList.find((one) => source && sourceKey(one.source) === sourceKey(source));
  return (
    <div className={styles.chart}>
      {chart?.scaleList.slice(0, 6).map(({ name, value }) => (
        <p key={name.ko}>
          <span className={styles.soft}>{name[language]}</span>
          <meter min={0} max={100} value={value} />
        </p>
      ))}
    </div>
  );
}
