import { DUTY, type DutyAppointmentDetail } from '@naru/contract/areas/duty.ts';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { writePeriod } from './duty-columns.tsx';
import styles from './duty.module.css';
import { EnumerationChip } from '../../../blocks/enumeration/enumeration-chip.tsx';
import { dutyTexts } from './texts.ts';

const MINUTE = 'YYYY. M. D. HH:mm';

/** The facts of an appointment, and how it came about. */
export function DutyFacts({ duty }: { readonly duty: DutyAppointmentDetail }) {
  const texts = useTexts(dutyTexts);
  const format = useFormat();
  const locale = useLocale();
  const { wordOf } = useEnumeration('duty');
  const { dutyCode, deptCode, ...days } = DUTY.fields;
  const { status, number, deptNm, consentedOn, trainedOn, askedByNm, confirmedByNm, historyList } = duty;
  const optional = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);
  return (
    <>
      <DefinitionList
        items={[
          { term: dutyCode.name[locale], value: wordOf(duty.dutyCode) },
          { term: texts.status, value: <EnumerationChip of="dutyStatus" value={status} /> },
          { term: texts.period, value: writePeriod(duty, format) },
          { term: deptCode.name[locale], value: deptNm ?? '–' },
          { term: texts.number, value: number },
          ...optional(days.consentedOn.name[locale], consentedOn && format.day(consentedOn, { hasWeekday: false })),
          ...optional(days.trainedOn.name[locale], trainedOn && format.day(trainedOn, { hasWeekday: false })),
          { term: texts.askedBy, value: askedByNm ?? texts.unknown },
          ...optional(texts.confirmedBy, confirmedByNm),
        ]}
      />
      <Section title={texts.history} size="small" headingLevel={3}>
        {historyList.length === 0 ? (
          <p className={styles.meta}>{texts.noHistory}</p>
        ) : (
          <ol className={styles.lines}>
            {historyList.toReversed().map((one) => (
              <li key={`${one.at} ${one.to}`}>
                <b>{texts.events[one.to]}</b>
                <span className={styles.meta}>
                  {joinFacts([one.byNm ?? texts.byClock, format.dateTime(one.at, MINUTE)])}
                </span>
                {one.reason !== null && <span>{one.reason}</span>}
              </li>
            ))}
          </ol>
        )}
      </Section>
    </>
  );
}
