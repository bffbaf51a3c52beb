import type { ResultNext } from '@naru/contract/areas/ability/result.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

interface NextPartProps {
  readonly nextList: readonly ResultNext[];
  /** False for others, who read what they can talk about. */
  readonly isOwn: boolean;
}

/** Offers what can be done now, each with its reason; its student has a button beside each. */
export function NextPart({ nextList, isOwn }: NextPartProps) {
  const texts = useTexts(resultTexts).next;
  const none = isOwn ? texts.none : texts.theirsNone;
  return (
    <Section title={isOwn ? texts.title : texts.theirs} text={nextList.length === 0 ? none : undefined}>
      {nextList.length > 0 && (
        <ol className={styles.steps}>
          {nextList.map((next, at) => (
            <NextRow key={`${next.kind} ${next.title}`} next={next} number={at + 1} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function NextRow({ next, number }: { readonly next: ResultNext; readonly number: number }) {
  const texts = useTexts(resultTexts).next;
  const format = useFormat();
  const { kind, title, reason, until, path } = next;
  const button = texts.buttons[kind];
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden>
        {format.number(number)}
      </span>
      <div>
        <h3 className={styles.small}>{title}</h3>
        <p className={styles.quiet}>
          {reason} {until !== null && texts.until(format.moment(until))}
        </p>
      </div>
      {path !== null && (
        <ButtonLink
          variant={number === 1 ? 'primary' : undefined}
          as={({ children, ...slot }) => (
            <AppLink to={path} {...slot} aria-label={texts.buttonName(title, button)}>
              {children}
            </AppLink>
          )}
        >
          {button}
        </ButtonLink>
      )}
    </li>
  );
}
