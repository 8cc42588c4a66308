/** Words for the steps of a swap, in the review and its outcome. */

export const PROGRESS = 'Progress'
/** Before a step's title, for screen readers. */
export const STATE_PREFIX = { todo: '', current: '', busy: '', done: 'done: ', failed: 'failed: ' }

/** A step and its explanation, as a screen reader says them. */
export const stepAnnouncement = (state: keyof typeof STATE_PREFIX, title: string, text: string | undefined) =>
  `${STATE_PREFIX[state]}${title}${text ? `. ${text}` : ''}`
