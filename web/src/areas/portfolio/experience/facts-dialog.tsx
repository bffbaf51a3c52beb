import { experiences, type CardFact } from '@naru/contract/areas/portfolio/experience.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { readMonth } from './card-values.ts';
import styles from './experience.module.css';
import { experienceTexts } from './texts.ts';
import { usePeriod } from './use-period.ts';

export interface FactsDialogProps {
  readonly onChoose: (fact: CardFact) => void;
  readonly onClose: () => void;
}

/** Offers what the university knows of the person as the beginning of a card. */
export function FactsDialog({ onChoose, onClose }: FactsDialogProps) {
  const texts = useTexts(experienceTexts).facts;
  const query = useCall(experiences.listFacts, {}, { label: texts.title });
  const facts = query.data?.factList;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.text}>
      {query.isError && !facts && <QueryError title={texts.errorTitle} query={query} headingLevel={3} />}
      {query.isPending && <Skeleton count={4} />}
      {facts?.length === 0 && (
        <EmptyState title={texts.none} headingLevel={3}>
          {texts.noneText}
        </EmptyState>
      )}
      {facts && facts.length > 0 && (
        <ul className={styles.list}>
          {facts.map((fact) => (
            <FactRow key={`${fact.source.kind} ${fact.source.id}`} fact={fact} onChoose={() => onChoose(fact)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function FactRow({ fact, onChoose }: { readonly fact: CardFact; readonly onChoose: () => void }) {
  const texts = useTexts(experienceTexts).facts;
  const period = usePeriod();
  const { title, place, detail, hasCard } = fact;
  return (
    <li className={styles.fact}>
      <div className={styles.words}>
        <p className={styles.factName}>{title}</p>
        <p className={styles.meta}>
          {joinFacts([place, detail, period(readMonth(fact.begins) ?? '', readMonth(fact.ends) ?? '')])}
        </p>
      </div>
      {hasCard ? (
        <Tag tone="neutral">{texts.hasCard}</Tag>
      ) : (
        <Button size="small" aria-label={texts.makeOf(title)} onClick={onChoose}>
          {texts.make}
        </Button>
      )}
    </li>
  );
}
