/** Languages of the interface; docs/specification.md §9. */
export type Locale = 'ko' | 'en';

/** The context of wording besides the value: the language and the present moment in epoch milliseconds. */
export type FormatContext = { readonly locale: Locale; readonly now: number };
