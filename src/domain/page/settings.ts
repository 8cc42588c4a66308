import type { Network } from '../chain/network'

/** The operator of the site, as text; null where it was not set. */
export interface ImprintSettings {
  operator: string | null
  address: string | null
  /** An e-mail address or an https URL. */
  contact: string | null
  /** Optional. */
  register: string | null
  responsible: string | null
}

/** The placeholder for an imprint entry that the operator still has to fill in. Not a valid value. */
export const IMPRINT_PLACEHOLDERS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Operator name',
  address: 'Street and number, postcode, city, country',
  contact: 'contact@example.org',
  register: 'Court and number, if any',
  responsible: 'Name, address as above',
}

/**
 * What the operator may configure. The values are fixed at build time (see .env.example for what each one means) and
 * are read in the browser from the constant `__SETTINGS__`.
 */
export interface Settings {
  /** Product name in the top bar, page titles and dialogs. */
  appName: string
  /** Where the site is, as "https://app.example"; null leaves out whatever has to name the whole address. */
  siteUrl: string | null
  /** The chain id of the network on which trading is offered. */
  supportedChainId: number
  /** Configured chains, in the order of the network dialog. */
  chainIds: number[]
  /** What the build knows of them, in the same order. */
  networks: readonly Network[]
  /** Key of the hosted node service, or null for plain RPC URLs only. Public: it is in the bundle. */
  alchemyKey: string | null
  /** Plain RPC URLs of every configured chain, first choice first. */
  rpcUrls: Record<number, string[]>
  /** How many nodes must return the same response. */
  rpcQuorum: number
  /** Where the token list is fetched, first choice first: https URLs or paths of the same origin. */
  tokenListUrls: string[]
  /** Where the pair list is fetched, first choice first: https URLs or paths of the same origin. */
  pairListUrls: string[]
  /** Project id of the WalletConnect relay, or null: WalletConnect is then not offered. */
  walletConnectProjectId: string | null
  /** A relay other than the public one, or null. */
  walletConnectRelayUrl: string | null
  /** Whether visitors may use a node of their own for the supported chain. */
  customRpc: boolean
  imprint: ImprintSettings
  /** The commit that the build is made of, in hexadecimal; null where it is not named. */
  commit: string | null
  /** Not public: says so, and the imprint may be incomplete. */
  isPreview: boolean
}
