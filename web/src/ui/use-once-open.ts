import { useState } from 'react';

/** True from the first time that something opens: what it needs is loaded then, and stays for its way out. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen || open;
}
