import { letterCommentDesk as deskCalls, letterComments as ownCalls } from '@naru/contract/areas/portfolio/comment.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { addComment, changeComment, listDeskComments, removeComment } from './desk-calls.ts';
import { decideComment, listOpenComments, readCorrected } from './own-calls.ts';

const desk = bindCalls('letterCommentDesk', deskCalls, { listDeskComments, addComment, changeComment, removeComment });
const own = bindCalls('letterComments', ownCalls, { readCorrected, listOpenComments, decideComment });

/** Comments at the very words of a letter, as correctors write them and students take them up. */
export const paperComments: Manifest = { calls: [desk, own] };
