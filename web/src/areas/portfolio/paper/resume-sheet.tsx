import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { ConfirmedMark } from './confirmed-mark.tsx';
import styles from './paper.module.css';
import type { PrintedItem, PrintedResume, PrintedSection } from './printed-resume.ts';
import { TextLines } from './text-lines.tsx';
import { PAPER_WORDS } from './words.ts';

export interface ResumeSheetProps {
  readonly resume: PrintedResume;
  readonly language: PaperLanguage;
  /** The address of a picture; null for none. */
  readonly photo: string | null;
}

/** Writes a résumé as blocks one below the other, so that pages can break between them. */
export function ResumeSheet({ resume, language, photo }: ResumeSheetProps) {
  return (
    <>
      <ResumeHead resume={resume} language={language} photo={photo} />
      <TextLines lines={resume.summaryLines} className={styles.summary} />
      {resume.sectionList.map((section) => (
        <ResumePart key={section.section} part={section} language={language} />
      ))}
    </>
  );
}

function ResumeHead({ resume, language, photo }: ResumeSheetProps) {
  return (
    <div className={styles.head} lang={language}>
      <div className={styles.person}>
        <p className={styles.name}>
          {resume.name}
          {resume.otherName !== '' && <span className={styles.otherName}>{` ${resume.otherName}`}</span>}
        </p>
        {resume.headline !== '' && <p className={styles.headline}>{resume.headline}</p>}
        {language === 'en' ? (
          <p className={styles.contacts}>{resume.factList.map(({ value }) => value).join('  ·  ')}</p>
        ) : (
          <dl className={styles.facts}>
            {resume.factList.flatMap(({ term, value }) => [
              <dt key={`${term} term`}>{term}</dt>,
              <dd key={`${term} value`}>{value}</dd>,
            ])}
          </dl>
        )}
      </div>
      {photo !== null && <img className={styles.photo} src={photo} alt="" />}
    </div>
  );
}

function ResumePart({ part, language }: { readonly part: PrintedSection; readonly language: PaperLanguage }) {
  return (
    <>
      <h2 className={styles.heading} lang={language} data-break={part.breaksBefore || undefined}>
        {part.heading}
      </h2>
      {part.itemList.map((item) => (
        <ResumeEntry key={item.itemId} item={item} section={part.section} language={language} />
      ))}
    </>
  );
}

interface ResumeEntryProps {
  readonly item: PrintedItem;
  readonly section: PrintedSection['section'];
  readonly language: PaperLanguage;
}

function ResumeEntry({ item, section, language }: ResumeEntryProps) {
  const isNameList = section === 'SKILL' || section === 'LINK';
  const lines = item.url === '' ? item.lines : [...item.lines, item.url];
  const below = isNameList ? [] : lines;
  const details = isNameList ? [item.beside, item.detail, ...lines] : [item.detail];
  return (
    <>
      <div
        className={styles.item}
        lang={language}
        data-keep={below.length > 0 || undefined}
        data-break={item.breaksBefore || undefined}
      >
        <div className={isNameList ? styles.label : styles.period}>
          {isNameList ? item.main : item.period}
          {item.duration !== '' && <span className={styles.duration}>{item.duration}</span>}
        </div>
        <div>
          {!isNameList && (
            <p className={styles.line}>
              <strong className={styles.main}>{item.main}</strong>
              {item.isConfirmed && <ConfirmedMark label={PAPER_WORDS[language].confirmed} />}
              {item.beside !== '' && <span className={styles.beside}>{` ${item.beside}`}</span>}
            </p>
          )}
          {details.map((text, index) =>
            text === '' ? null : (
              // oxlint-disable-next-line react/no-array-index-key -- a line is its place and nothing else
              <p key={index} className={styles.detail}>
                {text}
                {isNameList && index === 0 && item.isConfirmed && (
                  <ConfirmedMark label={PAPER_WORDS[language].confirmed} />
                )}
              </p>
            ),
          )}
        </div>
      </div>
      <TextLines lines={below} className={styles.text} />
    </>
  );
}
