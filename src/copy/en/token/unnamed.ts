/** In place of a symbol and a name that a contract does not give. */
export const unknownSymbol = 'Unknown'
export const unnamedToken = 'Unnamed token'
