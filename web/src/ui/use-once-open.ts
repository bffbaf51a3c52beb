import { useState } from 'react';

/** True from the first opening on: the code loads then, and stays for the closing animation. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen || open;
}
