import type { TestResult } from '@naru/contract/areas/ability/result.ts';

import { AfterFirstPaint } from '../../../ui/after-first-paint.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { HistoryPart } from './history-part.tsx';
import { MeaningPart } from './meaning-part.tsx';
import { NextPart } from './next-part.tsx';
import { MorePictures, PicturePart } from './picture-part.tsx';
import { ReflectionPart, TheirReflection } from './reflection-part.tsx';
import styles from './result.module.css';
import { SharePart } from './share-part.tsx';
import { BetweenPart, NormPart, TrustPart } from './side-parts.tsx';
import { resultTexts } from './texts.ts';

/** A result on one page: the picture first, then words, what to do, what changed; beside it who sees it. */
export function ResultPage({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts);
  const { isOwn, isValidated, qualityList, between, nextList, reflection } = result;
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <div className={styles.main}>
          {qualityList.length > 0 && (
            <Notice tone="amber" title={texts.doubt}>
              {texts.doubtText}
            </Notice>
          )}
          {!isValidated && <Notice title={texts.notValidated}>{texts.notValidatedText}</Notice>}
          <PicturePart result={result} />
          <AfterFirstPaint>
            <MeaningPart result={result} />
            <NextPart nextList={nextList} isOwn={isOwn} />
          </AfterFirstPaint>
        </div>
        <AfterFirstPaint>
          <div className={styles.rest}>
            <MorePictures result={result} />
            <HistoryPart result={result} />
            {isOwn ? (
              <ReflectionPart key={result.resultId} result={result} />
            ) : (
              <TheirReflection reflection={reflection} />
            )}
          </div>
          <aside className={styles.side}>
            {isOwn && <SharePart result={result} />}
            <NormPart result={result} />
            <TrustPart result={result} />
            {between !== null && <BetweenPart between={between} />}
          </aside>
        </AfterFirstPaint>
      </div>
    </div>
  );
}
