import type { Publishing } from '@naru/contract/areas/portfolio/publish.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';

/** Tells what the university does with it once its owner has graduated or left. */
export function AfterPart({ of: { afterList } }: { readonly of: Publishing }) {
  const texts = useTexts(publishTexts).after;
  const format = useFormat();
  const isKept = afterList.every(({ becomes }) => becomes === 'KEEP');
  return (
    <Section title={texts.title} size="small">
      <div className={styles.quiet}>
        {afterList.map(({ becomes, months, on }) => (
          <p key={becomes}>
            {becomes === 'KEEP'
              ? texts.KEEP
              : on === null
                ? texts[becomes](format.number(months))
                : texts[`${becomes}_ON`](format.day(on))}
          </p>
        ))}
        {!isKept && <p>{texts.renew}</p>}
      </div>
    </Section>
  );
}
