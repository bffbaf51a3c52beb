/** What a list calls its own things; the words that all lists share are in texts. */
export interface ListWords<Filter extends string> {
  /** A number with what is counted, the number grouped and perhaps with a plus: 551명, 20개, 1,000+건. */
  readonly found: (count: string) => string;
  readonly errorTitle: string;
  /** Nothing is there yet. */
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Nothing matches what was chosen. */
  readonly noMatchTitle: string;
  /** Of filters that can be taken away one by one, as buttons say them. */
  readonly filterNames?: Readonly<Record<Filter, string>> | undefined;
}
