import { useCallback } from 'react'
import type { Address } from '#domain/chain/address'
import { nameIn } from '#domain/wallet/addressBook'
import { useAppSelector } from '#store/hooks'
import { selectAddressBook } from '#store/wallet/addressBook'

/** Returns a function for the name of an address in the address book. */
export function useNames(): (address: Address) => string | null {
  const book = useAppSelector(selectAddressBook)
  return useCallback((address: Address) => nameIn(book, address), [book])
}
