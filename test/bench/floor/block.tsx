import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The node's URL, and the batched call that the page makes at each block. Both are set by `floorSite.ts`. */
declare const NODE_URL: string
declare const BATCH: { to: string; data: string }

/** The least work per block: reads the head and all reserves in one call, and shows the block's number. */
function Page() {
  const [number, setNumber] = useState(0)
  useEffect(() => {
    const request = (method: string, params: unknown[]) => ({ jsonrpc: '2.0', id: method, method, params })
    async function read() {
      const requests = [request('eth_getBlockByNumber', ['latest', false]), request('eth_call', [BATCH, 'latest'])]
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(NODE_URL, { method: 'POST', headers, body: JSON.stringify(requests) })
      const [head] = (await response.json()) as [{ result: { number: string } }]
      setNumber(Number(head.result.number))
    }
    const onFocus = () => void read()
    onFocus()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])
  return <footer>Block {number.toLocaleString('en')}</footer>
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
