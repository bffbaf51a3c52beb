/** Prompts in fields: words that ask for the student’s own. Pure. */
import { isPrompt, promptOf } from '@naru/contract/areas/portfolio/prompt.ts';

const MARK = promptOf('');

/** Returns what a prompt asks; nothing where the words are the student’s own. */
export const promptWords = (text: string): string => (isPrompt(text) ? text.slice(MARK.length) : '');

/** Returns the student’s own words. */
export const ownWords = (text: string): string => (isPrompt(text) ? '' : text);
