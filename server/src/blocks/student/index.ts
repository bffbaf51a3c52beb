import { student as studentCalls } from '@naru/contract/areas/student.ts';

import { bindCalls, type Reader } from '../../platform/http/serve.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { StudentLinkSource } from '../manifest/student-link.ts';

const listLinks =
  (sources: readonly StudentLinkSource[]): Reader<typeof studentCalls.listLinks> =>
  async (ctx, { params }) => {
    const links = await Promise.all(sources.map((source) => source(ctx, params.stdntId)));
    return { linkList: links.filter((link) => link !== undefined) };
  };

/** Leads from a student to what areas have about them, in the order in which they brought it. */
export const student: Manifest = {
  calls: ({ studentLinks }) => [bindCalls('student', studentCalls, { listLinks: listLinks(studentLinks) })],
};
