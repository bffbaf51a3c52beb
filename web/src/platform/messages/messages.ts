import { createStore, type Store, useStore } from '../http/store.ts';

/** docs/specification.md §3: an alert or a question that waits to be shown. */
export interface Message {
  readonly id: number;
  readonly message: string;
  readonly type: 'ALERT' | 'CONFIRM';
  readonly callback: ((answer: boolean) => void) | undefined;
}

export interface Messages {
  readonly store: Store<readonly Message[]>;
  readonly add: (message: Omit<Message, 'id'>) => void;
  /** Removes the first message and calls its callback; true for yes and for a read alert. */
  readonly answerFirst: (answer: boolean) => void;
}

export function createMessages(): Messages {
  const store = createStore<readonly Message[]>([]);
  let lastId = 0;
  return {
    store,
    add: (message) => {
      lastId += 1;
      store.write([...store.read(), { ...message, id: lastId }]);
    },
    answerFirst: (answer) => {
      const [first, ...rest] = store.read();
      // Removed before its callback runs, because a callback may show another message.
      store.write(rest);
      first?.callback?.(answer);
    },
  };
}

/** The queue of this window; one dialog in the shell shows its first message. */
export const messages = createMessages();

/** Shows an alert; resolves when it was read. */
export function alert(message: string): Promise<void> {
  return new Promise((resolve) => messages.add({ message, type: 'ALERT', callback: () => resolve() }));
}

/** Asks a question; resolves to the answer. */
export function confirm(message: string): Promise<boolean> {
  return new Promise((resolve) => messages.add({ message, type: 'CONFIRM', callback: resolve }));
}

/** The message to show now. Answer it by `messages.answerFirst`. */
export function useFirstMessage(): Message | undefined {
  return useStore(messages.store)[0];
}
