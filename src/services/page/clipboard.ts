/** Copies text. Throws when the browser does not allow it, so that nobody claims it was copied. */
export async function copyText(text: string): Promise<void> {
  // Absent on insecure origins, whatever the type says.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) throw new Error('This browser does not let pages copy text.')
  await clipboard.writeText(text)
}
