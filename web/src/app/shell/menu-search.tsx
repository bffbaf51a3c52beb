import { useLayoutEffect, useState } from 'react';
import { withTexts } from '../../platform/i18n/locale.ts';
import { useMemberInfo } from '../../platform/session/use-session.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { loadOnUse } from '../../ui/load-on-use.tsx';

const SearchWindow = loadOnUse(async () => (await withTexts(import('./search/search-window.tsx'))).SearchWindow);

export interface MenuSearchState {
  /** "/" alone opens it: until that is known, as for most people. */
  readonly hasSlash: boolean;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens by the button, by "/" anywhere outside of a field unless that is switched off, and by Ctrl or ⌘ with K. */
export function useMenuSearch(): MenuSearchState {
  const [isOpen, setOpen] = useState(false);
  const hasSlash = useMemberInfo()?.opensSearchBySlash ?? true;
  // With the first paint, not after it: a person who sees the screen may already press the key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isSlash =
        hasSlash && event.key === '/' && !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSlash && !isCommand) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    const early = window.naruSearchKey?.();
    if (early) press(early);
    return () => document.removeEventListener('keydown', press);
  }, [hasSlash]);
  return { hasSlash, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

export interface MenuSearchProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Its code comes when it first opens. */
export function MenuSearch({ isOpen, onClose }: MenuSearchProps) {
  if (!isOpen) return null;
  return <SearchWindow onClose={onClose} />;
}
