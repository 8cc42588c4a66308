import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, RainbowKitProvider, getDefaultConfig } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { http, WagmiProvider } from 'wagmi'

/** A connect button, set up as in RainbowKit's documentation, on the local chain. The bundler sets `NODE_URL`. */
const chain = {
  id: 3,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [NODE_URL] } },
}

// A made-up project id, because no host of WalletConnect can be reached.
const config = getDefaultConfig({
  appName: 'Bench',
  projectId: '00000000000000000000000000000000',
  chains: [chain],
  transports: { [chain.id]: http(NODE_URL) },
})

createRoot(document.getElementById('root')).render(
  createElement(
    WagmiProvider,
    { config },
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(RainbowKitProvider, null, createElement(ConnectButton)),
    ),
  ),
)
