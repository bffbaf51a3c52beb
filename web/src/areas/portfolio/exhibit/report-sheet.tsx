import type { ReportDecision } from '@naru/contract/areas/portfolio/exhibit-words.ts';
import { portfolioReports } from '@naru/contract/areas/portfolio/report.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { DESK_LIST } from './desk-list.ts';
import { deskTexts } from './desk-texts.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import styles from './exhibit.module.css';
import { popupPath } from './routes.ts';

type Reported = CallOutput<typeof portfolioReports.readReported>['reported'];

/** All reports about one portfolio, and the decision about them. */
export function ReportSheet({ list }: { readonly list: ListOf<typeof DESK_LIST> }) {
  const texts = useTexts(deskTexts).reports;
  const query = useCall(
    portfolioReports.readReported,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.caption, staleTime: 0, alertMessage: null },
  );
  const reported = list.open === null ? undefined : query.data?.reported;
  return (
    <RowSheet
      list={list}
      query={query}
      title={reported?.title ?? texts.caption}
      words={texts}
      lines={6}
      footer={reported && <Decide key={reported.portfolioId} reported={reported} />}
    >
      {reported && <Reports reported={reported} />}
    </RowSheet>
  );
}

function Reports({ reported }: { readonly reported: Reported }) {
  const texts = useTexts(deskTexts).reports;
  const format = useFormat();
  const { ownerNm, deptNm, isOpen, portfolioId, hiddenReason, isChanged, reportList } = reported;
  return (
    <Stack gap={16}>
      <p className={styles.next}>{joinFacts([ownerNm, deptNm])}</p>
      {hiddenReason !== null && (
        <Notice tone="amber" title={isChanged ? texts.changed : texts.hidden}>
          {texts.hiddenWhy(hiddenReason)}
        </Notice>
      )}
      {isOpen ? (
        <Row>
          <ButtonLink as={(slot) => <AppLink to={popupPath(portfolioId)} target="_blank" rel="noopener" {...slot} />}>
            {texts.open}
          </ButtonLink>
        </Row>
      ) : (
        <p className={styles.meta}>{texts.notOpen}</p>
      )}
      <ul className={styles.rows}>
        {reportList.map((one) => (
          <li key={one.reportId} className={styles.remark}>
            <strong>{texts.reasons[one.reason]}</strong>
            {one.text !== '' && <p className={styles.remarkText}>{one.text}</p>}
            <p className={styles.meta}>
              {joinFacts([
                one.reporterNm ?? texts.anonymous,
                format.relativeTime(one.reportedAt, { time: 'always' }),
                texts.decisionOf[one.status],
                one.decidedByNm !== null && texts.by(one.decidedByNm),
              ])}
            </p>
            {one.decision !== '' && <p className={styles.meta}>{one.decision}</p>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Decide({ reported }: { readonly reported: Reported }) {
  const texts = useTexts(deskTexts).reports;
  const [decision, setDecision] = useState<ReportDecision>();
  const { portfolioId, version, decisionList } = reported;
  // A colleague may have been faster while the dialog stands open: it says so, and keeps what was written.
  if (decisionList.length === 0 && !decision) return null;
  return (
    <Row>
      {decisionList.map((one, at) => (
        <Button
          key={one}
          variant={one === 'HIDE' ? 'danger' : at === 0 ? 'primary' : undefined}
          onClick={() => setDecision(one)}
        >
          {texts[one].label}
        </Button>
      ))}
      {decision && (
        <DecisionDialog
          decision={decision}
          portfolio={{ id: portfolioId, version }}
          onClose={() => setDecision(undefined)}
        />
      )}
    </Row>
  );
}
