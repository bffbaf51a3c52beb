import type { ItemSource } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { chooseWords } from '../facts.ts';
import { fieldTexts } from '../field-texts.ts';
import { periodWords } from '../period-words.ts';
import { ChoiceList } from './choice-list.tsx';
import type { FieldsProps } from './fields-props.ts';

type Props = FieldsProps<'BADGE'> | FieldsProps<'RECORD'>;

/** Facts of the university that the student chooses to show. */
export function FactFields(props: Props) {
  if (!props.builder.facts) return <Skeleton count={3} />;
  return props.block.kind === 'BADGE' ? (
    <Badges {...(props as FieldsProps<'BADGE'>)} />
  ) : (
    <Records {...(props as FieldsProps<'RECORD'>)} />
  );
}

function Badges({ block, path, builder, set }: FieldsProps<'BADGE'>) {
  const texts = useTexts(fieldTexts);
  const format = useFormat();
  const { language } = builder.paper;
  const badges = builder.facts?.badgeList ?? [];
  const standing = new Set(badges.map(({ assertionId }) => assertionId));
  return (
    <ChoiceList
      label={texts.badges}
      help={texts.badgesNote}
      emptyText={texts.noBadges}
      error={firstProblem(builder.problemAt, `${path}.assertionIdList`, block.assertionIdList.length)}
      choices={badges.map(({ assertionId, name, grantedAt }) => ({
        id: assertionId,
        label: chooseWords(name, language),
        note: format.day(grantedAt),
      }))}
      // One that was revoked since leaves with the next choice.
      value={block.assertionIdList.filter((id) => standing.has(id))}
      most={SHOWN_MOST.badges}
      onChange={(assertionIdList) => set({ assertionIdList })}
    />
  );
}

function Records({ block, path, builder, set }: FieldsProps<'RECORD'>) {
  const texts = useTexts(fieldTexts);
  const { language } = builder.paper;
  const chosen = new Set(block.sourceList.map(sourceKey));
  const records = (builder.facts?.recordList ?? []).filter(
    ({ source, confirmation }) => confirmation === 'CONFIRMED' || chosen.has(sourceKey(source)),
  );
  const sources = new Map<string, ItemSource>(records.map(({ source }) => [sourceKey(source), source]));
  return (
    <ChoiceList
      label={texts.records}
      help={texts.recordsNote}
      emptyText={texts.noRecords}
      error={firstProblem(builder.problemAt, `${path}.sourceList`, block.sourceList.length)}
      choices={records.map((record) => ({
        id: sourceKey(record.source),
        label: chooseWords(record.title, language),
        note:
          record.confirmation === 'GONE'
            ? texts.goneRecord
            : [chooseWords(record.place, language), periodWords(record)].filter((one) => one !== '').join(' · '),
      }))}
      value={block.sourceList.map(sourceKey)}
      most={SHOWN_MOST.items}
      onChange={(keys) =>
        set({
          sourceList: keys.flatMap(
            (key) => sources.get(key) ?? block.sourceList.find((source) => sourceKey(source) === key) ?? [],
          ),
        })
      }
    />
  );
}

function firstProblem(problemAt: (path: string) => string | undefined, path: string, count: number) {
  for (let at = 0; at < count; at += 1) {
    const problem = problemAt(`${path}.${at}`);
    if (problem !== undefined) return problem;
  }
  return problemAt(path);
}
