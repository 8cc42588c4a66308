/** Beside a symbol that alone does not tell which token is meant. */
export const lookalikeTag = { sharedSymbol: 'Same symbol', similarSymbol: 'Look-alike' }
