import { StrictMode, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'

const Home = lazy(async () => {
  const { TemporaryHome } = await import(/* webpackChunkName: "route-home" */ './temporaryHome')
  return { default: TemporaryHome }
})
const Swap = lazy(async () => {
  const { TemporarySwap } = await import(/* webpackChunkName: "route-swap" */ './temporarySwap')
  return { default: TemporarySwap }
})
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <p id="app">{__SETTINGS__.appName}</p>
        {location.pathname === '/swap' ? <Swap /> : <Home />}
      </Suspense>
    </StrictMode>,
  )
