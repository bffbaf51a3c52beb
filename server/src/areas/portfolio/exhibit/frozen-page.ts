import type { CallContext } from '../../../platform/http/serve.ts';
import { renderForViewer } from '../page/viewer.ts';
import type { FactSources } from '../start/facts.ts';

/** Draws the version that is judged or exhibited, with what the university confirms of it today. */
export async function drawFrozen(
  ctx: CallContext,
  sources: FactSources,
  asked: { readonly versionId: string; readonly isNameless: boolean },
) {
  const { title, language, html, css } = await renderForViewer(ctx, sources, { ...asked, isWithin: true });
  return { title, language, html, css };
}
