export interface ToastMessage {
  /** The outcome and the next step: "상담을 신청했어요." */
  readonly text: string;
  readonly tone?: 'done' | 'info' | 'error' | undefined;
  /** "되돌리기", "보기"; there must be another way to do the same. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

/** Older ones disappear: people read three at most. */
const most = 3;

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message at the bottom of the window. Returns a function that removes it. */
export function showToast(message: ToastMessage): () => void {
  lastId += 1;
  const id = lastId;
  const others = toasts.filter((shown) => !saysTheSame(shown, message));
  setToasts([...others, { ...message, id }].slice(-most));
  return () => dismissToast(id);
}

/** A repeated toast replaces the first, unless either has an action, because each may do something else. */
function saysTheSame(shown: ShownToast, message: ToastMessage): boolean {
  return shown.text === message.text && shown.tone === message.tone && !shown.action && !message.action;
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readToasts(): readonly ShownToast[] {
  return toasts;
}

function setToasts(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
