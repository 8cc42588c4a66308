export const NETWORK = 'Network'

/** A heading of what is shown of one network among several. */
export const onNetwork = (heading: string, network: string) => `${heading} on ${network}`

/** When something was sent, and where. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
