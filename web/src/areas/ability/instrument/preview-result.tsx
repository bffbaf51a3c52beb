import type { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './instrument.module.css';
import { PreviewPicture } from './preview-picture.tsx';
import { instrumentTexts } from './texts.ts';

export type PreviewScore = CallOutput<typeof instrumentDesk.previewResult>['scoreList'][number];

interface PreviewResultProps {
  readonly content: Instrument;
  readonly language: TestLanguage;
  readonly scores: readonly PreviewScore[];
}

/** Shows the result of the answers: pictures first, then each scale with its level in words. */
export function PreviewResult({ content, language, scores }: PreviewResultProps) {
  const texts = useTexts(instrumentTexts).preview;
  return (
    <Stack gap={32}>
      <Section title={texts.result} text={texts.resultText}>
        <div className={styles.picturePair}>
          {content.pictureList.map((picture) => (
            <PreviewPicture
              key={`${picture.kind} ${picture.scaleList.join()}`}
              picture={picture}
              content={content}
              language={language}
              scores={scores}
            />
          ))}
        </div>
      </Section>
      <Section title={texts.meaning}>
        <DefinitionList
          items={content.scaleList.map((scale) => ({
            id: scale.code,
            term: scale.name[language],
            value: (
              <ScaleWords
                scale={scale}
                language={language}
                score={scores.find(({ scaleCode }) => scaleCode === scale.code)}
              />
            ),
          }))}
        />
      </Section>
    </Stack>
  );
}

interface ScaleWordsProps {
  readonly scale: Instrument['scaleList'][number];
  readonly language: TestLanguage;
  readonly score: PreviewScore | undefined;
}

function ScaleWords({ scale, language, score }: ScaleWordsProps) {
  const all = useTexts(instrumentTexts);
  const texts = all.preview;
  const format = useFormat();
  if (!score || score.points === null || score.raw === null || score.level === null)
    return <span>{texts.noScore}</span>;
  const { raw, least, most, points, level } = score;
  const said = scale.levelList.find((one) => one.level === level)?.text ?? scale.definition;
  return (
    <>
      <p className={styles.scaleScore}>{joinFacts([all.levels[level], texts.points(format.number(points))])}</p>
      <p className={styles.text} lang={language}>
        {said[language]}
      </p>
      <p className={styles.meta}>
        {texts.raw({ raw: format.number(raw), least: format.number(least), most: format.number(most) })}
      </p>
    </>
  );
}
