import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useState } from 'react';

import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useLoginInfo } from '../../../../platform/session/use-session.ts';
import { PrintPreview } from '../../../../ui/print-preview.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { detailTexts } from './texts.ts';

export interface NamePrintProps {
  readonly programme: DeskProgrammeDetail;
  readonly onClose: () => void;
}

/** More columns than these would be too narrow to sign in. */
const MOST_SESSIONS = 8;

/** The confirmed people with a box a session, to sign on paper. */
export function NamePrint({ programme, onClose }: NamePrintProps) {
  const texts = useTexts(detailTexts).print;
  const format = useFormat();
  const name = useLoginInfo()?.name ?? '';
  const [at] = useState(() => Date.now());
  const query = useCall(
    applicantDesk.pageApplicants,
    { params: { id: programme.programmeId }, query: { status: 'CONFIRM', size: 'all' } },
    { label: texts.title, staleTime: 0 },
  );
  const people = query.data?.applicantPage.content ?? [];
  const sessions = programme.content.sessionList.slice(0, MOST_SESSIONS);
  return (
    <PrintPreview
      open
      onClose={onClose}
      title={`${texts.title} ${programme.name}`}
      footer={texts.printed(name, format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{programme.name}</h1>
      <p>
        {joinFacts([texts.title, programme.semstrNm, programme.deptNm, texts.people(format.number(people.length))])}
      </p>
      {query.isPending && <Skeleton count={8} />}
      {people.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.student}</th>
              <th scope="col">{texts.department}</th>
              {sessions.map(({ beginsAt }, index) => (
                <th key={beginsAt} scope="col">
                  {texts.session(format.number(index + 1))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((one, index) => (
              <tr key={one.traineeId}>
                <td>{format.number(index + 1)}</td>
                <td>{one.name}</td>
                <td>{one.number}</td>
                <td>{one.deptNm ?? ''}</td>
                {sessions.map(({ beginsAt }) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a box on paper, no control
                  <td key={beginsAt} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PrintPreview>
  );
}
