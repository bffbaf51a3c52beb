import type { GuideTest } from '@naru/contract/areas/ability/guide.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import styles from './guide.module.css';
import { guideTexts } from './texts.ts';

type Standing = 'resume' | 'start' | 'again';

const standingOf = ({ isBegun, lastTakenAt }: GuideTest): Standing =>
  isBegun ? 'resume' : lastTakenAt === null ? 'start' : 'again';

/** Chooses the one test whose button stands out: one that was begun, else the first that was never taken. */
export function chooseNext(tests: readonly GuideTest[]): GuideTest | undefined {
  const own = tests.filter(({ path }) => path !== null);
  return own.find((test) => standingOf(test) === 'resume') ?? own.find((test) => standingOf(test) === 'start');
}

/** The published tests, each with how long it takes, when the person took it last, and the way to it. */
export function TestsPart({ tests }: { readonly tests: readonly GuideTest[] }) {
  const texts = useTexts(guideTexts).tests;
  if (tests.length === 0) return <EmptyState title={texts.none}>{texts.noneText}</EmptyState>;
  const next = chooseNext(tests);
  return (
    <Section title={texts.title}>
      <ul className={styles.list}>
        {tests.map((test) => (
          <TestRow key={test.testId} test={test} isNext={test === next} />
        ))}
      </ul>
      {tests.some(({ isValidated }) => !isValidated) && <p className={styles.meta}>{texts.notValidatedText}</p>}
    </Section>
  );
}

function TestRow({ test, isNext }: { readonly test: GuideTest; readonly isNext: boolean }) {
  const texts = useTexts(guideTexts).tests;
  const format = useFormat();
  const { name, summary, minutes, itemCount, isValidated, isBegun, lastTakenAt, path } = test;
  return (
    <li className={styles.test}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} {!isValidated && <Tag tone="neutral">{texts.notValidated}</Tag>}
        </h3>
        <p className={styles.text}>{summary}</p>
        <p className={styles.meta}>
          <span>{texts.length(minutes, itemCount)}</span>
          {isBegun && <strong className={styles.begun}>{texts.begun}</strong>}
          {!isBegun && lastTakenAt !== null && <span>{texts.last(format.day(lastTakenAt))}</span>}
        </p>
      </div>
      {path !== null && (
        <ButtonLink
          variant={isNext ? 'primary' : 'secondary'}
          as={(slot) => (
            <AppLink to={path} className={slot.className}>
              <span className="visually-hidden">{texts.about(name)}</span>
              {slot.children}
            </AppLink>
          )}
        >
          {texts[standingOf(test)]}
        </ButtonLink>
      )}
    </li>
  );
}
