/** A wallet's own words about a failure, folded away. */
export const DETAILS = 'Details'
export const COPY = 'Copy'
export const COPIED = 'Copied'
export const COPY_REFUSED = 'The browser did not allow copying. Select the text and copy it.'
