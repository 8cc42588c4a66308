import { PROBLEMS, saved } from '#copy/wallet/addressBook'
import { useState } from 'react'
import { parseAddressName } from '#boundary/addressBook'
import { parseAddress } from '#boundary/url'
import { NAMED_MAX, nameIn } from '#domain/wallet/addressBook'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { addressNamed, selectAddressBook } from '#store/wallet/addressBook'

/** The form that names an address. `given` is the address if it cannot be changed. */
export function useNaming(given: string | null, onSaved: () => void = () => undefined) {
  const dispatch = useAppDispatch()
  const book = useAppSelector(selectAddressBook)
  const [typed, setTyped] = useState({ name: '', address: '' })
  const [message, setMessage] = useState<{ text: string; isProblem: boolean } | null>(null)
  const change = (next: Partial<typeof typed>) => {
    setMessage(null)
    setTyped({ ...typed, ...next })
  }
  function save() {
    const address = parseAddress(given ?? typed.address)
    const name = parseAddressName(typed.name)
    const problem = (): keyof typeof PROBLEMS | null => {
      if (!address.ok) return address.reason === 'checksum' ? 'checksum' : 'malformed'
      if (name === '') return 'noName'
      return book.named.length >= NAMED_MAX && nameIn(book, address.address) === null ? 'full' : null
    }
    const found = problem()
    if (found !== null || !address.ok) {
      setMessage({ text: PROBLEMS[found ?? 'malformed'], isProblem: true })
      return
    }
    onSaved()
    dispatch(addressNamed({ address: address.address, name }))
    setTyped({ name: '', address: '' })
    setMessage({ text: saved(name), isProblem: false })
  }
  return {
    name: typed.name,
    message,
    onName: (name: string) => {
      change({ name })
    },
    onSave: save,
    ...(given === null && {
      address: typed.address,
      onAddress: (address: string) => {
        change({ address })
      },
    }),
  }
}
