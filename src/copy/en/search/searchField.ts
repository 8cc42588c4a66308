/** The search for tokens, in the top bar and in the selector. */
export const searchLabels = {
  field: 'Search tokens',
  placeholder: 'Paste address or search symbols',
  clear: 'Clear search',
  list: 'Tokens',
}
