import type { reference } from '@naru/contract/areas/reference.ts';

import type { Reader } from '../../../platform/http/serve.ts';
import { enumOptions } from './rules.ts';

export const enumeration: Reader<typeof reference.enumeration> = async (ctx, { params }) => ({
  [params.name]: enumOptions(params.name, ctx.locale),
});
