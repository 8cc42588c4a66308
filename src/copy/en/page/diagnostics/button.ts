export const COPY_DIAGNOSTICS = 'Copy diagnostics'
export const COPIED = 'Copied!'
/** Before the text. */
export const DIAGNOSTICS_BY_HAND = 'The browser did not allow copying. Copy this text by hand:'
