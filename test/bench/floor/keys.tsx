import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Computes an amount at each key press, from one V2 pool with fixed reserves and tokens with 18 decimals. */
const [RESERVE_IN, RESERVE_OUT] = [123_456n * 10n ** 18n, 65_432n * 10n ** 18n]

function amountOut(typed: string): string {
  const amountIn = BigInt(typed || '0') * 10n ** 18n * 997n
  const out = (amountIn * RESERVE_OUT) / (RESERVE_IN * 1_000n + amountIn)
  return `${out / 10n ** 18n}.${(out % 10n ** 18n).toString().padStart(18, '0')}`
}

function Page() {
  const [typed, setTyped] = useState('100')
  return (
    <>
      <input id="amount-sell" value={typed} onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))} />
      <input id="amount-receive" readOnly value={amountOut(typed)} />
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
