export const COPY_DIAGNOSTICS = 'Copy diagnostics'
/** Above the text that would be copied. */
export const DIAGNOSTICS_CONTENT =
  'This is all that is copied: your browser and its window, what happened here since the page was loaded, and how nodes answered. Accounts and tokens are numbered and shortened, amounts have two digits, and of messages from wallets and nodes only the length is kept.'
export const DIAGNOSTICS_TEXT = 'Diagnostics'
export const COPY = 'Copy'
export const COPIED = 'Copied!'
export const DIAGNOSTICS_BY_HAND = 'The browser did not allow copying. Copy the text by hand.'
