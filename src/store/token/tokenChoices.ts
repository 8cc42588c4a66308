import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { settings } from '#config/settings'
import type { CurrencyId } from '#domain/token/token'
import {
  type AcceptedToken,
  NO_CHOICES,
  type TokenChoices,
  withAccepted,
  withFavourite,
  withRecent,
} from '#domain/token/tokenChoices'

/** The visitor's choices in the token selector, by chain id. */
export type TokenChoicesState = Readonly<Record<number, TokenChoices>>

const initialState: TokenChoicesState = {}

interface TokenPayload {
  chainId: number
  id: CurrencyId
}

/** Forgets the unlisted tokens that visitors accepted in an earlier build, because this build does not trade them. */
const withoutAccepted = (state: TokenChoicesState): TokenChoicesState =>
  Object.fromEntries(Object.entries(state).map(([id, choices]) => [id, { ...choices, accepted: [] }]))

const of = (state: TokenChoicesState, chainId: number) => state[chainId] ?? NO_CHOICES

export const tokenChoicesSlice = createSlice({
  name: 'tokenChoices',
  initialState,
  reducers: {
    /** The choices were read from storage, at the start or after a change in another tab. */
    tokenChoicesRead: (_, { payload }: PayloadAction<TokenChoicesState>) =>
      settings.importUnlisted ? payload : withoutAccepted(payload),
    tokenChosen: (state, { payload: { chainId, id } }: PayloadAction<TokenPayload>) => ({
      ...state,
      [chainId]: withRecent(of(state, chainId), id),
    }),
    favouriteChanged: (
      state,
      { payload: { chainId, id, isFavourite } }: PayloadAction<TokenPayload & { isFavourite: boolean }>,
    ) => ({ ...state, [chainId]: withFavourite(of(state, chainId), id, isFavourite) }),
    /** The visitor accepted an unlisted token after a warning. */
    tokenAccepted: (
      state,
      { payload: { chainId, token } }: PayloadAction<{ chainId: number; token: AcceptedToken }>,
    ) => ({
      ...state,
      [chainId]: withAccepted(of(state, chainId), token),
    }),
  },
  selectors: {
    selectTokenChoices: (state, chainId: number) => of(state, chainId),
    selectAllTokenChoices: (state) => state,
  },
})

export const { tokenChoicesRead, tokenChosen, favouriteChanged, tokenAccepted } = tokenChoicesSlice.actions
export const { selectTokenChoices, selectAllTokenChoices } = tokenChoicesSlice.selectors
