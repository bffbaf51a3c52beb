import { exhibits } from '@naru/contract/areas/portfolio/exhibit.ts';
import { nominations, type OwnNomination } from '@naru/contract/areas/portfolio/nomination.ts';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import type { OwnField } from '../../../blocks/workflow/step-words.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './exhibit.module.css';
import { exhibitPath, popupPath } from './routes.ts';
import { NominationChip } from './state-chip.tsx';
import { exhibitTexts } from './texts.ts';

interface OwnRowProps {
  readonly nomination: OwnNomination;
}

/** One nomination: where it stands, what comes next, and what the person can do. */
export function OwnRow({ nomination }: OwnRowProps) {
  const texts = useTexts(exhibitTexts).mine;
  const { nominationId, portfolioId, title, status, reason, praise, isOwn, isShown, endReason } = nomination;
  return (
    <article className={styles.own}>
      <div className={styles.ownHead}>
        <h3>{title}</h3>
        <NominationChip status={status} />
      </div>
      <p className={styles.next}>{useNext(nomination)}</p>
      {endReason !== '' && <p className={styles.next}>{texts.why(endReason)}</p>}
      <p className={styles.meta}>{useOrigin(nomination)}</p>
      {reason !== '' && (
        <details>
          <summary>{texts.reason}</summary>
          <p className={styles.remarkText}>{reason}</p>
        </details>
      )}
      {praise !== '' && status !== 'ENDED' && (
        <blockquote className={styles.quote} aria-label={texts.praise}>
          {praise}
        </blockquote>
      )}
      <Steps
        nomination={nomination}
        links={
          isShown ? (
            <ButtonLink as={(slot) => <AppLink to={exhibitPath(nominationId)} {...slot} />}>{texts.exhibit}</ButtonLink>
          ) : (
            isOwn && (
              <ButtonLink as={(slot) => <AppLink to={popupPath(portfolioId)} {...slot} />}>{texts.open}</ButtonLink>
            )
          )
        }
      />
    </article>
  );
}

function Steps({ nomination, links }: OwnRowProps & { readonly links: React.ReactNode }) {
  const { CONSENT, CHANGE, WITHDRAW } = useTexts(exhibitTexts).steps;
  const format = useFormat();
  const { nominationId: id, version, stepList, period, exhibitTo, showsName, title } = nomination;
  const days = {
    exhibitFrom: { label: CONSENT.from },
    exhibitTo: { label: CONSENT.to },
    showsName: { label: CONSENT.showsName, help: CONSENT.showsNameHelp },
  };
  const dayField = (label: string, help?: string) => (field: OwnField<string | null>) => (
    <DayField
      id={field.id}
      label={label}
      help={help}
      from="today"
      value={field.value ?? null}
      error={field.error}
      onValueChange={(day) => field.onChange(day)}
    />
  );
  return (
    <StepActions
      call={nominations.stepOwnNomination}
      record={{ id, version }}
      steps={stepList}
      words={{
        CONSENT: { ...CONSENT, name: `${title}: ${CONSENT.label}`, fields: days },
        CHANGE: { ...CHANGE, name: `${title}: ${CHANGE.label}`, fields: days },
        WITHDRAW: { ...WITHDRAW, name: `${title}: ${WITHDRAW.label}` },
      }}
      looks={{ CHANGE: 'plain', WITHDRAW: 'danger' }}
      own={{
        exhibitFrom: dayField(CONSENT.from),
        exhibitTo: dayField(CONSENT.to, period === null ? undefined : CONSENT.most(format.day(period.most))),
      }}
      initial={() => ({ exhibitFrom: period?.from ?? null, exhibitTo: exhibitTo ?? period?.to ?? null, showsName })}
      alsoChanges={[exhibits.pageExhibits]}
      links={links}
    />
  );
}

/** Says what is so and what comes next. */
function useNext({
  status,
  isOwn,
  isShown,
  exhibitFrom,
  exhibitTo,
  showsName,
  endedAt,
  ending,
}: OwnNomination): string {
  const { next } = useTexts(exhibitTexts).mine;
  const format = useFormat();
  switch (status) {
    case 'NOMINATED':
    case 'REVIEW':
    case 'DECLINED':
      return next[status];
    case 'SELECTED':
      return isOwn ? next.SELECTED : next.selectedOther;
    case 'EXHIBITED':
      return [
        next.EXHIBITED(format.day(exhibitFrom), format.day(exhibitTo)),
        isOwn && (showsName ? next.named : next.unnamed),
        !isShown && next.unseen,
      ]
        .filter(Boolean)
        .join(' ');
    case 'ENDED':
      if (ending !== null) return next[ending];
      return next.ENDED(format.relativeTime(endedAt, { time: 'always', inSentence: true }));
  }
}

/** Says who nominated it, and when. */
function useOrigin({ isOwn, ownerNm, nominatedByNm, nominatedAt }: OwnNomination): string {
  const { self, byOther, byMe } = useTexts(exhibitTexts).mine;
  const when = useFormat().relativeTime(nominatedAt, { time: 'always', inSentence: true });
  if (!isOwn) return byMe(ownerNm, when);
  return ownerNm === nominatedByNm ? self(when) : byOther(nominatedByNm, when);
}
