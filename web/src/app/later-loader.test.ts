import { describe, expect, it, vi } from 'vitest';

import { catchAllRoute } from '../areas/home/lost/routes.ts';
import { createLaterLoader } from './later-loader.ts';

describe('the table of a later area', () => {
  it('is added once, however many ask at the same time and later', async () => {
    const add = vi.fn();
    const area = { beginning: '/admin/', load: vi.fn(async () => ({ routes: [catchAllRoute] })) };
    const load = createLaterLoader(add);
    await Promise.all([load(area), load(area)]);
    await load(area);
    expect(area.load).toHaveBeenCalledOnce();
    expect(add.mock.calls).toEqual([[[catchAllRoute]]]);
  });

  it('is asked for again after it did not come', async () => {
    const add = vi.fn();
    const area = { beginning: '/admin/', load: vi.fn(async () => ({ routes: [catchAllRoute] })) };
    area.load.mockRejectedValueOnce(new Error('offline'));
    const load = createLaterLoader(add);
    await expect(load(area)).rejects.toThrow('offline');
    await load(area);
    expect(add).toHaveBeenCalledOnce();
  });
});
