/** All files of a roster's bundle together: lines, and bytes once unpacked. */
export const ROSTER_MOST = { lines: 5_000_000, bytes: 2 * 1024 ** 3 };
