import { describe, expect, it } from 'vitest';

import {
  findAreaCycles,
  findFolderCycles,
  findHistoryTables,
  findRoomCycles,
  findStrayJobs,
  findStraySql,
  serverAreas,
  type Source,
} from './layers.ts';

const file = (name: string, text: string): Source => ({ file: `server/src/${name}`, text, lines: 1 });

describe('folders of an area', () => {
  const up = file('areas/law/desk/calls.ts', "import { words } from '../words.ts';");
  const down = file('areas/law/index.ts', "import type { Case } from './desk/calls.ts';");

  it('import each other in a circle, by type too', () => {
    expect(findFolderCycles([up, down], 'server/src/areas/law')).toEqual([
      expect.arrayContaining(['server/src/areas/law', 'server/src/areas/law/desk']),
    ]);
  });

  it('are free of circles where one only imports the other', () => {
    expect(findFolderCycles([up], 'server/src/areas/law')).toEqual([]);
    expect(findFolderCycles([up, down], 'server/src/areas/home')).toEqual([]);
  });

  it('are rooms together: what two rooms or areas import in a circle is found in whatever folders it lies', () => {
    const room = file('areas/law/desk/list/calls.ts', "import { rules } from '../../case/rules.ts';");
    const back = file('areas/law/case/form/fields.ts', "const load = () => import('../../desk/texts.ts');");
    const area = file('areas/law/desk/score.ts', "import { taken } from '../../ability/api.ts';");
    const other = file('areas/ability/result/next.ts', "import type { Case } from '../../law/api.ts';");
    expect(findRoomCycles([room, area])).toEqual([]);
    expect(findRoomCycles([room, back])).toEqual([
      expect.arrayContaining(['server/src/areas/law/desk', 'server/src/areas/law/case']),
    ]);
    expect(findAreaCycles([room, back, area])).toEqual([]);
    expect(findAreaCycles([area, other])).toEqual([
      expect.arrayContaining(['server/src/areas/law', 'server/src/areas/ability']),
    ]);
  });

  it('are found below areas and blocks', () => {
    expect(serverAreas([up, down, file('blocks/board/open.ts', ''), file('main.ts', '')])).toEqual([
      'server/src/areas/law',
      'server/src/blocks/board',
    ]);
  });
});

it('tables with a history of their own are found, with or without a schema before their name', () => {
  const schema = ['law_case_history', 'psych.note_history', 'status_change'].map((name) => `create table ${name} (\n`);
  expect(findHistoryTables(schema.join(');\n'))).toEqual(['law_case_history', 'psych.note_history']);
});

describe('SQL outside of a store', () => {
  it.each([
    ['areas/law/calls.ts', 'await sql<Row>`\n  select l.id from law_case l`'],
    ['areas/law/calls.ts', "await tx.insertInto('law_case')"],
    ['areas/law/calls.ts', 'const open = sql<boolean>`l.closed_at is null`;'],
    ['blocks/board/stage.ts', 'await client.query<Row>(\n  `update post set status = $1`)'],
  ])('is found in %s: %s', (name, text) => {
    expect(findStraySql([file(name, text)])).toEqual([`server/src/${name}`]);
  });

  it('is what a source has, as anything that is no store', () => {
    const name = 'areas/law/history-source.ts';
    expect(findStraySql([file(name, 'await sql`select 1`')])).toEqual([`server/src/${name}`]);
  });

  it.each([
    ['areas/law/store.ts', 'await sql`select 1`'],
    ['areas/law/desk-queries.ts', 'await sql`select 1`'],
    ['areas/law/calls.test.ts', 'await sql`select 1`'],
    ['platform/db/pool.ts', 'await sql`select 1`'],
  ])('is not what %s has: %s', (name, text) => {
    expect(findStraySql([file(name, text)])).toEqual([]);
  });
});

it('a job by the clock is declared in the jobs.ts of its folder; one that is asked for, anywhere', () => {
  const clock = "const night = defineJob('law.night', {\n  schedule: '0 3 * * *',\n});";
  const asked = "const run = defineJob('law.run', { atOnce: 1 });";
  const sources = [
    file('areas/law/night.ts', clock),
    file('areas/law/jobs.ts', clock),
    file('areas/law/run.ts', asked),
    file('platform/mail/mail.ts', clock),
  ];
  expect(findStrayJobs(sources)).toEqual(['server/src/areas/law/night.ts']);
});
