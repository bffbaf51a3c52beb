import type { Locator } from '@playwright/test';

/**
 * The visible label of a choice, for a press. A press there waits until it is still and uncovered, unlike a forced
 * press of the hidden input.
 */
export const labelOf = (choice: Locator): Locator => choice.page().locator('label', { has: choice });
