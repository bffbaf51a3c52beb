import type { MemberDetail } from '@naru/contract/areas/member.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { MemberStatusChip } from './member-status.tsx';
import styles from './member-facts.module.css';
import { memberTexts } from './texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';

const MINUTE = 'YYYY. M. D. HH:mm';

/** Shows administrators a person's account, never what is in their records. */
export function MemberFacts({ member }: { readonly member: MemberDetail }) {
  const texts = useTexts(memberTexts);
  const format = useFormat();
  const { options: types } = useEnumeration('memberType');
  const typeOf = (code: string): string => types.find(({ value }) => value === code)?.label ?? code;
  const day = (date: string | null): string => (date === null ? '' : format.date(date));
  const period = (one: { beginsOn: string; endsOn: string | null }): string =>
    texts.period(day(one.beginsOn), day(one.endsOn));
  const word = (status: string | null): string =>
    status === null ? texts.none : (texts.statuses[status as 'ACTIVE'] ?? status); // one of the statuses
  return (
    <>
      <DefinitionList
        items={[
          { term: texts.status, value: <MemberStatusChip status={member.status} /> },
          { term: texts.username, value: member.username },
          ...(member.studentNo === null ? [] : [{ term: texts.studentNo, value: member.studentNo }]),
          ...(member.departmentName === null ? [] : [{ term: texts.department, value: member.departmentName }]),
          { term: texts.email, value: member.email ?? texts.none },
          { term: texts.external, value: member.externalAt === 'Y' ? texts.outside : texts.inside },
          { term: texts.password, value: member.hasPassword ? texts.hasPassword : texts.noPassword },
          { term: texts.sessions, value: texts.sessionCount(format.number(member.liveSessions)) },
          { term: texts.joined, value: format.date(member.createdAt) },
        ]}
      />
      {member.typeList.length > 0 && (
        <Section title={texts.types} size="small" headingLevel={3}>
          <Lines
            lines={member.typeList.map(
              (type) => `${joinFacts([typeOf(type.typeCode), type.departmentName])} (${period(type)})`,
            )}
          />
        </Section>
      )}
      {member.dutyList.length > 0 && (
        <Section title={texts.duties} size="small" headingLevel={3}>
          <Lines
            lines={member.dutyList.map(
              (one) =>
                // One of the duties; a newer one shows its code.
                `${texts.dutyNames[one.dutyCode as 'MENTOR'] ?? one.dutyCode} (${period(one)})`,
            )}
          />
        </Section>
      )}
      {member.roleList.length > 0 && (
        <Section title={texts.roles} size="small" headingLevel={3}>
          <Lines lines={member.roleList.map(({ name }) => name)} />
        </Section>
      )}
      {member.consentList.length > 0 && (
        <Section title={texts.consents} size="small" headingLevel={3}>
          <Lines
            lines={member.consentList.map((one) =>
              joinFacts([
                texts.consentOf(one.title, format.number(one.version), format.dateTime(one.agreedAt, MINUTE)),
                one.withdrawnAt && `${texts.withdrawn} ${format.dateTime(one.withdrawnAt, MINUTE)}`,
              ]),
            )}
          />
        </Section>
      )}
      <Section title={texts.history} size="small" headingLevel={3}>
        {member.historyList.length === 0 ? (
          <p className={styles.none}>{texts.noHistory}</p>
        ) : (
          <ul className={styles.lines}>
            {member.historyList.map((one) => (
              <li key={one.at}>
                <b>{texts.changeOf(word(one.from), word(one.to))}</b>
                <small>{texts.by(one.byName ?? texts.none, format.dateTime(one.at, MINUTE))}</small>
                {one.reason !== null && <span>{one.reason}</span>}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
