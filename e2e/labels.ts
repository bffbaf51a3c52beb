import type { Locator } from '@playwright/test';

/**
 * The label of a choice: what is seen of it, and pressed. A press there waits until it stands still and nothing lies on it, which
 * a forced press of the hidden input does not.
 */
export const labelOf = (choice: Locator): Locator => choice.page().locator('label', { has: choice });
