import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Select } from '../../../../ui/select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { resumeTexts } from '../../resume/texts.ts';
import { chooseWords } from '../facts.ts';
import { fieldTexts } from '../field-texts.ts';
import { ChoiceList } from './choice-list.tsx';
import type { FieldsProps } from './fields-props.ts';
import styles from './fields.module.css';
import { LineField } from './line-field.tsx';

type Props = FieldsProps<'RESUME'> | FieldsProps<'CHART'>;

/** A résumé or the result of a test, of which the student chooses one. */
export function SourceFields(props: Props) {
  if (!props.builder.facts) return <Skeleton count={3} />;
  return props.block.kind === 'RESUME' ? (
    <Extract {...(props as FieldsProps<'RESUME'>)} />
  ) : (
    <Chart {...(props as FieldsProps<'CHART'>)} />
  );
}

function Extract({ block, path, builder, set }: FieldsProps<'RESUME'>) {
  const texts = useTexts(fieldTexts);
  const sections = useTexts(resumeTexts).sections;
  const resumes = builder.facts?.resumeList ?? [];
  const resume = resumes.find(({ resumeId }) => resumeId === block.resumeId);
  if (resumes.length === 0) return <p className={styles.help}>{texts.noResumes}</p>;
  const filled = (resume?.sectionList ?? []).filter(({ itemList }) => itemList.length > 0);
  return (
    <>
      <Select
        label={texts.resume}
        help={texts.resumeNote}
        error={builder.problemAt(`${path}.resumeId`)}
        options={resumes.map(({ resumeId, title }) => ({ value: resumeId, label: title }))}
        value={block.resumeId}
        onValueChange={(resumeId) => set({ resumeId })}
        placeholder={texts.chooseResume}
        empty={texts.noResumes}
      />
      {resume && (
        <ChoiceList
          label={texts.sections}
          help=""
          emptyText={texts.emptyResume}
          choices={filled.map(({ section, itemList }) => ({
            id: section,
            label: `${sections[section]} ${itemList.length}`,
          }))}
          value={block.sectionList}
          most={filled.length}
          onChange={(chosen) =>
            set({ sectionList: filled.map(({ section }) => section).filter((section) => chosen.includes(section)) })
          }
        />
      )}
    </>
  );
}

function Chart({ block, path, builder, set }: FieldsProps<'CHART'>) {
  const texts = useTexts(fieldTexts);
  const format = useFormat();
  const charts = builder.facts?.chartList ?? [];
  if (charts.length === 0) return <p className={styles.help}>{texts.noCharts}</p>;
  return (
    <>
      <Select
        label={texts.chart}
        help={texts.chartNote}
        error={builder.problemAt(`${path}.source`)}
        options={charts.map(({ source, title, takenOn }) => ({
          value: sourceKey(source),
          label: chooseWords(title, builder.paper.language),
          note: format.day(takenOn),
        }))}
        value={block.source && sourceKey(block.source)}
        onValueChange={(key) => set({ source: charts.find(({ source }) => sourceKey(source) === key)?.source ?? null })}
        placeholder={texts.chooseChart}
        empty={texts.noCharts}
      />
      <LineField
        label={texts.chartCaption}
        value={block.caption}
        onChange={(caption) => set({ caption }, 'caption')}
        error={builder.problemAt(`${path}.caption`)}
      />
    </>
  );
}
