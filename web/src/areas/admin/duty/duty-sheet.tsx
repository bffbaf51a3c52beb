import { duties } from '@naru/contract/areas/duty.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { DutyActions } from './duty-actions.tsx';
import { DutyFacts } from './duty-facts.tsx';
import type { DUTY_LIST } from './duty-list.ts';
import { dutyTexts } from './texts.ts';

/** One appointment, beside the list or over it; the address names it. */
export function DutySheet({ list }: { readonly list: ListOf<typeof DUTY_LIST> }) {
  const texts = useTexts(dutyTexts);
  const query = useCall(
    duties.readDuty,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detailTitle, keepsPrevious: list.open === null },
  );
  const duty = query.data?.duty;
  return (
    <RowSheet
      list={list}
      query={query}
      title={duty?.name ?? texts.detailTitle}
      words={{ errorTitle: texts.errorTitle, goneTitle: texts.goneTitle, goneText: texts.goneText }}
      lines={8}
      footer={duty && <DutyActions duty={duty} />}
    >
      {duty && <DutyFacts duty={duty} />}
    </RowSheet>
  );
}
