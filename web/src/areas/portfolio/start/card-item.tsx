import type { PortfolioCard } from '@naru/contract/areas/portfolio/start.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { editorOf, publicPageOf, publishOf } from './addresses.ts';
import { CardMenu } from './card-menu.tsx';
import { Cover } from './cover.tsx';
import { findNextStep } from './next-step.ts';
import styles from './start.module.css';
import { startTexts } from './texts.ts';

type Standing = 'DRAFT' | 'PUBLISHED' | 'UNPUBLISHED' | 'HIDDEN';
const KINDS: Readonly<Record<Standing, StateKind>> = {
  DRAFT: 'draft',
  PUBLISHED: 'open',
  UNPUBLISHED: 'ended',
  HIDDEN: 'cancelled',
};

/** One portfolio: how it stands, who can see it, and what comes next. */
export function CardItem({ card }: { readonly card: PortfolioCard }) {
  const texts = useTexts(startTexts).list;
  const format = useFormat();
  const { portfolioId: id, title, status, visibility, viewCount, openLinkCount, prtfolioPath, promptCount } = card;
  const isPublished = status === 'PUBLISHED';
  const standing: Standing = card.hiddenAt === null ? status : 'HIDDEN';
  const step = findNextStep(card);
  return (
    <li className={styles.card}>
      <AppLink to={editorOf(id)} className={styles.coverLink} tabIndex={-1} aria-label={title}>
        <Cover card={card} />
      </AppLink>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>
          <AppLink to={editorOf(id)}>{title}</AppLink>
        </h2>
        <CardMenu card={card} />
      </div>
      <p className={styles.cardState}>
        <StateChip kind={KINDS[standing]}>{texts.states[standing]}</StateChip>
        {isPublished && <span className={styles.meta}>{texts.visibility[visibility]}</span>}
      </p>
      {step === 'HIDDEN' ? (
        <Notice tone="red">{texts.next.HIDDEN(card.hiddenReason ?? '')}</Notice>
      ) : (
        <p className={styles.cardNext} data-step={step}>
          {step === 'PROMPTS' ? texts.next.PROMPTS(format.number(promptCount)) : texts.next[step]}
        </p>
      )}
      <p className={styles.meta}>
        {joinFacts([
          isPublished && texts.views(format.number(viewCount)),
          openLinkCount > 0 && texts.links(format.number(openLinkCount)),
          texts.changed(format.moment(card.changedAt)),
        ])}
      </p>
      {step === 'SHOWN' && visibility === 'PUBLIC' && prtfolioPath !== null && (
        <a className={styles.address} href={publicPageOf(prtfolioPath)} target="_blank" rel="noopener">
          {publicPageOf(prtfolioPath)}
          <span className="visually-hidden">{` — ${texts.open}`}</span>
        </a>
      )}
      <div className={styles.cardActions}>
        <ButtonLink size="small" as={(slot) => <AppLink to={editorOf(id)} {...slot} />}>
          {texts.write}
        </ButtonLink>
        <ButtonLink size="small" as={(slot) => <AppLink to={publishOf(id)} {...slot} />}>
          {texts.publish}
        </ButtonLink>
      </div>
    </li>
  );
}
