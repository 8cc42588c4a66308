import { grouped } from '../../../domain/browser/locale'

/** The page of one token, and why there is none. */
export const tokenPage = {
  title: 'Token',
  loading: 'Loading the token',
  home: 'Back to home',
  explorer: 'View on Explorer',
  retry: 'Try again',
  pools: 'Pools',
  safety: 'Safety facts',
}

/** Why the link does not identify a token. */
export const noAddress = {
  missing: {
    title: 'Which token?',
    text: 'This link does not name a token. Search for one by its symbol, or paste its address, at the top of the page.',
  },
  malformed: {
    title: 'This is not a token address',
    text: 'A token address is 0x followed by 40 characters. Check that it was copied in full.',
  },
  checksum: {
    title: 'This address has a mistake in it',
    text: 'Its capital letters do not match the rest of it, so at least one character is wrong. Copy it again from its source.',
  },
}

/** Why there is no token at the address. */
export const noToken = {
  noContract: (chainName: string) => ({
    title: `No token at this address on ${chainName}`,
    text: 'The address is valid but holds no token contract on this network. If it is somebody’s wallet, it has no token page.',
  }),
  notToken: (chainName: string) => ({
    title: `This is not a token on ${chainName}`,
    text: 'The address holds a contract, but it does not respond like a token.',
  }),
}

/** `noAnswer`: the reason, as a sentence. */
export const tokenUnread = (noAnswer: string) => ({
  title: 'This token could not be loaded',
  text: `${noAnswer} Nothing was sent.`,
})

export const noPool = {
  title: 'No pool holds this token',
  text: 'There is no on-chain price to show, and it cannot be traded here.',
}

/** Below the pools of the token. */
export const poolsSource = (blockNumber: number) => `Pools read at block ${grouped(String(blockNumber))}`
