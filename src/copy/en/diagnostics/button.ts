export const COPY_DIAGNOSTICS = 'Copy diagnostics'
/** Shown above the text of the diagnostics, before the visitor copies it. */
export const DIAGNOSTICS_CONTENT =
  'Only this is copied: today’s date, your browser and its window, what happened here since the page was loaded, and how nodes responded. Accounts are only numbered, tokens are numbered and their addresses are shortened, times and blocks are counted from the first event, amounts are cut to two digits, and messages from wallets and nodes are reduced to their length.'
export const DIAGNOSTICS_TEXT = 'Diagnostics'
export const COPY = 'Copy'
export const COPIED = 'Copied!'
export const DIAGNOSTICS_BY_HAND = 'The browser did not allow copying. Copy the text by hand.'
