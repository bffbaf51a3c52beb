import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { boardTexts } from './texts.ts';

/** Until when, and what is left of it. */
export function PostDeadline({ at }: { readonly at: string | null }) {
  const texts = useTexts(boardTexts).detail;
  const format = useFormat();
  if (at === null) return null;
  const left = format.daysUntil(at);
  return (
    <Section
      size="small"
      title={texts.dueUntil(format.moment(at))}
      text={left !== undefined && left >= 0 ? format.remaining(at) : texts.duePassed}
    />
  );
}
