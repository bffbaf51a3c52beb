import { ASKED_KINDS } from '@naru/contract/areas/counselling/words.ts';
import { reference } from '@naru/contract/areas/reference.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { type CodeOptions, useCodeOptions } from '../../form/use-code-options.ts';
import type { FilterWords } from '../../list/list-filters.tsx';
import type { ListWords } from '../../list/list-words.ts';
import { readPeriod, type StatisticsFilter } from './statistics-list.ts';
import { statisticsTexts } from './texts.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface StatisticsWords extends FilterWords<StatisticsFilter>, ListWords<StatisticsFilter> {
  readonly topics: CodeOptions;
  readonly channels: CodeOptions;
  readonly kinds: readonly Option[];
  readonly kindOf: (kind: string) => string;
  readonly departments: readonly Option[];
}

export function useStatisticsWords(): StatisticsWords {
  const texts = useTexts(statisticsTexts);
  const format = useFormat();
  const topics = useCodeOptions({ lclasCode: 'COUNSELLING_TOPIC' });
  const channels = useCodeOptions({ lclasCode: 'COUNSELLING_CHANNEL' });
  const read = useCall(reference.listDepartments, {}, { staleTime: Infinity, alertMessage: null });
  const departments = (read.data?.deptList ?? [])
    .filter(({ useAt }) => useAt === 'Y')
    .map(({ deptCode, deptNm }) => ({ value: deptCode, label: deptNm }));
  const kinds = ASKED_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }));
  const labelOf = (among: readonly Option[], value: string): string =>
    among.find((one) => one.value === value)?.label ?? value;
  const write: Readonly<Record<StatisticsFilter, (value: string) => string>> = {
    period: (value) => {
      const days = readPeriod(value);
      return days ? texts.periodOf(format.day(days.from), format.day(days.to)) : value;
    },
    dept: (value) => labelOf(departments, value),
    // The table says whose figures they are; the key says nothing to anybody.
    who: () => texts.counsellor,
    kind: (value) => labelOf(kinds, value),
    channel: channels.labelOf,
    topic: topics.labelOf,
    by: () => texts.table.counsellor,
  };
  const names = {
    period: texts.period,
    dept: texts.department,
    who: texts.counsellor,
    kind: texts.kind,
    channel: texts.channel,
    topic: texts.topic,
  };
  return {
    topics,
    channels,
    kinds,
    kindOf: (kind) => labelOf(kinds, kind),
    departments,
    names,
    write: (name, value) => write[name](value),
    found: texts.found,
    errorTitle: texts.errorTitle,
    emptyTitle: texts.emptyTitle,
    emptyText: texts.emptyText,
    noMatchTitle: texts.noMatchTitle,
    filterNames: { ...names, by: texts.table.by },
  };
}
