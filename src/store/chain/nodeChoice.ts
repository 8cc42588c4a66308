import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectTradeChainId } from './tradeChain'

interface NodeChoiceState {
  /** By chain id. The store does not contain the nodes' URLs, because they may include a key. */
  hosts: Readonly<Record<number, string>>
}

const initialState: NodeChoiceState = { hosts: {} }

/** The chains that are read from the visitor's own node. All other chains are read from the site's nodes. */
export const nodeChoiceSlice = createSlice({
  name: 'nodeChoice',
  initialState,
  reducers: {
    nodeChosen(state, { payload: { chainId, host } }: PayloadAction<{ chainId: number; host: string | null }>) {
      const others = Object.entries(state.hosts).filter(([id]) => id !== String(chainId))
      state.hosts = Object.fromEntries(host === null ? others : [...others, [chainId, host]])
    },
  },
  selectors: { selectHosts: ({ hosts }) => hosts },
})

export const { nodeChosen } = nodeChoiceSlice.actions
const { selectHosts } = nodeChoiceSlice.selectors

/** The host of the visitor's own node for a network, by default the traded one; null if the site's nodes are used. */
export const selectOwnNodeHost = (
  state: Parameters<typeof selectHosts>[0] & Parameters<typeof selectTradeChainId>[0],
  chainId = selectTradeChainId(state),
): string | null => selectHosts(state)[chainId] ?? null
