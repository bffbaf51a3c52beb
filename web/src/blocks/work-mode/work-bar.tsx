import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { BulkBar } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { loadOnUse } from '../../ui/load-on-use.tsx';
import { PressStrip } from './press-strip.tsx';
import { workTexts } from './texts.ts';
import type { WorkMode } from './use-work-mode.ts';

const PressDialog = loadOnUse(async () => (await import('./press-dialog.tsx')).PressDialog);

/** Below the list: the decisions for the chosen rows, and the last press while it can be taken back. */
export function WorkBar({ work }: { readonly work: WorkMode }) {
  const { chosen, steps, words, decide, clear, isSending, last, question } = work;
  const texts = useTexts(workTexts);
  const format = useFormat();
  const count = format.number(chosen.length);
  return (
    <>
      <BulkBar
        count={chosen.length}
        label={texts.bar}
        text={texts.chosen(count)}
        clearLabel={texts.clear}
        onClear={clear}
        above={<PressStrip work={work} />}
        isAboveShown={last !== undefined}
      >
        {steps.toReversed().map(({ action, needList }) => (
          <Button
            key={action}
            variant={needList.length === 0 ? 'primary' : undefined}
            busy={isSending && needList.length === 0}
            onClick={() => decide(action, chosen)}
          >
            {words[action]?.many(count) ?? action}
          </Button>
        ))}
      </BulkBar>
      {question && <PressDialog key={question.action} work={work} question={question} />}
    </>
  );
}
