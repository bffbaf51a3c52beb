import { home, type Todo } from '@naru/contract/areas/home.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { tickTexts } from './texts.ts';

export interface TickButtonProps {
  readonly tick: NonNullable<Todo['tick']>;
  readonly title: string;
  readonly variant: 'primary' | 'secondary';
}

/** Ticks off a thing to do where it is listed, and offers to take that back. */
export function TickButton({ tick, title, variant }: TickButtonProps) {
  const texts = useTexts(tickTexts);
  const change = useCallMutation(home.tickTodo, {
    alsoChanges: [home.dashboard],
    onSuccess: (_output, { body }) => {
      if (!body?.isDone) return;
      const undo = (): void => change.mutate({ params: tick, body: { isDone: false } });
      showToast({ text: texts.done(title), tone: 'done', action: { label: texts.undo, onPress: undo } });
    },
  });
  return (
    <Button
      variant={variant}
      icon={IconCheck}
      busy={change.isPending}
      aria-label={texts.doneOf(title)}
      onClick={() => change.mutate({ params: tick, body: { isDone: true } })}
    >
      {texts.tick}
    </Button>
  );
}
