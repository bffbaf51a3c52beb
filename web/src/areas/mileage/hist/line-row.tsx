import type { MileageLine } from '@naru/contract/areas/mileage/own.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { addressOf } from '../../../platform/route.ts';
import { ObjectionChip } from '../objection/objection-chip.tsx';
import { objectionFormRoute, ownObjectionRoute } from '../objection/routes.ts';
import { ExplanationList } from '../shared/explanation-list.tsx';
import styles from './hist.module.css';
import { mileageHistTexts } from './texts.ts';
import { Written } from '../../../ui/written.tsx';

/** Shows a line: the day, the deed, the points with sign and word, whether it still counts, and why it is so. */
export function LineRow({ line }: { readonly line: MileageLine }) {
  const all = useTexts(mileageHistTexts);
  const texts = all.lines;
  const format = useFormat();
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const { wordOf: kindOf } = useEnumeration('mileageKind');
  const { kind, typeCode, itemNm, title, amount, happenedOn, memo, reversedAt, termsLeft, path } = line;
  // The sum above all lines says how long the others are valid.
  const soon = termsLeft === 1 ? texts.lastTerm : termsLeft === 2 && texts.nextTerm;
  const left = reversedAt === null && amount > 0 && soon;
  return (
    <li className={styles.line} data-reversed={reversedAt !== null || undefined}>
      <span className={styles.day}>{format.day(happenedOn)}</span>
      <div className={styles.deed}>
        {reversedAt !== null && (
          <span>
            <StateChip kind="cancelled">{texts.reversed}</StateChip>
          </span>
        )}
        <h3 className={styles.name}>
          {path === null ? (
            <Written>{title}</Written>
          ) : (
            <AppLink to={path}>
              <Written>{title}</Written>
            </AppLink>
          )}
        </h3>
        <p className={styles.meta}>
          {joinFacts([typeCode !== null && typeOf(typeCode), itemNm !== title && itemNm, left])}
        </p>
        {memo !== '' && memo !== title && (
          <p className={styles.memo}>
            <Written>{memo}</Written>
          </p>
        )}
        <ObjectionLink line={line} />
        <Reason line={line} />
      </div>
      <span className={styles.amount} data-sign={Math.sign(amount)}>
        <b>{writeAmount(amount)}</b>
        <small>{kindOf(kind)}</small>
      </span>
    </li>
  );

  function writeAmount(points: number): string {
    const text = format.number(Math.abs(points));
    return points > 0 ? all.plus(text) : points < 0 ? all.minus(text) : all.points(text);
  }
}

function Reason({ line }: { readonly line: MileageLine }) {
  const all = useTexts(mileageHistTexts);
  const texts = all.lines;
  const format = useFormat();
  const { kind, amount, explanationList, reversedAt, aboutTerm, term } = line;
  const isJudged = explanationList.length > 0;
  const question = isJudged ? (amount === 0 ? texts.whyZero : texts.how) : texts.whyKind;
  const nameOf = ({ year, semstrNm }: MileageLine['term']): string =>
    all.term({ year: String(year), semester: semstrNm });
  return (
    <details className={styles.reason}>
      <summary>
        {question}
        <Icon of={IconChevronDown} size={16} />
      </summary>
      <div className={styles.answer}>
        {isJudged ? <ExplanationList explanationList={explanationList} /> : <p>{texts.reasons[kind]}</p>}
        {aboutTerm !== null && <p>{texts.about(nameOf(aboutTerm), nameOf(term))}</p>}
        {reversedAt !== null && <p>{texts.reversedOn(format.day(reversedAt))}</p>}
        <Objecting line={line} />
      </div>
    </details>
  );
}

/** Leads to the objection that the line has, and says how it stands. */
function ObjectionLink({ line: { objection } }: { readonly line: MileageLine }) {
  const { objected } = useTexts(mileageHistTexts).lines;
  if (objection === null) return null;
  const { objectionId, status } = objection;
  return (
    <p className={styles.objection}>
      <AppLink to={addressOf(ownObjectionRoute, { params: { id: objectionId } })}>{objected}</AppLink>
      <ObjectionChip status={status} />
    </p>
  );
}

/** Leads to objecting, or says why that is no longer possible. */
function Objecting({ line: { lineId, objectionBar, objectionUntil } }: { readonly line: MileageLine }) {
  const { objecting } = useTexts(mileageHistTexts).lines;
  const format = useFormat();
  if (objectionBar === null)
    return (
      <p>
        <AppLink to={addressOf(objectionFormRoute, { params: { id: lineId } })}>{objecting.link}</AppLink>
        {objectionUntil !== null && ` ${objecting.until(format.day(objectionUntil))}`}
      </p>
    );
  if (objectionBar === 'LATE' && objectionUntil !== null) return <p>{objecting.late(format.day(objectionUntil))}</p>;
  return objectionBar === 'KIND' || objectionBar === 'TWICE' ? <p>{objecting[objectionBar]}</p> : null;
}
