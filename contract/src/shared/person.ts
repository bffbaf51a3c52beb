import { z } from 'zod';

/** A menu as the shell shows it (docs/specification.md §3). Y and N as the specification has them. */
export interface Menu {
  menuId: string;
  menuNm: string;
  menuPath: string | null;
  /** Path that the menu opens; null for a group. */
  routerNm: string | null;
  isOpened: boolean;
  hiddenAt: 'Y' | 'N';
  linkAt: 'Y' | 'N';
  devAt: 'Y' | 'N';
  icon: string | null;
  children: Menu[];
}

const YesNo = z.enum(['Y', 'N']);

export const Menu: z.ZodType<Menu, Menu> = z.object({
  menuId: z.string(),
  menuNm: z.string(),
  menuPath: z.string().nullable(),
  routerNm: z.string().nullable(),
  isOpened: z.boolean(),
  hiddenAt: YesNo,
  linkAt: YesNo,
  devAt: YesNo,
  icon: z.string().nullable(),
  get children() {
    return z.array(Menu);
  },
});
