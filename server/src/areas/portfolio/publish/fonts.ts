/** Fonts of pages, made beside the publishing: its first reader finds them, and its owner waits for nothing. */
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { makePageFonts } from '../page/public-page.ts';
import type { FactSources } from '../start/facts.ts';
import { selectIsShown } from './store.ts';

export const makeFonts = defineJob<{ versionId: string }>('portfolio.fonts');

/** Makes the font of a version, unless another one is shown by then. */
export function handleFonts(platform: Platform, sources: FactSources): JobHandler {
  return handleJob(makeFonts, async ({ data: { versionId } }) => {
    if (await selectIsShown(platform.db, versionId)) await makePageFonts(platform, sources, versionId);
  });
}
