import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Section } from '../../../../ui/section.tsx';
import { useMayOpen } from '../may-open.ts';
import styles from './guide.module.css';
import { guideTexts } from './texts.ts';

const COUNSELLING = '/cs/psch/reqst/agre';

/** Says what results are used for, and what the tests are not. */
export function AboutPart() {
  const { use, not } = useTexts(guideTexts);
  const canAsk = useMayOpen('CS_PSCH');
  return (
    <>
      <Section title={use.title} size="small">
        <Lines lines={use.list} />
      </Section>
      <Section title={not.title} size="small">
        <Lines lines={not.list} />
        {canAsk && (
          <div>
            <ButtonLink variant="text" as={(slot) => <AppLink to={COUNSELLING} {...slot} />}>
              {not.counselling}
            </ButtonLink>
          </div>
        )}
      </Section>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
