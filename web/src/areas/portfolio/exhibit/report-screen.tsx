import { portfolioReports } from '@naru/contract/areas/portfolio/report.ts';
import {
  PORTFOLIO_REPORT_REASONS,
  SHOWN_MOST,
  type PortfolioReportReason,
} from '@naru/contract/areas/portfolio/shown-words.ts';
import { useParams } from '@tanstack/react-router';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './exhibit.module.css';
import { reportTexts } from './report-texts.ts';

interface ReportValues {
  readonly reason: PortfolioReportReason | null;
  readonly text: string;
}

const MINUTE = 60;

/** Anybody reports what stands at an address; the answer says nothing about what is there. */
export function ReportScreen() {
  const texts = useTexts(reportTexts);
  const { path = '' }: { path?: string } = useParams({ strict: false });
  const report = useCallMutation(portfolioReports.reportPortfolio, { alertMessage: null });
  useScreenTitle(texts.title);
  return (
    <div className={styles.report}>
      {report.isSuccess ? (
        <Notice live="polite" title={texts.sentTitle}>
          {texts.sentText}
        </Notice>
      ) : (
        <ReportForm key={path} path={path} report={report} />
      )}
    </div>
  );
}

interface ReportFormProps {
  readonly path: string;
  readonly report: ReturnType<typeof useCallMutation<typeof portfolioReports.reportPortfolio>>;
}

function ReportForm({ path, report }: ReportFormProps) {
  const texts = useTexts(reportTexts);
  const format = useFormat();
  const form = usePageForm<ReportValues, 'reportReason' | 'text'>({
    names: { reportReason: texts.reason, text: texts.text },
    initial: { reason: null, text: '' },
    check: ({ reason }) => (reason === null ? { reportReason: texts.missing } : {}),
  });
  const send = ({ reason, text }: ReportValues): void => {
    if (reason === null) return;
    const body = { portfolioPath: path, reportReason: reason, text };
    report.mutate({ body }, { onError: form.refuse });
  };
  const { retryAfter } = (report.error?.output ?? {}) as { retryAfter?: number }; // the server's own failures carry it
  return (
    <>
      <div>
        <h1>{texts.title}</h1>
        <p className={styles.next}>{texts.purpose}</p>
        <p className={styles.meta}>
          {texts.address}: /pt/{path}
        </p>
      </div>
      <Form
        className={styles.fields}
        form={form}
        isShort
        onSend={send}
        words={{ failed: texts.failed }}
        actions={
          <div>
            <Button type="submit" variant="primary" busy={report.isPending} busyLabel={texts.sending}>
              {texts.send}
            </Button>
          </div>
        }
      >
        <RadioGroup
          column
          {...form.pick('reason', 'reportReason')}
          label={texts.reason}
          options={PORTFOLIO_REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
        />
        <TextArea
          {...form.text('text')}
          label={texts.text}
          mark="optional"
          help={texts.textHelp}
          rows={4}
          maxLength={SHOWN_MOST.report}
          countText={(length) => texts.count(format.number(length), format.number(SHOWN_MOST.report))}
        />
        <p className={styles.meta}>{texts.privacy}</p>
        {retryAfter !== undefined && (
          <Notice tone="amber" live="assertive">
            {texts.tooMany(format.number(Math.ceil(retryAfter / MINUTE)))}
          </Notice>
        )}
      </Form>
    </>
  );
}
