import { NETWORKS } from '#config/networks/all'
import { ROUTES } from '#config/paths'
import { isLoopback } from '#domain/chain/nodeUrl'
import type { Settings } from '#config/settings'
import { languageFolder } from '#domain/browser/languages'
import { MANIFEST_FILE } from './sitePlugin'

/** The name of the only Trusted Types policy, which webpack's chunk loader uses. */
export const TRUSTED_TYPES_POLICY = 'app#webpack'

const WALLETCONNECT_RELAY = 'wss://relay.walletconnect.org'
const WALLETCONNECT_VERIFY = 'https://verify.walletconnect.org'

/** Servers that connect Coinbase's phone app if the visitor chooses this app in Coinbase's own window. */
const COINBASE_APP = ['https://www.walletlink.org', 'wss://www.walletlink.org']

/**
 * The hosts allowed for a visitor's own node: any host over https, and the visitor's machine. The page can exchange
 * data with these hosts but cannot run code from them, because the page runs only the site's own scripts, which are
 * checked by hash.
 */
const OWN_NODES = ['https:', 'http://127.0.0.1:*', 'http://localhost:*']

const nodeProviderOf = (chainId: number) => NETWORKS.find(({ chain }) => chain.id === chainId)?.chain.nodeProvider

const isRemote = (url: string) => !url.startsWith('/')

function remoteUrls(settings: Settings): string[] {
  const { alchemyKey, chainIds, rpcUrls, tokenListUrls, pairListUrls, ensGateways, walletConnectProjectId } = settings
  const nodeService = alchemyKey === null ? [] : chainIds.flatMap((id) => nodeProviderOf(id) ?? [])
  const relay = walletConnectProjectId === null ? [] : [settings.walletConnectRelayUrl ?? WALLETCONNECT_RELAY]
  return [
    ...nodeService,
    ...chainIds.flatMap((id) => rpcUrls[id] ?? []),
    ...[...tokenListUrls, ...pairListUrls].filter(isRemote),
    ...ensGateways,
    ...relay,
    ...COINBASE_APP,
  ]
}

/**
 * The page's Content-Security-Policy as the content of a meta tag and as a header. Only the header can restrict which
 * pages may frame the site. Unless visitors may choose their own node, only hosts named in the settings are allowed.
 */
export function contentSecurityPolicy(settings: Settings): { meta: string; header: string } {
  const urls = remoteUrls(settings)
  const origins = [...new Set(urls.map((url) => new URL(url).origin)), ...(settings.customRpc ? OWN_NODES : [])]
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ['connect-src', "'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-src ${settings.walletConnectProjectId === null ? "'none'" : WALLETCONNECT_VERIFY}`,
    "object-src 'none'",
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ]
  // A node on the visitor's own machine uses plain http. Some browsers would upgrade even requests to such a node to
  // https, which would make the node unreachable. The upgrade is not needed, because no other http: source is allowed.
  const usesLoopback = settings.customRpc || urls.some((url) => /^(http|ws):/.test(url) && isLoopback(url))
  if (!usesLoopback) directives.push('upgrade-insecure-requests')

  const meta = directives.join('; ')
  const ancestors = settings.frameAncestors.length === 0 ? "'none'" : settings.frameAncestors.join(' ')
  return { meta, header: `${meta}; frame-ancestors ${ancestors}` }
}

/** Hosts serve `/swap` from `swap.html`, and `/swap/` from `swap/index.html`. */
const PAGE_PATHS = Object.values(ROUTES).flatMap((path) =>
  path === ROUTES.home ? [path, '/index.html'] : [path, `${path}.html`, `${path}/`, `${path}/index.html`],
)

/** Keeps other sites from loading a file. Icons are sent without it: wallets show them in their own windows. */
const OURS_ALONE = 'Cross-Origin-Resource-Policy: same-origin'

/**
 * The build's note about the pages that may frame the site; null if no page may. On a host that sends no headers, any
 * page can frame the site. In such a frame, the site uses no wallet.
 */
export function framesText({ frameAncestors }: Settings): string | null {
  if (frameAncestors.length === 0) return null
  return `May be shown inside pages of ${frameAncestors.join(', ')} (FRAME_ANCESTORS). Only the header in _headers keeps it out of all others: on a host that sends no headers, such as GitHub Pages or an IPFS gateway, any page can show it, and it then uses no wallet.`
}

/** `_headers`, from which static hosts take the headers for each path. The first rule applies to every file. */
export function headersFile(settings: Settings): string {
  const { basePath } = settings
  const folders = settings.languages.map(languageFolder)
  const pages = folders.flatMap((folder) => [...PAGE_PATHS, '/404.html'].map((path) => folder + path))
  // X-Frame-Options cannot list origins, so this header is sent only if no page may frame the site. All supported
  // browsers support frame-ancestors.
  const frames = settings.frameAncestors.length === 0 ? '  X-Frame-Options: DENY\n' : ''
  return `${basePath}/*
  Content-Security-Policy: ${contentSecurityPolicy(settings).header}
${frames}  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups

${folders.map((folder) => `${basePath}${folder}/${MANIFEST_FILE}\n  Access-Control-Allow-Origin: *\n\n`).join('')}${pages.map((path) => `${basePath}${path}\n  Cache-Control: no-cache\n  ${OURS_ALONE}\n\n`).join('')}${basePath}/assets/*
  Cache-Control: public, max-age=31536000, immutable
  ${OURS_ALONE}

${basePath}/lists/*
  Cache-Control: public, max-age=3600
  ${OURS_ALONE}
`
}

/** The file `_redirects`, which makes hosts answer unknown paths with 404.html, whose scripts draw every screen. */
export const redirectsFile = ({ basePath, languages }: Settings): string =>
  // The first matching rule applies. The rule for English comes last, because it matches every path.
  [...languages.map((language) => basePath + languageFolder(language))]
    .sort((a, b) => b.length - a.length)
    .map(
      (folder) => `${folder}/*  ${folder}/404.html  200
`,
    )
    .join('')
