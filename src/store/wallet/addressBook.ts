import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Address } from '#domain/chain/address'
import {
  type AddressBook,
  type NamedAddress,
  mergedPaid,
  nameIn,
  NO_ADDRESSES,
  type PaidAddress,
  withNamed,
  withoutNamed,
  withPaid,
} from '#domain/wallet/addressBook'

const initialState: AddressBook = NO_ADDRESSES

/** The addresses that the visitor has named or paid. They stay in this browser: neither a node nor a report gets them. */
export const addressBookSlice = createSlice({
  name: 'addressBook',
  initialState,
  reducers: {
    /** The book was read from storage, at the start or after a change in another tab. */
    addressBookRead: (state, { payload }: PayloadAction<AddressBook>) => ({
      ...payload,
      paid: mergedPaid(state.paid, payload.paid),
    }),
    addressNamed: (state, { payload }: PayloadAction<NamedAddress>) => withNamed(state, payload),
    addressRemoved: (state, { payload }: PayloadAction<{ address: Address }>) => withoutNamed(state, payload.address),
    /** Addresses were imported, or a change was undone. */
    addressesReplaced: (state, { payload }: PayloadAction<{ named: readonly NamedAddress[] }>) => ({
      ...state,
      named: payload.named,
    }),
    addressPaid: (state, { payload }: PayloadAction<PaidAddress>) => withPaid(state, payload),
  },
  selectors: {
    selectAddressBook: (state) => state,
    selectAddressName: (state, address: Address | null) => (address === null ? null : nameIn(state, address)),
  },
})

export const { addressBookRead, addressNamed, addressRemoved, addressesReplaced, addressPaid } =
  addressBookSlice.actions
export const { selectAddressBook, selectAddressName } = addressBookSlice.selectors
