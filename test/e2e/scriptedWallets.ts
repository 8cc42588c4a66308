import type { Page } from '@playwright/test'

export interface ScriptedWallet {
  name: string
  rdns: string
  icon?: string
  /** The accounts that the wallet exposes to the page without a prompt. */
  accounts?: string[]
}

/** Controls the responses of scripted wallets. A request stays pending until the test responds to it. */
export interface ScriptedControl {
  /** Waits for a pending request of the method, and resolves the oldest such request with a value. */
  answer(rdns: string, method: string, value: unknown): Promise<void>
  refuse(rdns: string, method: string, error: unknown): Promise<void>
  methods(rdns: string): Promise<string[]>
}

interface Open {
  rdns: string
  method: string
  resolve(value: unknown): void
  reject(error: unknown): void
}

interface InPage {
  open: Open[]
  waiting: (() => void)[]
  calls: { rdns: string; method: string }[]
}

declare global {
  interface Window {
    __scripted?: InPage
  }
}

function install(wallets: ScriptedWallet[]) {
  const state: InPage = { open: [], waiting: [], calls: [] }
  window.__scripted = state
  wallets.forEach(({ name, rdns, icon = '', accounts = [] }, index) => {
    const known: Record<string, unknown> = { eth_chainId: '0x3', eth_accounts: accounts }
    const provider = {
      request({ method }: { method: string }) {
        state.calls.push({ rdns, method })
        if (method in known) return Promise.resolve(known[method])
        return new Promise((resolve, reject) => {
          state.open.push({ rdns, method, resolve, reject })
          for (const look of state.waiting.splice(0)) look()
        })
      },
      on: () => provider,
      removeListener: () => provider,
    }
    const info = { uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, name, rdns, icon }
    const announce = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
}

/** Adds wallets to every document of the page. The test determines their responses. */
export async function addScriptedWallets(page: Page, wallets: ScriptedWallet[]): Promise<ScriptedControl> {
  await page.addInitScript(install, wallets)
  const settle = (rdns: string, method: string, how: 'resolve' | 'reject', value: unknown) =>
    page.evaluate(
      async ([wanted, name, way, result]) => {
        const { __scripted: state } = window
        if (!state) throw new Error('There are no wallets in this page.')
        for (;;) {
          const index = state.open.findIndex((request) => request.rdns === wanted && request.method === name)
          const [request] = index < 0 ? [] : state.open.splice(index, 1)
          if (request) {
            request[way](result)
            return
          }
          await new Promise<void>((resolve) => state.waiting.push(resolve))
        }
      },
      [rdns, method, how, value] as const,
    )
  return {
    answer: (rdns, method, value) => settle(rdns, method, 'resolve', value),
    refuse: (rdns, method, error) => settle(rdns, method, 'reject', error),
    methods: (rdns) =>
      page.evaluate(
        (wanted) => (window.__scripted?.calls ?? []).filter((call) => call.rdns === wanted).map(({ method }) => method),
        rdns,
      ),
  }
}
