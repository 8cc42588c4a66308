/** Ranges of a chart that has no line. */
export const NO_RANGES = { label: '', selected: '', options: [], onSelect: () => undefined }

/** Only the newest state of the pools is read, so a line would be made up. */
export const NO_HISTORY = 'Only the latest block is read, so there is no line to draw.'
