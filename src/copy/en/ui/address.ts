export const COPY_ADDRESS = 'Copy address'
export const COPIED = 'Copied!'
export const EXPLORER = 'Explorer'
