import { imported, PROBLEMS, removed } from '#copy/wallet/addressBook'
import { useState } from 'react'
import { parseAddressFile } from '#boundary/addressBook'
import { type NamedAddress, withImported } from '#domain/wallet/addressBook'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { exportAddresses } from '#store/settings/localData'
import { addressesReplaced, addressRemoved, selectAddressBook } from '#store/wallet/addressBook'
import { AddressBookSettings } from '../../views/settings/AddressBookSettings'
import { NameForm } from '../../views/wallet/NameForm'
import { useNaming } from '../wallet/useNaming'

/** The address book in the settings. The last removal or import can be undone. */
export function AddressBookContainer() {
  const dispatch = useAppDispatch()
  const book = useAppSelector(selectAddressBook)
  const [last, setLast] = useState<{ text: string; before: readonly NamedAddress[] | null } | null>(null)
  const forget = () => {
    setLast(null)
  }
  const naming = useNaming(null, forget)
  async function importFile(file: File) {
    const parsed = parseAddressFile(await file.text().catch(() => ''))
    if (!parsed.ok) {
      setLast({ text: PROBLEMS[parsed.reason], before: null })
      return
    }
    const result = withImported(book, parsed.known)
    dispatch(addressesReplaced({ named: result.book.named }))
    const text = imported(result.added, result.kept, parsed.dropped + result.left)
    setLast({ text, before: result.added > 0 ? book.named : null })
  }
  const before = last?.before
  return (
    <AddressBookSettings
      named={book.named}
      form={<NameForm {...naming} />}
      message={last?.text ?? null}
      onUndo={
        before
          ? () => {
              dispatch(addressesReplaced({ named: before }))
              forget()
            }
          : null
      }
      onRemove={({ address, name }) => {
        setLast({ text: removed(name), before: book.named })
        dispatch(addressRemoved({ address }))
      }}
      onExport={() => {
        dispatch(exportAddresses())
      }}
      onImport={(file) => void importFile(file)}
    />
  )
}
