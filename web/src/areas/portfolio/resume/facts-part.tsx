import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';
import type { Facts } from './use-facts.ts';

const FactsSheet = loadOnUse(async () => (await import('./facts-sheet.tsx')).FactsSheet);

interface FactsPartProps {
  readonly editing: Editing;
  readonly facts: Facts;
}

/** Offers what the portal knows and the résumé has not. */
export function FactsPart({ editing, facts }: FactsPartProps) {
  const texts = useTexts(resumeTexts).facts;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { query, fresh } = facts;
  if (query.isError && !fresh) return <QueryError title={texts.error} query={query} headingLevel={3} />;
  if (!fresh) return <p className={styles.meta}>{texts.loading}</p>;
  if (fresh.length === 0 && !isOpen) return null;
  return (
    <div>
      <Button icon={IconRosetteDiscountCheck} onClick={() => setOpen(true)}>
        {texts.open(format.number(fresh.length))}
      </Button>
      {isOpen && <FactsSheet editing={editing} facts={facts} onClose={() => setOpen(false)} />}
    </div>
  );
}
