import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { ReactNode } from 'react';

import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FiguresExcel } from './figures-excel.tsx';
import type { FIGURES } from './figures-list.ts';
import { groupKey, readGroup } from './group-key.ts';
import styles from './participation.module.css';
import { ScalePicture, SpreadOverview } from './scale-picture.tsx';
import { participationTexts } from './texts.ts';

type Spread = CallOutput<typeof abilityParticipation.readDistribution>;
type Test = CallOutput<typeof abilityParticipation.listTestChoices>['testList'][number];

export interface SpreadPartProps {
  readonly test: Test;
  readonly list: ListOf<typeof FIGURES>;
}

/** Shows how the points of a version are spread, in a group that is large enough. */
export function SpreadPart({ test, list }: SpreadPartProps) {
  const all = useTexts(participationTexts);
  const texts = all.spread;
  const format = useFormat();
  const version = test.versionList.find(({ versionId }) => versionId === list.filters.version) ?? test.versionList[0];
  const query = useCall(
    abilityParticipation.readDistribution,
    { query: { versionId: version?.versionId ?? '', ...readGroup(list.filters.group) } },
    { label: texts.label, keepsPrevious: true, enabled: version !== undefined },
  );
  if (!version) return null;
  if (query.isError) return <QueryError title={texts.errorTitle} query={query} />;
  if (!query.data) return <Skeleton count={6} />;
  const versions = test.versionList.map(({ versionId, number }) => ({
    value: versionId,
    label: texts.versionOf(format.number(number)),
  }));
  const choice = versions.length > 1 && (
    <Select
      label={texts.version}
      options={versions}
      value={version.versionId}
      onValueChange={(value) => list.setFilter('version', value)}
      placeholder={texts.version}
      empty={all.noValues}
      compact
    />
  );
  const excel = (
    <FiguresExcel
      spec={abilityParticipation.exportDistribution}
      input={(reason) => ({ body: { versionId: version.versionId, ...readGroup(list.filters.group), reason } })}
      listName={test.testNm}
    />
  );
  return <Spread spread={query.data} list={list} versionChoice={choice} excel={excel} />;
}

interface SpreadProps {
  readonly spread: Spread;
  readonly list: ListOf<typeof FIGURES>;
  readonly versionChoice: ReactNode;
  readonly excel: ReactNode;
}

function Spread({ spread, list, versionChoice, excel }: SpreadProps) {
  const all = useTexts(participationTexts);
  const texts = all.spread;
  const { scaleList } = spread;
  const scale = scaleList.find(({ scaleCode }) => scaleCode === list.filters.scale) ?? scaleList[0];
  if (spread.count === null || !scale) {
    return (
      <Section label={texts.label} title={texts.few} aside={versionChoice}>
        <EmptyState title={texts.few}>{texts.fewText}</EmptyState>
      </Section>
    );
  }
  return (
    <Section label={texts.label} title={texts.title({ scale: scale.name, mean: String(scale.mean) })} aside={excel}>
      <div className={styles.parts}>
        <Row>
          {versionChoice}
          <GroupChoice groups={spread.groupList} list={list} />
          <Select
            label={texts.scale}
            options={scaleList.map(({ scaleCode, name }) => ({ value: scaleCode, label: name }))}
            value={scale.scaleCode}
            onValueChange={(value) => list.setFilter('scale', value)}
            placeholder={texts.scale}
            empty={all.noValues}
            compact
          />
        </Row>
        <ScalePicture scale={scale} />
        <SpreadOverview scales={scaleList} />
        <p className={styles.note}>{texts.note}</p>
      </div>
    </Section>
  );
}

interface GroupChoiceProps {
  readonly groups: Spread['groupList'];
  readonly list: ListOf<typeof FIGURES>;
}

function GroupChoice({ groups, list }: GroupChoiceProps) {
  const all = useTexts(participationTexts);
  const texts = all.spread;
  const format = useFormat();
  const nameOf = ({ collegeNm, grade }: Spread['groupList'][number]): string => {
    const year = grade === null ? null : all.gradeOf(format.number(grade));
    if (collegeNm === null) return year ?? texts.everybody;
    return year === null ? collegeNm : texts.collegeGrade({ college: collegeNm, grade: year });
  };
  return (
    <Select
      label={texts.group}
      options={groups.map((group) => ({
        value: groupKey(group),
        label: texts.groupOf({ name: nameOf(group), count: format.number(group.count) }),
      }))}
      value={list.filters.group || groupKey({ collegeCode: null, grade: null })}
      onValueChange={(value) => list.setFilter('group', value)}
      placeholder={texts.group}
      empty={all.noValues}
      compact
    />
  );
}
