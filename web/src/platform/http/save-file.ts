const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads, under this name. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: Safari reads the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
