import { z } from 'zod';

/** Neither breaks nor other characters that steer: what is written on one line stays on one in lists, mails and files. */
export const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/; // oxlint-disable-line no-control-regex -- they are refused

/** A name or another short text of so many characters at most. */
export const oneLine = (most: number): z.ZodString => z.string().max(most).regex(ONE_LINE);
