import { mileagePurposes, type DeskPurpose } from '@naru/contract/areas/mileage/purposes.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import styles from './purpose.module.css';
import { purposeFormRoute } from './routes.ts';
import { purposeTexts } from './texts.ts';

/** Lists what mileage can be used for, each with what it asks for. */
export function PurposeListScreen() {
  const texts = useTexts(purposeTexts).list;
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <DeskTabs value="PURPOSES">
        <PurposeRows />
      </DeskTabs>
    </>
  );
}

function PurposeRows() {
  const texts = useTexts(purposeTexts).list;
  const query = useCall(mileagePurposes.listPurposes, {}, { label: texts.label });
  if (query.isError && !query.data) return <QueryError title={texts.errorTitle} query={query} headingLevel={2} />;
  if (!query.data) return <Skeleton count={3} />;
  return (
    <ul className={styles.list} aria-label={texts.label}>
      {query.data.purposeList.map((purpose) => (
        <PurposeRow key={purpose.purposeCode} purpose={purpose} />
      ))}
    </ul>
  );
}

function PurposeRow({ purpose }: { readonly purpose: DeskPurpose }) {
  const texts = useTexts(purposeTexts).list;
  const format = useFormat();
  const { purposeCode, purposeNm, leastPoints, mostPoints, pointsUnit, isInUse, openCount } = purpose;
  const { timesTerm, timesLife, mostTerms, wonPerPoint } = purpose;
  const say = (write: (count: string) => string, value: number | null) => value !== null && write(format.number(value));
  const bounds = {
    least: format.number(leastPoints),
    most: format.number(mostPoints),
    unit: format.number(pointsUnit),
  };
  return (
    <li className={styles.row}>
      <div className={styles.purpose}>
        <p className={styles.name}>
          <AppLink to={addressOf(purposeFormRoute, { params: { purposeCode } })}>{purposeNm}</AppLink>
        </p>
        <p className={styles.meta}>{joinFacts([texts.bounds(bounds), say(texts.worth, wonPerPoint)])}</p>
        <p className={styles.meta}>
          {joinFacts([
            say(texts.timesTerm, timesTerm),
            say(texts.timesLife, timesLife),
            say(texts.mostTerms, mostTerms),
            openCount > 0 && texts.open(format.number(openCount)),
          ])}
        </p>
      </div>
      {!isInUse && <StateChip kind="cancelled">{texts.outOfUse}</StateChip>}
    </li>
  );
}
