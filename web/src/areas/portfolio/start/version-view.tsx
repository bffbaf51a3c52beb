import { portfolioStart, type PortfolioVersionRow } from '@naru/contract/areas/portfolio/start.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ChangeList } from './change-list.tsx';
import { MiniPage } from './mini-page.tsx';
import styles from './start.module.css';
import { startTexts } from './texts.ts';
import { NameForm } from '../paper/name-form.tsx';
import type { Versions } from './version-screen.tsx';

interface VersionViewProps {
  readonly portfolioId: string;
  readonly version: PortfolioVersionRow;
  /** The portfolio as it is now. */
  readonly now: Versions;
  readonly onBack: () => void;
}

/** One version: its name, how it looked, how the portfolio differs from it now, and the way back to it. */
export function VersionView({ portfolioId, version, now, onBack }: VersionViewProps) {
  const texts = useTexts(startTexts).versions;
  const format = useFormat();
  const language = useLocale();
  const params = { id: portfolioId, number: String(version.number) };
  const query = useCall(portfolioStart.readVersion, { params }, { label: texts.title });
  const restore = useCallMutation(portfolioStart.restoreVersion, {
    alertMessage: null,
    label: texts.restore,
    onSuccess: () => {
      showToast({ text: texts.restored, tone: 'done' });
      onBack();
    },
  });
  const isStale = restore.error?.code === FAILURE.conflict.code;
  return (
    <section className={styles.versionView}>
      <div className={styles.backPart}>
        <Button size="small" variant="text" icon={IconChevronLeft} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <p className={styles.meta}>{joinFacts([texts.reasons[version.reason], format.moment(version.createdAt)])}</p>
      <NamePart version={version} params={params} />
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton count={6} />}
      {query.data && (
        <>
          <h2 className={styles.stepTitle}>{texts.diffTitle}</h2>
          <ChangeList older={query.data.version.content} newer={now.content} />
          {restore.error && (
            <Notice tone="red" live="assertive" title={texts.failed}>
              {isStale ? texts.changedElsewhere : restore.error.message}
            </Notice>
          )}
          <div className={styles.restore}>
            <Button
              variant="primary"
              busy={restore.isPending}
              onClick={() => restore.mutate({ params, body: { contentVersion: now.contentVersion } })}
            >
              {texts.restore}
            </Button>
            <p className={styles.meta}>{texts.restoreNote}</p>
          </div>
          <h2 className={styles.stepTitle}>{texts.looked}</h2>
          <div className={styles.then}>
            <MiniPage content={query.data.version.content} facts={query.data.facts} language={language} />
          </div>
        </>
      )}
    </section>
  );
}

interface NamePartProps {
  readonly version: PortfolioVersionRow;
  readonly params: { readonly id: string; readonly number: string };
}

function NamePart({ version, params }: NamePartProps) {
  const texts = useTexts(startTexts).versions;
  const call = useCallMutation(portfolioStart.nameVersion, {
    alertMessage: null,
    label: texts.saveName,
    onSuccess: () => showToast({ text: texts.named, tone: 'done' }),
  });
  return (
    <NameForm
      label={texts.rename}
      action={texts.saveName}
      name={version.name}
      most={SHOWN_MOST.title}
      isBusy={call.isPending}
      onSend={(body, callbacks) => call.mutate({ params, body }, callbacks)}
    />
  );
}
