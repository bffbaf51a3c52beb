import { screenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useStore } from '../../../platform/http/store.ts';
import { targetOf } from '../../../platform/menu.ts';
import { useNavigation } from '../use-navigation.ts';

/** Reads the title of a phone's top bar: the menu's below its own screen, else the screen's; none for what is refused. */
export function useBarTitle(): string {
  const { current, meta, path } = useNavigation();
  const screen = useStore(screenTitle);
  if (current && targetOf(current) !== path) return current.menuNm;
  return meta?.authRequired === true ? screen : '';
}
