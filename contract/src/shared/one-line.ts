import { z } from 'zod';

import { trimText } from './required-text.ts';

/** Neither breaks nor other control characters: a one-line text stays on one line in lists, mails and files. */
export const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/; // oxlint-disable-line no-control-regex -- they are refused

/** Returns the schema of a name or another short text of so many characters at most. */
export const oneLine = (most: number): z.ZodString => z.string().max(most).regex(ONE_LINE);

/** The same without blanks around it, and not empty. */
export const RequiredLine = (most: number) => oneLine(most).overwrite(trimText).min(1);

/** The same, and empty where nothing is sent. */
export const OptionalLine = (most: number) => oneLine(most).overwrite(trimText).default('');
