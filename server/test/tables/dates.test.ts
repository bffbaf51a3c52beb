/** Every date of a call lies in the calendar: the contract refuses any other, whatever the call does with it. */
import { describe, expect, it } from 'vitest';

import { ALL_NUMBERS, ALL_TEXTS, type Leaf } from './texts.ts';

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

  it('are of years in the same calendar where they are numbers', () => {
    const years = ALL_NUMBERS.filter(({ path }) => /(?:[a-z]Year|[.\]]year)(?:From|To|List)?(?:\[\])*$/.test(path));
    expect(years.length).toBeGreaterThan(2);
    expect(years.filter(({ accepts }) => ![1900, 2026, 2199].every(accepts)).map(({ path }) => path)).toEqual([]);
    const beyond = years.filter(({ accepts }) => [-1, 0, 1899, 2200, 9_999, 2 ** 31].some(accepts));
    expect(beyond.map(({ path }) => path)).toEqual([]);
  });

  it('are of years in the same calendar where a term is a text', () => {
    const terms = leaves.filter((leaf) => !isFree(leaf) && leaf.accepts('202610'));
    const named = terms.filter(({ path }) => /[yY]ear\w*$/.test(path));
    expect(named.length).toBeGreaterThan(0);
    const beyond = named.filter(({ accepts }) => ['000010', '189910', '220020', '999910'].some(accepts));
    expect(beyond.map(({ path }) => path)).toEqual([]);
  });

  it('are never texts of any kind', () => {
    const named = /(?:^|[.\]])(?:\w*[a-z](?:On|At|Until|Date)|date|from|to|on|until)(?:\[\])*$/;
    // Seconds, and signed: it is never asked of the database.
    const signed = ['exhibits.showExhibitPicture', 'file.showPicture', 'shownPages.showPageFile'];
    const found = leaves.filter((leaf) => isFree(leaf) && named.test(leaf.path)).map(({ path }) => path);
    expect(found.sort()).toEqual(signed.map((call) => `${call} query.until`));
  });
});
