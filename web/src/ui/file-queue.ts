/** A file that is being uploaded, or whose upload failed. */
export interface QueuedFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** 0 to 1. */
  readonly progress: number;
  /** The reason of the failure, in the person's words; null while it uploads. */
  readonly problem: string | null;
  /** The file, if trying again makes sense. */
  readonly file: File | null;
}

export type QueueChange =
  | { readonly type: 'added'; readonly files: readonly QueuedFile[] }
  | { readonly type: 'replaced'; readonly files: readonly QueuedFile[] }
  | { readonly type: 'progressed'; readonly key: string; readonly progress: number }
  | { readonly type: 'failed'; readonly key: string; readonly problem: string }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'left'; readonly key: string };

/** Returns the queue after a change to one of its files. */
export function changeQueue(queue: readonly QueuedFile[], change: QueueChange): readonly QueuedFile[] {
  if (change.type === 'added') return [...queue, ...change.files];
  if (change.type === 'replaced') return [...keepUploading(queue, change.files), ...change.files];
  if (change.type === 'left') return queue.filter((item) => item.key !== change.key);
  return queue.map((item) => (item.key === change.key ? { ...item, ...describeChange(change) } : item));
}

/** Keeps the file on its way where all of the next ones were refused. */
function keepUploading(queue: readonly QueuedFile[], next: readonly QueuedFile[]): readonly QueuedFile[] {
  return next.some((item) => item.problem === null) ? [] : queue.filter((item) => item.problem === null);
}

function describeChange(change: Exclude<QueueChange, { type: 'added' | 'replaced' | 'left' }>): Partial<QueuedFile> {
  if (change.type === 'failed') return { problem: change.problem };
  if (change.type === 'retried') return { problem: null, progress: 0 };
  return { progress: Math.min(1, Math.max(0, change.progress)) };
}
