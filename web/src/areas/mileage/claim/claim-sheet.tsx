import { mileageClaimDesk } from '@naru/contract/areas/mileage/claims.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import type { WorkMode } from '../../../blocks/work-mode/use-work-mode.ts';
import { WorkDecision } from '../../../blocks/work-mode/work-decision.tsx';
import { WorkTools } from '../../../blocks/work-mode/work-tools.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import type { CLAIMS } from './claim-list.ts';
import styles from './claim.module.css';
import { claimTexts } from './texts.ts';

type Claim = CallOutput<typeof mileageClaimDesk.readClaim>['claim'];

interface ClaimSheetProps {
  readonly list: ListOf<typeof CLAIMS>;
  readonly work: WorkMode;
}

/** One claim beside the list: its student, its evidence, what it would bring, and the answer. */
export function ClaimSheet({ list, work }: ClaimSheetProps) {
  const texts = useTexts(claimTexts).desk;
  const query = useCall(
    mileageClaimDesk.readClaim,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detail, keepsPrevious: list.open === null, staleTime: 0 },
  );
  const claim = query.data?.claim;
  return (
    <RowSheet
      list={list}
      query={query}
      title={claim?.itemNm ?? texts.detail}
      words={texts}
      lines={10}
      tools={<WorkTools work={work} />}
      footer={
        <WorkDecision
          work={work}
          row={claim && { id: claim.claimId, version: claim.version, mark: claim.mark }}
          steps={claim?.stepList ?? []}
        />
      }
    >
      {claim && <Facts claim={claim} />}
    </RowSheet>
  );
}

function Facts({ claim }: { readonly claim: Claim }) {
  const all = useTexts(claimTexts);
  const texts = all.desk;
  const format = useFormat();
  const { status, student, stepList, askedAt, decidedAt, decidedByNm, reason } = claim;
  const when = (moment: string): string => format.relativeTime(moment, { time: 'always', inSentence: true });
  const { name, number, deptNm, grade } = student;
  return (
    <div className={styles.parts}>
      <div>
        <p className={styles.meta}>{texts.askedAt(when(askedAt))}</p>
        {decidedAt !== null && (
          <p className={styles.meta}>{texts.decided({ name: decidedByNm ?? texts.somebody, when: when(decidedAt) })}</p>
        )}
      </div>
      {status === 'WAIT' && stepList.length === 0 && <Notice title={texts.own} />}
      <DefinitionList
        items={[
          {
            term: texts.student,
            value: joinFacts([name, number, deptNm, all.facts.grade(format.number(grade))]),
          },
          ...(reason === null ? [] : [{ term: texts.reason, value: <span className={styles.written}>{reason}</span> }]),
        ]}
      />
      <ClaimFacts
        headingLevel={3}
        claim={claim}
        pointsTitle={status === 'APPROVED' ? texts.brought : texts.wouldBring}
      />
    </div>
  );
}
