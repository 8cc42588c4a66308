/** The packages whose data every build carries without a module of theirs: the font that ours is cut from, and the list. */
export const DATA_PACKAGES: readonly string[] = [
  'node_modules/@fontsource-variable/ibm-plex-sans',
  'node_modules/@uniswap/default-token-list',
]
