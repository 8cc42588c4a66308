import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that a page can do with a block: it asks for the newest one when its user returns, and shows the number. */

function Page() {
  const [number, setNumber] = useState<number | null>(null)
  useEffect(() => {
    const read = async () => {
      const answer = await fetch(CHAIN_URL, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['latest', false] }),
      })
      const { result } = (await answer.json()) as { result: { number: string } }
      setNumber(Number(result.number))
    }
    const follow = () => void read()
    follow()
    addEventListener('focus', follow)
    return () => removeEventListener('focus', follow)
  }, [])
  return <footer>{number !== null && `Block ${number}`}</footer>
}

/** The chain's address, as the bundle is made with it. */
declare const CHAIN_URL: string

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
