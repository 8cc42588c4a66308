/** A network without a name here; null where the wallet does not say which it is. */
export const unnamedNetwork = (id: number | null) => (id === null ? 'an unknown network' : `network ${id}`)
