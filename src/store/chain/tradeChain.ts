import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { configuredChain, isSupported, supportedChains } from '../../config/chains'
import type { Chain } from '../../domain/chain/chain'
import { chainChanged, connected } from '../../events'

interface TradeChainState {
  chainId: number
  /** Whether the visitor has chosen it, here or in the wallet. */
  isChosen: boolean
}

const initialState: TradeChainState = { chainId: supportedChains[0].id, isChosen: false }

/** A supported network that the wallet has changed to is the one that the visitor means. */
const chosenInWallet = (state: TradeChainState, chainId: number | null): TradeChainState =>
  chainId !== null && isSupported(chainId) ? { chainId, isChosen: true } : state

/**
 * The active network: the one that tokens are traded on, whatever network the wallet is on. The last one that the visitor
 * chose, here or in the wallet; by default the first supported one. Everything that reads a chain takes its id from here.
 */
export const tradeChainSlice = createSlice({
  name: 'tradeChain',
  initialState,
  reducers: {
    tradeChainChosen: (_, { payload }: PayloadAction<{ chainId: number }>): TradeChainState => ({
      chainId: payload.chainId,
      isChosen: true,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(chainChanged, (state, { payload }) => chosenInWallet(state, payload.chainId))
      // Connecting is no choice of a network, but where there is none yet, the wallet's is the best guess.
      .addCase(connected, (state, { payload }) => (state.isChosen ? state : chosenInWallet(state, payload.chainId))),
  selectors: { selectTradeChainId: ({ chainId }) => chainId },
})

export const { tradeChainChosen } = tradeChainSlice.actions
export const { selectTradeChainId } = tradeChainSlice.selectors

export const selectTradeChain = (state: WithSlice<typeof tradeChainSlice>): Chain =>
  configuredChain(selectTradeChainId(state))
