interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
  defaultPrevented: boolean
}

/** Whether a key press opens the search: "/", Ctrl-K or Cmd-K. For key presses outside of input fields. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: Press): boolean {
  if (isComposing || defaultPrevented || altKey) return false
  const isHeld = ctrlKey || metaKey
  return isHeld ? key.toLowerCase() === 'k' && !(ctrlKey && metaKey) : key === '/'
}
