import type { PortfolioDraft } from '@naru/contract/areas/portfolio/builder.ts';
import { useState } from 'react';

import { ConflictNotice } from '../../../blocks/autosave/conflict-notice.tsx';
import { LeaveGuard } from '../../../blocks/form/leave-guard.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { BuilderHead } from './builder-head.tsx';
import styles from './builder.module.css';
import { Canvas } from './canvas.tsx';
import { DifferencePart } from './difference-part.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Outline } from './outline.tsx';
import { titlePanel } from './panel-title.ts';
import { Panel } from './panel.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { builderTexts } from './texts.ts';
import { useActions } from './use-actions.ts';
import { useBuilder } from './use-builder.ts';
import { usePageKeys } from './use-keys.ts';

/** The width from which the fields stand beside the canvas. */
const BESIDE = '(min-width: 65rem)';
const UNSAVED: ReadonlySet<string> = new Set(['stuck', 'refused', 'conflict']);

interface PortfolioEditorProps {
  readonly draft: PortfolioDraft;
  readonly refetch: () => unknown;
  /** The id of a block whose fields are open at first, or `head`. */
  readonly opensAt: string | undefined;
}

/** A portfolio on its canvas, with an outline and the fields of the part in hand beside it. */
export function PortfolioEditor({ draft, refetch, opensAt }: PortfolioEditorProps) {
  const texts = useTexts(builderTexts);
  const builder = useBuilder(draft, refetch, opensAt);
  const actions = useActions(builder);
  const [hasKeys, setKeys] = useState(false);
  usePageKeys(actions, () => setKeys(true));
  const isBeside = useMediaQuery(BESIDE);
  const title = titlePanel(texts, builder);
  const { saving, change } = builder;
  return (
    <>
      <BuilderHead builder={builder} actions={actions} showKeys={() => setKeys(true)} />
      <LeaveGuard isUnsaved={UNSAVED.has(saving.status)} text={texts.leave} />
      <div className={styles.notices}>
        <ConflictNotice
          saving={saving}
          draw={({ mine, theirs }) => <DifferencePart mine={mine} theirs={theirs.value} />}
          onTaken={(mine) =>
            showToast({ text: texts.taken, action: { label: texts.undo, onPress: () => change(mine) } })
          }
        />
        <ProblemNotice builder={builder} />
      </div>
      <p className="visually-hidden" role="status">
        {builder.said}
      </p>
      <div className={styles.desk}>
        {isBeside && <Outline builder={builder} />}
        <Canvas builder={builder} actions={actions} />
        {isBeside ? (
          <aside className={styles.panel} aria-label={texts.panel}>
            <h2>{title}</h2>
            <Panel builder={builder} />
          </aside>
        ) : (
          <Sheet
            open={builder.isOpen}
            onOpenChange={(open) => !open && builder.close()}
            title={title}
            height="full"
            footer={<Button onClick={builder.close}>{texts.done}</Button>}
          >
            <Panel builder={builder} />
          </Sheet>
        )}
      </div>
      <KeysDialog open={hasKeys} onOpenChange={setKeys} />
    </>
  );
}
