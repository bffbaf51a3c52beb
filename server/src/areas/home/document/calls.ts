import type { home } from '@naru/contract/areas/home.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectDocument, selectDocumentVersions } from './store.ts';

/** Z1: reads a document for everybody, with earlier versions; one that has not taken effect is not found. */
export const readDocument: Reader<typeof home.readDocument> = async (ctx, { params, query }) => {
  const versions = await selectDocumentVersions(ctx.db, params.code, koreanDate(ctx.now));
  const wanted = query.version ?? versions[0]?.version;
  const found = versions.find((entry) => entry.version === wanted);
  if (!found) return fail('notFound');
  const document = await selectDocument(ctx.db, { code: params.code, version: found.version, locale: ctx.locale });
  return { document, versionList: versions };
};
