import type { CaseLine } from '@naru/contract/areas/home.ts';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import rows from '../../../../blocks/todo/todo-row.module.css';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Section } from '../../../../ui/section.tsx';
import { FiguresState } from './figures-state.tsx';
import { laterTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

/** Amber from here on, as everything that waits for an office. */
const LATE_DAYS = 7;

/** Confidential cases that wait for the person: how long, which field, which number, and no name. */
export function CasesWidget() {
  const texts = useTexts(laterTexts).cases;
  const format = useFormat();
  const query = useFigures();
  if (!query.data) return <FiguresState query={query} />;
  const cases = query.data.caseList;
  const longest = Math.max(0, ...cases.map(({ since }) => -(format.daysUntil(since) ?? 0)));
  const finding = longest === 0 ? texts.today : texts.longest(format.number(longest));
  return (
    <Section label={texts.label} title={cases.length === 0 ? texts.none : finding}>
      {cases.length > 0 && (
        <ul className={rows.list}>
          {cases.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ one }: { readonly one: CaseLine }) {
  const texts = useTexts(laterTexts).cases;
  const format = useFormat();
  const days = -(format.daysUntil(one.since) ?? 0);
  const isLate = days >= LATE_DAYS || one.isUrgent;
  return (
    <li className={rows.row}>
      <span className={joinClasses(rows.due, isLate && rows.soon)}>
        {isLate && <Icon of={IconClock} size={16} />}
        {days === 0 ? texts.newToday : texts.waited(format.number(days))}
        <small>{one.dueAt === null ? texts.from(format.day(one.since)) : texts.until(format.day(one.dueAt))}</small>
      </span>
      <span className={rows.words}>
        <b>{one.field}</b>
        <span>{joinFacts([one.step, texts.receipt(one.receiptNo)])}</span>
      </span>
      <ButtonLink as={(slot) => <AppLink to={one.path} aria-label={texts.open(one.receiptNo)} {...slot} />}>
        {texts.see}
      </ButtonLink>
    </li>
  );
}
