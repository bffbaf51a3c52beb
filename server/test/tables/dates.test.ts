/**
 * Every date that a call asks for lies in the calendar: what does not is refused by the contract, whatever the call does with it.
 */
import { describe, expect, it } from 'vitest';

import { ALL_TEXTS, type Leaf } from './texts.ts';

const isFree = ({ accepts }: Leaf): boolean => accepts('x y') || accepts('xy');
const leaves = ALL_TEXTS;
const dates = leaves.filter((leaf) => !isFree(leaf) && leaf.accepts('2026-03-02'));
const moments = leaves.filter((leaf) => !isFree(leaf) && leaf.accepts('2026-03-02T01:00:00.000Z'));

describe('dates that calls ask for', () => {
  it('are there', () => {
    expect(dates.length).toBeGreaterThan(20);
    expect(moments.length).toBeGreaterThan(5);
  });

  it.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '2027-02-29'])(
    'are never %s',
    (date) => {
      expect(dates.filter(({ accepts }) => accepts(date)).map(({ path }) => path)).toEqual([]);
      const moment = `${date}T23:59:59.999Z`;
      expect(moments.filter(({ accepts }) => accepts(moment)).map(({ path }) => path)).toEqual([]);
    },
  );

  it('are never texts of any kind', () => {
    const named = /(?:^|[.\]])(?:\w*[a-z](?:On|At|Until|Date)|date|from|to|on|until)(?:\[\])*$/;
    // Seconds, and signed: it is never asked of the database.
    const signed = 'file.showPicture query.until';
    expect(leaves.filter((leaf) => isFree(leaf) && named.test(leaf.path)).map(({ path }) => path)).toEqual([signed]);
  });
});
