/** Quiet facts beside a result: with whom it was compared, whether it can be trusted, what lay in between. */
import type { ResultBetween, TestResult } from '@naru/contract/areas/ability/result.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { shownPoints, widestBand } from '../../../blocks/ability/findings.ts';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

const SECONDS = 60;
const PERCENTILES_FROM = 100;

export function NormPart({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts).norm;
  const format = useFormat();
  const { norm } = result;
  return (
    <Section size="small" title={texts.title}>
      {norm === null ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p>{texts[norm.breadth](norm.collegeNm ?? '', format.text(norm.grade, ''), format.number(norm.count))}</p>
          <p>{texts.half}</p>
          {norm.count < PERCENTILES_FROM && <p>{texts.small}</p>}
          <p className={styles.quiet}>{texts.name(norm.name)}</p>
          {norm.isDemo && <p className={styles.quiet}>{texts.demo}</p>}
        </>
      )}
    </Section>
  );
}

export function TrustPart({ result }: { readonly result: TestResult }) {
  const all = useTexts(resultTexts);
  const texts = all.trust;
  const format = useFormat();
  const { qualityList, answeredCount, itemCount, elapsedSeconds, scaleList, source, family, can } = result;
  const band = widestBand(scaleList);
  const time = format.duration(Math.max(1, Math.round(elapsedSeconds / SECONDS)));
  return (
    <Section size="small" title={texts.title}>
      {qualityList.length === 0 ? (
        <p className={styles.marked}>
          <Icon of={IconCircleCheck} />
          {texts.good(format.number(answeredCount), format.number(itemCount), time)}
        </p>
      ) : (
        <div className={styles.doubt}>
          <p className={styles.marked}>
            <Icon of={IconAlertTriangle} />
            <strong>{all.doubt}</strong>
          </p>
          <ul className={styles.plain}>
            {qualityList.map((flag) => (
              <li key={flag}>{texts.flags[flag]}</li>
            ))}
          </ul>
          <p>{all.doubtText}</p>
          {can.retake && <AppLink to={`/ability/test/${family}/list`}>{texts.retake}</AppLink>}
        </div>
      )}
      {band !== undefined && <p>{texts.band(format.number(Math.max(1, shownPoints(band))))}</p>}
      <p className={styles.quiet}>{source}</p>
    </Section>
  );
}

export function BetweenPart({ between }: { readonly between: ResultBetween }) {
  const texts = useTexts(resultTexts).between;
  return (
    <Section size="small" title={texts.title}>
      <BetweenWords between={between} />
    </Section>
  );
}

/** Names what somebody did between two results, and says that nothing follows from it. */
export function BetweenWords({ between }: { readonly between: ResultBetween }) {
  const texts = useTexts(resultTexts).between;
  const format = useFormat();
  const { programmeList, meetingCount } = between;
  if (programmeList.length === 0 && meetingCount === 0) return <p>{texts.none}</p>;
  return (
    <>
      {programmeList.length > 0 && (
        <>
          <p>{texts.programmes(format.number(programmeList.length))}</p>
          <ul className={styles.plain}>
            {programmeList.map(({ name, completedAt, path }) => (
              <li key={`${completedAt} ${name}`}>{path === null ? name : <AppLink to={path}>{name}</AppLink>}</li>
            ))}
          </ul>
        </>
      )}
      {meetingCount > 0 && <p>{texts.meetings(format.number(meetingCount))}</p>}
      <p className={styles.quiet}>{texts.caution}</p>
    </>
  );
}
