/** Copies text. Throws when the browser does not allow it, so that success is never claimed falsely. */
export async function copyText(text: string): Promise<void> {
  // Absent on insecure origins, despite its type.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) throw new Error('This browser does not let pages copy text.')
  await clipboard.writeText(text)
}
