import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { commentTexts } from './texts.ts';
import type { SaveProblem } from './use-desk.ts';

/** Fields that show their own error. */
const SHOWN = new Set(['text', 'suggestion']);

/** Says why a comment was not saved. */
export function EditorProblem({ problem }: { readonly problem: SaveProblem | undefined }) {
  const texts = useTexts(commentTexts).desk;
  if (!problem) return null;
  if (problem.kind === 'field') {
    if (SHOWN.has(problem.field)) return null;
    return (
      <Notice tone="red" live="assertive">
        {problem.message}
      </Notice>
    );
  }
  if (problem.kind === 'conflict') {
    return (
      <Notice tone="amber" live="polite" title={texts.conflict}>
        {texts.theirs(problem.theirs)}
      </Notice>
    );
  }
  return (
    <Notice tone="red" live="assertive">
      {problem.kind === 'lost' ? texts.lost : texts.failed}
    </Notice>
  );
}
