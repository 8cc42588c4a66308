export const NETWORK = 'Network'
