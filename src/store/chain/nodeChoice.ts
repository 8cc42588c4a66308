import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface NodeChoiceState {
  /** The host of a node that the visitor chose. The rest of its URL stays out of here: it may hold a key. */
  host: string | null
}

const initialState: NodeChoiceState = { host: null }

/** Whose node the supported chain is read through: the visitor's own, or with null the site's. */
export const nodeChoiceSlice = createSlice({
  name: 'nodeChoice',
  initialState,
  reducers: {
    nodeChosen: (_, { payload }: PayloadAction<NodeChoiceState>) => payload,
  },
  selectors: { selectOwnNodeHost: ({ host }) => host },
})

export const { nodeChosen } = nodeChoiceSlice.actions
export const { selectOwnNodeHost } = nodeChoiceSlice.selectors
