import { createContext } from 'react';

/** The title that a phone's top bar shows: a page of the same title does not show it again. */
export const BarTitle = createContext<string | undefined>(undefined);
