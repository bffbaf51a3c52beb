/** Made-up requests for the table; their names stand in the texts. */
export interface SampleRequest {
  readonly id: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';
  readonly date: string;
  readonly points: number;
  readonly state: 'waiting' | 'approved' | 'rejected';
}

export const REQUESTS: readonly SampleRequest[] = [
  { id: 'a', date: '2026-11-10', points: 600, state: 'waiting' },
  { id: 'b', date: '2026-11-11', points: 400, state: 'approved' },
  { id: 'c', date: '2026-11-13', points: 1000, state: 'rejected' },
  { id: 'd', date: '2026-11-14', points: 200, state: 'waiting' },
  { id: 'e', date: '2026-11-16', points: 350, state: 'waiting' },
  { id: 'f', date: '2026-11-17', points: 80, state: 'approved' },
  { id: 'g', date: '2026-11-18', points: 1240, state: 'waiting' },
  ...(['a', 'b', 'c', 'd'] as const).map((id, index): SampleRequest => ({
    id,
    date: `2026-10-${20 + index}`,
    points: 100 + index * 40,
    state: 'approved',
  })),
];

export const requestId = ({ id, date }: SampleRequest): string => `${id} ${date}`;
