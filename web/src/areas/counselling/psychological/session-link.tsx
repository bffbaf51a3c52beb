export interface SessionLinkProps {
  readonly session: { readonly channel: string; readonly place: string | null };
}

/** The address of an online session, to be pressed; nothing for others, and for what was written before it had to be one. */
export function SessionLink({ session: { channel, place } }: SessionLinkProps) {
  if (channel !== 'ONLINE' || place?.startsWith('https://') !== true) return null;
  return (
    <a href={place} target="_blank" rel="noopener noreferrer">
      {place.slice('https://'.length)}
    </a>
  );
}
