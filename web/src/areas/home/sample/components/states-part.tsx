import { Fragment } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const kinds: readonly StateKind[] = [
  'open',
  'waiting',
  'approved',
  'done',
  'rejected',
  'absent',
  'cancelled',
  'coming',
  'progress',
  'draft',
  'ended',
];

export function StatesPart() {
  const texts = useTexts(componentTexts);
  return (
    <Part title={texts.stateList.title}>
      <dl className={styles.states}>
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <dt>
              <StateChip kind={kind}>{texts.states[kind]}</StateChip>
            </dt>
            <dd>{texts.stateList.next[kind]}</dd>
          </Fragment>
        ))}
      </dl>
    </Part>
  );
}
