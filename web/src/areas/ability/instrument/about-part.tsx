import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ChangesWords } from './changes-words.tsx';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';
import type { VersionPartProps } from './version-screen.tsx';

/** Shows the description of a version, its times and rules, and what it changed. */
export function AboutPart({ instrument, language }: VersionPartProps) {
  const texts = useTexts(instrumentTexts).about;
  const { content, changes } = instrument;
  const written = (text: string) => (
    <span className={styles.written} lang={language}>
      {text}
    </span>
  );
  return (
    <Stack gap={32}>
      <DefinitionList
        items={[
          { term: texts.summary, value: written(content.summary[language]) },
          { term: texts.instructions, value: written(content.instructions[language]) },
          { term: texts.source, value: written(content.source[language]) },
          { term: texts.evidence, value: content.evidence ? written(content.evidence[language]) : texts.noEvidence },
          ...useRules(instrument, language),
        ]}
      />
      {changes && <ChangesWords changes={changes} headingLevel={2} />}
    </Stack>
  );
}

/** Times and rules of a version, in words. */
function useRules({ content }: VersionPartProps['instrument'], language: VersionPartProps['language']) {
  const all = useTexts(instrumentTexts);
  const texts = all.about;
  const format = useFormat();
  const { minutes, itemsPerPage, retakeDays, pictureList, cuts, quality } = content;
  const cut = ({ middle, high }: { middle: number; high: number }): string =>
    `${format.number(middle)} / ${format.number(high)}`;
  return [
    { term: texts.time, value: all.minutes(format.number(minutes)) },
    { term: texts.perPage, value: all.items(format.number(itemsPerPage)) },
    {
      term: texts.retake,
      value: retakeDays === undefined ? texts.oncePerTerm : texts.afterDays(format.number(retakeDays)),
    },
    {
      term: texts.pictures,
      value: pictureList
        .map(({ kind, title, scaleList }) =>
          texts.picture({ kind: all.pictures[kind], title: title[language], count: format.number(scaleList.length) }),
        )
        .join(', '),
    },
    { term: texts.cuts, value: texts.cutsOf({ t: cut(cuts.t), points: cut(cuts.points) }) },
    {
      term: texts.quality,
      value: texts.qualityOf({
        seconds: format.number(quality.fastSeconds),
        straight: format.number(quality.straightItems),
        missing: format.percent(quality.missingShare),
      }),
    },
  ];
}
