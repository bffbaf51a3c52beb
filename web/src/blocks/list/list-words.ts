/** A list's own wording; the words that all lists share are in texts. */
export interface ListWords<Filter extends string> {
  /** A count with its unit, grouped and perhaps with a plus: 551명, 20개, 1,000+건. */
  readonly found: (count: string) => string;
  readonly errorTitle: string;
  /** Nothing is there yet. */
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Nothing is there of what the list begins with, such as what waits. */
  readonly usualTitle?: string | undefined;
  /** Nothing matches the filters. */
  readonly noMatchTitle: string;
  /** The names of filters that can be cleared one by one, as on buttons. */
  readonly filterNames?: Readonly<Partial<Record<Filter, string>>> | undefined;
}
