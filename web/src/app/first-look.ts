/**
 * Puts the first look of a screen into the page's own frame while the app is on its way: where and as the app will draw
 * it, so that nothing is seen to change when it does. Bundled into the page (build/boot.ts): it takes no more than it needs.
 */
import type { LoginInfo } from '@naru/contract/areas/session.ts';

import type { FirstLook, LookedAt } from '../platform/first-look.ts';
import { element } from '../ui/first-look/draw.ts';
import { mayOpen } from './guard.ts';
import shell from './shell/shell.module.css';

/** Whether the guard will let them in: a look that gives way to another screen would be a flash of the wrong one. */
export const mayLook = (info: LoginInfo, { menuId }: Pick<FirstLook<never>, 'menuId'>): boolean =>
  !info.hasOpenConsent && mayOpen(info, menuId);

/** Nothing where the app has drawn already. */
export function drawFirstLook<Output>(look: FirstLook<Output>, output: Output, at: LookedAt): void {
  const content = element('div', { class: shell.content }, look.draw(output, at));
  // As high as the app's own first drawing: the same scroll bar, the same width.
  content.style.minBlockSize = '100dvh';
  findFrame()?.replaceChildren(content);
  look.settle?.(content);
}

/** Takes it away again: somebody signed in or out in another tab. */
export function clearFirstLook(): void {
  findFrame()?.replaceChildren();
}

const findFrame = (): Element | null => document.querySelector('#root > .frame');
