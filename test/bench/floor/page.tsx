import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Eip1193Provider } from '../../wallet/eip1193'

/** The page to compare with: a heading, a button, a plain dialog with the announced wallets, and the account. */

interface Wallet {
  info: { name: string; uuid: string }
  provider: Eip1193Provider
}

const openWhileMounted = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

function Page() {
  const [wallets, setWallets] = useState<readonly Wallet[]>([])
  const [isOpen, setOpen] = useState(false)
  const [account, setAccount] = useState<string | null>(null)

  useEffect(() => {
    const add = (event: Event) => {
      const wallet = (event as CustomEvent<Wallet>).detail
      setWallets((known) => [...known, wallet])
      void wallet.provider.request({ method: 'eth_accounts' }).then((accounts) => {
        setAccount((accounts as string[])[0] ?? null)
      })
    }
    addEventListener('eip6963:announceProvider', add)
    dispatchEvent(new Event('eip6963:requestProvider'))
    return () => removeEventListener('eip6963:announceProvider', add)
  }, [])

  const connect = async ({ provider }: Wallet) => {
    const [first] = (await provider.request({ method: 'eth_requestAccounts' })) as string[]
    setAccount(first ?? null)
    setOpen(false)
  }

  return (
    <>
      <header>
        <h1>Bench</h1>
        <button id="wallet-button" type="button" onClick={() => setOpen(true)}>
          {account === null ? 'connect wallet' : `Account, ${account}`}
        </button>
      </header>
      {isOpen && (
        <dialog ref={openWhileMounted} onCancel={() => setOpen(false)}>
          <h2>Connect a wallet</h2>
          {wallets.map((wallet) => (
            <button key={wallet.info.uuid} type="button" onClick={() => void connect(wallet)}>
              {wallet.info.name}
            </button>
          ))}
        </dialog>
      )}
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
