/** Works the order of a lottery out again, in the reader’s browser. */
export interface WorkedOut {
  readonly traineeId: string;
  /** SHA-256 of seed, colon and number, in hexadecimal digits. */
  readonly hash: string;
}

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Browsers compute hashes only on a page that came by https, or from the machine itself: null elsewhere. */
export async function workOutDraw(seed: string, traineeIds: readonly string[]): Promise<WorkedOut[] | null> {
  if (globalThis.crypto.subtle === undefined) return null;
  const hashOf = async (traineeId: string): Promise<string> =>
    toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}:${traineeId}`)));
  return Promise.all(traineeIds.map(async (traineeId) => ({ traineeId, hash: await hashOf(traineeId) })));
}

/** Whether the results grow from first to last, as the lottery promises. */
export const isInOrder = (order: readonly WorkedOut[]): boolean =>
  order.every(({ hash }, at) => at === 0 || (order[at - 1]?.hash ?? '') < hash);
