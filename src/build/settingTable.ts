import { checksummed } from '#boundary/checksum'
import { NETWORKS } from '#config/networks/all'
import { PERMIT2, PERMIT2_SPENDERS, SWAP_PROXY, V3_ROUTER } from '#config/uniswap'
import type { Address } from '#domain/chain/address'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { FooterLink } from '#domain/browser/footerLink'
import { isLanguage, type Language, LANGUAGES } from '#domain/browser/languages'
import { isLoopback } from '#domain/chain/nodeUrl'
import { IMPRINT_PLACEHOLDERS, type ImprintSettings } from '#domain/profile/imprint'

/** The parsers, the error messages, `.env.example` and the operators' documentation are all made from these. */
export interface Setting<T> {
  /** Where the value is in `Settings`: its name, or names of nested objects and its own, separated by ".". */
  path: string
  /** The kind of value, for the documentation, in one or two words. */
  kind: string
  /** The default value as text; null if there is none. */
  usual: string | null
  /** The value if there is no text. By default it is null; with undefined, the name is left out of `Settings`. */
  absent?: unknown
  /** Describes the default if the value itself is not clear enough. */
  usually?: string
  example: string
  /** The effect of the setting, in whole sentences. */
  explanation: string
  /** The allowed values, as worded in error messages. */
  allowed: string
  /** The value of a text; undefined if the text is not allowed. */
  read: (text: string) => T | undefined
}

/** The prefix of the settings for the nodes of each network, such as `RPC_URLS_1`. */
export const RPC_URLS = 'RPC_URLS_'

const KNOWN = NETWORKS.map(({ chain }) => ({ id: chain.id, name: chain.name })).sort((a, b) => a.id - b.id)

export const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * Whether a text is a URL with the protocol `secure` or, for a host on this machine, http or ws instead. URLs with
 * credentials are not accepted, because they would be published. Nor is a wildcard in the host, because the content
 * security policy would allow all hosts that it stands for.
 */
function isUrl(text: string, secure: 'https:' | 'wss:') {
  if (!URL.canParse(text) || /[\s"'<>;,\\^`{|}]/.test(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  if (username !== '' || password !== '' || hostname.includes('*')) return false
  return protocol === secure || (protocol === secure.replace('s:', ':') && isLoopback(text))
}

const isWebUrl = (text: string) => isUrl(text, 'https:')
const isSecureUrl = (text: string) => text.startsWith('https://') && isWebUrl(text)

const isPath = (text: string) => /^\/[A-Za-z0-9._~-][A-Za-z0-9._~/-]*$/.test(text)

const WEB_URL = 'https:// URLs, or http:// URLs of this machine (localhost, 127.0.0.1), separated by commas'

type Kind<T> = Pick<Setting<T>, 'kind' | 'allowed' | 'read'>

const where = (isAllowed: (text: string) => boolean) => (text: string) => (isAllowed(text) ? text : undefined)

const matching = (kind: string, allowed: string, pattern: RegExp): Kind<string> => ({
  kind,
  allowed,
  read: where((text) => pattern.test(text)),
})

const whole = (least: number, most: number, allowed = `a whole number from ${least} to ${most}`): Kind<number> => ({
  kind: 'number',
  allowed,
  read(text) {
    const count = /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : NaN
    return count >= least && count <= most ? count : undefined
  },
})

/** A list whose parts are separated by commas. With `isOnce`, duplicates are not allowed. */
function list<T>(
  kind: string,
  allowed: string,
  readPart: (part: string) => T | undefined,
  { least = 1, most = Infinity, isOnce = false }: { least?: number; most?: number; isOnce?: boolean } = {},
): Kind<T[]> {
  function read(text: string): T[] | undefined {
    const parts = split(text)
    const values = parts.map(readPart).filter((value) => value !== undefined)
    const isEachRead = values.length === parts.length && (!isOnce || new Set(parts).size === parts.length)
    return isEachRead && parts.length >= least && parts.length <= most ? values : undefined
  }
  return { kind, allowed, read }
}

const CHAINS = list(
  'chain ids',
  `one or more of the known chain ids ${KNOWN.map(({ id }) => id).join(', ')}, separated by commas, each once`,
  (text) => KNOWN.find(({ id }) => String(id) === text)?.id,
  { isOnce: true },
)

/** A list of language tags. English must be one of them, because its pages are at the root. */
const TAGS: Kind<Language[]> = {
  kind: 'languages',
  allowed: `en, and any of ${Object.keys(LANGUAGES).slice(1).join(', ')}, separated by commas, each once`,
  read(text) {
    const tags = split(text)
    const isAllowed = tags.every(isLanguage) && tags.includes('en') && new Set(tags).size === tags.length
    return isAllowed ? (Object.keys(LANGUAGES) as Language[]).filter((tag) => tags.includes(tag)) : undefined
  },
}

/** A URL without a path, because the path is a separate setting. */
const SITE: Kind<string> = {
  kind: 'URL',
  allowed: 'one https:// URL without a path, or an http:// URL of this machine',
  read(text) {
    if (!isWebUrl(text)) return undefined
    const { href, origin } = new URL(text)
    return href === `${origin}/` ? origin : undefined
  },
}

/** A folder of the site, for example "/" or "/folder/". */
const FOLDER: Kind<string> = {
  kind: 'path',
  allowed: '"/", or the path of a folder such as /app/',
  read: (path) => (/^\/([A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*$/.test(path) ? path.slice(0, -1) : undefined),
}

const NODES = list('URLs', `one or more ${WEB_URL}`, where(isWebUrl))

const LISTS = list(
  'URLs or paths',
  `one or more ${WEB_URL}; a path such as /lists/tokens.json means the same origin`,
  where((url) => isWebUrl(url) || isPath(url)),
)

/** A list of origins. A "*" is not allowed: URLs may contain it, but it would be a wildcard in the policy. */
const origins = (example: string) =>
  list(
    'origins',
    `whole https:// origins such as ${example}, without a path or wildcard, separated by commas, each once; http:// only for this machine`,
    where((text) => isWebUrl(text) && new URL(text).origin === text),
    { least: 0, isOnce: true },
  )

const SWITCH: Kind<boolean> = {
  kind: '0 or 1',
  allowed: '0 or 1',
  read: (text) => (text === '0' || text === '1' ? text === '1' : undefined),
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Contracts that cannot be the fee's recipient, because they would keep the fee, give it to anybody, or have a special
 * meaning as a recipient: those of all networks, with their tokens, and those for which tokens are approved.
 */
const CONTRACTS = new Set(
  [...NETWORKS.map(({ deployment }) => deployment), PERMIT2, V3_ROUTER, SWAP_PROXY, PERMIT2_SPENDERS]
    .flatMap(textsIn)
    .map((text) => text.toLowerCase()),
)

function addressIn(text: string): Address | undefined {
  const address = /^0x[0-9A-Fa-f]{40}$/.test(text) ? checksummed(text) : undefined
  return address === text ? address : undefined
}

const RECIPIENT: Kind<Address> = {
  kind: 'address',
  allowed:
    'an address with its checksum in capital and small letters, neither one of the first that stand for somebody else nor a contract or token of a known network',
  read(text) {
    const address = addressIn(text)
    return address && BigInt(address) > 0xffffn && !CONTRACTS.has(address.toLowerCase()) ? address : undefined
  },
}

const ADDRESSES = list(
  'addresses',
  'addresses with their checksum in capital and small letters, separated by commas, each once',
  addressIn,
  { isOnce: true },
)

const currencyIn = (text: string): CurrencyId | undefined => (text === 'ETH' ? NATIVE : addressIn(text))

type Pair = readonly [CurrencyId, CurrencyId]

function pairIn(text: string): Pair | undefined {
  const [one, other, ...more] = text.split('/').map(currencyIn)
  return one && other && one !== other && more.length === 0 ? [one, other] : undefined
}

const A_PAIR = 'two of them with "/" between, each an address with its checksum, or ETH for the coin of a network'

const PAIRS = list('pairs', `pairs of tokens, separated by commas: ${A_PAIR}`, pairIn, { isOnce: true })

/** Without a chain id, the pair is that of the network with which a visit starts. */
interface FirstPair {
  chainId: number | null
  pair: Pair
}

function firstPairIn(text: string): FirstPair | undefined {
  const [, id, rest = ''] = /^(?:(\d{1,16}):)?(.+)$/.exec(text) ?? []
  const pair = pairIn(rest)
  return pair && { chainId: id === undefined ? null : Number(id), pair }
}

const FIRST_PAIRS = list(
  'pairs',
  `one pair of tokens for each network that is traded on, separated by commas, after its chain id and ":" where it is not the first network: ${A_PAIR}`,
  firstPairIn,
)

const FOOTER_LINKS_MAX = 5

/** Parses a footer link: a name of 2 to 24 characters and a URL, separated by "=". */
function footerLink(text: string): FooterLink | undefined {
  const [, name, href] = /^([^=\p{C}]{2,24})=(.+)$/u.exec(text) ?? []
  return name !== undefined && href !== undefined && isSecureUrl(href) ? { name: name.trim(), href } : undefined
}

const FOOTER = list(
  'links',
  `up to ${FOOTER_LINKS_MAX} links such as Terms=https://site.example/terms, separated by commas`,
  footerLink,
  { most: FOOTER_LINKS_MAX },
)

const LINE = matching('text', 'one line of 2 to 300 characters', /^\P{C}{2,300}$/u)

const MAIL = /^[^\s@<>"',;:?&]+@[^\s@<>"',;:?&]+\.[^\s@<>"',;:?&]+$/

/** A contact, which must also be a `LINE`. */
const CONTACT: Kind<string> = {
  kind: 'e-mail address or URL',
  allowed: 'an e-mail address or an https:// URL',
  read: where((text) => LINE.read(text) !== undefined && (MAIL.test(text) || isSecureUrl(text))),
}

const KEY = /^[A-Za-z0-9_-]{1,128}$/

/** An entry of the imprint; null if it is still the placeholder from the documentation. */
const unlessPlaceholder = (entry: keyof ImprintSettings, kind: Kind<string>): Kind<string | null> => ({
  ...kind,
  read: (text) => (text === IMPRINT_PLACEHOLDERS[entry] ? null : kind.read(text)),
})

/** A row of the table. `W` keeps whether there is a default, on which the type of the value depends. */
const setting = <Path extends string, T, W extends Omit<Setting<T>, 'path' | keyof Kind<T>>>(
  path: Path,
  kind: Kind<T>,
  words: W,
) => ({ path, ...kind, ...words })

const brandColour = <Name extends string>(name: Name, example: string, explanation: string) =>
  setting(
    `brand.colours.${name}`,
    {
      kind: 'colour',
      allowed: 'a colour as #rrggbb',
      read: (text) => (/^#[0-9a-fA-F]{6}$/.test(text) ? text.toLowerCase() : undefined),
    },
    {
      usual: null,
      absent: undefined,
      usually: 'the usual colour',
      example,
      explanation: `${explanation} The dark theme is derived. A pair of colours that cannot be read (WCAG AA) is an error that names it.`,
    },
  )

/** All settings except the nodes of each network, in the order of the documentation. */
export const SETTINGS = {
  APP_NAME: setting('appName', matching('text', '2 to 16 characters', /^\P{C}{2,16}$/u), {
    usual: 'Tidemark',
    example: 'Harbour',
    explanation: 'Name in the top bar, in page titles and in dialogs.',
  }),
  BRAND_FOLDER: setting(
    'brand.folder',
    matching('folder', 'the name of a folder in public: letters, digits, "-" and "_"', /^[A-Za-z0-9][\w-]{0,40}$/),
    {
      usual: null,
      usually: 'none, the usual mark',
      example: 'harbour',
      explanation:
        'A folder in public with the mark of the site as mark.svg, which is also its icon, and where there are any its pictures: app-192.png, app-512.png, app-maskable-512.png, apple-touch-icon.png (180 x 180) and share.png (1200 x 630). An SVG with a script, foreignObject or an external reference is an error.',
    },
  ),
  COLOR_ACCENT: brandColour('accent', '#0a5c36', 'The colour of buttons, links and marks in the light theme.'),
  COLOR_BACKGROUND: brandColour(
    'background',
    '#f6f8f4',
    'The background in the light theme; cards, fields and lines have its hue.',
  ),
  COLOR_TEXT: brandColour('text', '#101a14', 'The colour of texts in the light theme.'),
  COLOR_UP: brandColour('up', '#04703f', 'The colour of what rises or went well in the light theme.'),
  COLOR_DOWN: brandColour('down', '#b02a25', 'The colour of what falls or failed in the light theme.'),
  COLOR_WARN: brandColour('warn', '#7d4f0c', 'The colour of warnings in the light theme.'),
  CORNER_RADIUS: setting('brand.radius', whole(0, 24, 'a whole number of pixels from 0 to 24'), {
    usual: null,
    usually: '12',
    example: '4',
    explanation: 'The corner of buttons and fields in pixels; all others are in proportion.',
  }),
  SITE_URL: setting('siteUrl', SITE, {
    usual: null,
    example: 'https://app.example',
    explanation:
      'Where the site will be. Needed by what names the whole address: the picture that is shown where a link to the site is shared, and the canonical link for search engines. Without it, both are left out.',
  }),
  BASE_PATH: setting('basePath', FOLDER, {
    usual: '/',
    example: '/app/',
    explanation: 'The folder of the host that the site is in.',
  }),
  LANGUAGES: setting('languages', TAGS, {
    usual: Object.keys(LANGUAGES).join(),
    example: 'en',
    explanation:
      'The languages that the site has, separated by commas. English is at the root of the site, each other one in a folder of its own, as /de/.',
  }),
  SUPPORTED_CHAIN_IDS: setting('supportedChainIds', CHAINS, {
    usual: '3',
    example: '1,8453,42161',
    explanation:
      'The chains on which trading is offered, separated by commas; the first is where a visit begins. SUPPORTED_CHAIN_ID is the same setting for a single chain.',
  }),
  CHAIN_IDS: setting('chainIds', CHAINS, {
    usual: '3,4,1,31337',
    example: '1,8453',
    explanation: `Chains listed in the network dialog, in this order; supported ones that are not named are added. Known: ${KNOWN.map(
      ({ id, name }) => `${id} (${name}${id === 31337 ? ', a local node' : ''})`,
    ).join(', ')}.`,
  }),
  ALCHEMY_KEY: setting('alchemyKey', matching('key', 'the bare key: letters, digits, "_" and "-" only, no URL', KEY), {
    usual: null,
    example: 'abc_DEF-123',
    explanation:
      "Key of the hosted node service (the bare key, not a URL). Restrict it to your own site in the provider's console. Without it, only the URLs below are used.",
  }),
  RPC_QUORUM: setting('rpcQuorum', whole(1, Infinity, 'a whole number of at least 1'), {
    usual: '1',
    example: '2',
    explanation: 'How many nodes must agree on an answer; at most as many as each chain has.',
  }),
  TOKEN_LIST_URLS: setting('tokenListUrls', LISTS, {
    usual: [
      'https://gateway.ipfs.io/ipns/tokens.uniswap.org',
      'https://ipfs.io/ipns/tokens.uniswap.org',
      'https://tokens.uniswap.org',
      'https://dweb.link/ipns/tokens.uniswap.org',
    ].join(),
    usually: 'public gateways',
    example: 'https://lists.example/tokens.json,/lists/tokens.json',
    explanation:
      'Where the token list is fetched from, separated by commas, first choice first. A path such as /lists/tokens.json means the copy that every build includes.',
  }),
  PAIR_LIST_URLS: setting('pairListUrls', LISTS, {
    usual: 'https://raw.githubusercontent.com/jab416171/uniswap-pairtokens/master/uniswap_pair_tokens.json',
    usually: 'a public file',
    example: '/lists/pairs.json',
    explanation: 'Where the pair list is fetched from, in the same way.',
  }),
  WALLETCONNECT_PROJECT_ID: setting(
    'walletConnectProjectId',
    matching('key', 'the project id: letters, digits, "_" and "-" only', KEY),
    {
      usual: null,
      example: '0123456789abcdef0123456789abcdef',
      explanation: 'WalletConnect is offered only with a project id.',
    },
  ),
  WALLETCONNECT_RELAY_URL: setting(
    'walletConnectRelayUrl',
    {
      kind: 'URL',
      allowed: 'a wss:// URL, or a ws:// URL of this machine',
      read: where((url) => isUrl(url, 'wss:')),
    },
    {
      usual: null,
      usually: 'the public relay',
      example: 'wss://relay.example',
      explanation: 'A relay other than the public one.',
    },
  ),
  ENS_GATEWAYS: setting('ensGateways', origins('https://gateway.example'), {
    usual: null,
    absent: [],
    usually: 'none',
    example: 'https://gateway.example',
    explanation:
      'Servers that may be asked for ENS names whose records are not on Ethereum, such as names of rollups (EIP-3668). Such a server sees the name or the account that is looked up; the page says whom it asks. Without it, visitors read that such a name needs a gateway.',
  }),
  CUSTOM_RPC: setting('customRpc', SWITCH, {
    usual: null,
    absent: false,
    usually: '0, in a preview 1',
    example: '1',
    explanation:
      'Whether visitors may have each network that is traded on read through a node of their own (profile page, "Node"). With 1 the content security policy lets the page send requests to any https:// address and to the visitor\'s machine, because the address of their node cannot be known in advance; with 0 it allows only the hosts named in these settings. Scripts come from the site alone either way.',
  }),
  FRAME_ANCESTORS: setting('frameAncestors', origins('https://app.safe.global'), {
    usual: null,
    absent: [],
    usually: 'none, every page around this one is refused',
    example: 'https://app.safe.global',
    explanation:
      "The pages that may show this site inside them, as https origins without a path or wildcard, separated by commas. Such a page is also the only wallet there, by the protocol of Safe: Safe's own is https://app.safe.global. In a preview http:// of this machine is accepted, too.",
  }),
  DEFAULT_PAIR: setting('firstPairs', FIRST_PAIRS, {
    usual: null,
    absent: [],
    usually: 'the coin for the usual dollars of the network',
    example: 'ETH/0xdAC17F958D2ee523a2206206994597C13D831ec7,8453:ETH/0x4200000000000000000000000000000000000006',
    explanation:
      'The pair that the trade card begins with, as what is sold and what is received. Tokens are named by their addresses, as several may have one symbol; ETH is the coin of any network.',
  }),
  FEE_BIPS: setting('siteFee.bips', whole(1, 100, 'a whole number from 1 to 100 (1 %)'), {
    usual: null,
    usually: 'none, no fee is taken',
    example: '25',
    explanation:
      'The fee of the site, in hundredths of a percent of what a swap buys: 25 is 0.25 %. Never taken when the coin is wrapped or unwrapped, of tokens that keep a part of each transfer or compute with shares, nor where it rounds to nothing. Needs FEE_RECIPIENT.',
  }),
  FEE_RECIPIENT: setting('siteFee.recipient', RECIPIENT, {
    usual: null,
    example: '0x52908400098527886E0F7030069857D2E4169EE7',
    explanation:
      'Who is paid the fee, on every network that is traded on: an account, or a contract that is there on each of them and accepts the coin. Needs FEE_BIPS.',
  }),
  FEE_NAME: setting('siteFee.name', matching('text', 'one line of 2 to 40 characters', /^\P{C}{2,40}$/u), {
    usual: null,
    usually: 'IMPRINT_OPERATOR, else APP_NAME',
    example: 'Harbour Ltd',
    explanation: 'Who receives the fee, as the review names them.',
  }),
  TOKENS_ALLOWED: setting('tokensAllowed', ADDRESSES, {
    usual: null,
    usually: 'all',
    example: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2,0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    explanation:
      'The only tokens that are offered, by their addresses on any network, separated by commas. Others are not found, and whoever opens their address reads why. The coin of a network is always offered.',
  }),
  TOKENS_DENIED: setting('tokensDenied', ADDRESSES, {
    usual: null,
    absent: [],
    example: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    explanation: 'Tokens that are not offered, in the same form.',
  }),
  PAIRS_DENIED: setting('pairsDenied', PAIRS, {
    usual: null,
    absent: [],
    example: 'ETH/0x6B175474E89094C44Da98b954EedeAC495271d0F',
    explanation:
      'Pairs that are not traded here in either direction, by the addresses of their tokens. ETH is the coin of any network, and stands for its wrapped form as well. Whoever opens a link to such a pair reads why. A trade of another pair may still go through its pools.',
  }),
  IMPORT_UNLISTED: setting('importUnlisted', SWITCH, {
    usual: '1',
    example: '0',
    explanation:
      'Whether visitors may trade tokens that the token list does not have, once they have accepted the warning. With 0 such an address is explained and cannot be traded; the tokens that most routes use can be.',
  }),
  SLIPPAGE_MAX_BPS: setting('caps.slippageBps', whole(50, 5_000), {
    usual: null,
    usually: '5000 (50 %)',
    example: '300',
    explanation: 'The highest slippage limit that a visitor may set, in hundredths of a percent.',
  }),
  LOSS_MAX_PERCENT: setting('caps.lossPercent', whole(1, 25), {
    usual: null,
    usually: '25',
    example: '10',
    explanation: 'The loss in percent from which on a swap is not offered.',
  }),
  DEADLINE_MAX_MINUTES: setting('caps.deadlineMinutes', whole(5, 1_440), {
    usual: null,
    usually: '1440',
    example: '60',
    explanation:
      'The longest deadline that a visitor may set, in minutes. Accounts of several owners, who have to sign, have days for it all the same.',
  }),
  EXACT_APPROVALS_ONLY: setting('caps.isExactOnly', SWITCH, {
    usual: '0',
    example: '1',
    explanation: 'With 1, approvals are for the exact amount alone, and the choice of unlimited ones is gone.',
  }),
  TERMS_URL: setting(
    'terms.url',
    { kind: 'URL', allowed: 'an https:// URL', read: where(isSecureUrl) },
    {
      usual: null,
      usually: 'none, nothing has to be accepted',
      example: 'https://harbour.example/terms',
      explanation:
        'Terms that visitors accept before they connect a wallet, once for each TERMS_VERSION. Nobody is connected again, either, before a new version is accepted. Needs TERMS_VERSION.',
    },
  ),
  TERMS_TEXT: setting('terms.text', matching('text', 'one line of 2 to 600 characters', /^\P{C}{2,600}$/u), {
    usual: null,
    example: 'Not for residents of Atlantis. Trades cannot be undone.',
    explanation: 'The terms themselves, or their gist, as the connect dialog shows them. Needs TERMS_VERSION.',
  }),
  TERMS_VERSION: setting(
    'terms.version',
    matching('version', 'up to 20 letters, digits, "-" and "."', /^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$/),
    {
      usual: null,
      example: '2026-11',
      explanation: 'The version of the terms. Another one asks everybody again. Needs TERMS_URL or TERMS_TEXT.',
    },
  ),
  FOOTER_LINKS: setting('footerLinks', FOOTER, {
    usual: null,
    absent: [],
    example: 'Terms=https://harbour.example/terms,Status=https://status.harbour.example',
    explanation: 'Further links in the footer, as names with https:// URLs, separated by commas.',
  }),
  IMPRINT_OPERATOR: setting('imprint.operator', unlessPlaceholder('operator', LINE), {
    usual: null,
    example: 'Harbour Ltd',
    explanation: 'The imprint: who runs the site. A build for the public fails until it is set.',
  }),
  IMPRINT_ADDRESS: setting('imprint.address', unlessPlaceholder('address', LINE), {
    usual: null,
    example: 'Street 1, 10115 Berlin, Germany',
    explanation: "The imprint: the operator's address. A build for the public fails until it is set.",
  }),
  IMPRINT_CONTACT: setting('imprint.contact', unlessPlaceholder('contact', CONTACT), {
    usual: null,
    example: 'contact@harbour.example',
    explanation: 'The imprint: how the operator is reached. A build for the public fails until it is set.',
  }),
  IMPRINT_REGISTER: setting('imprint.register', unlessPlaceholder('register', LINE), {
    usual: null,
    example: 'Berlin, HRB 1',
    explanation: 'The imprint: the register entry, if there is one.',
  }),
  IMPRINT_RESPONSIBLE: setting('imprint.responsible', unlessPlaceholder('responsible', LINE), {
    usual: null,
    example: 'A. Person, address as above',
    explanation: 'The imprint: who is responsible for the content. A build for the public fails until it is set.',
  }),
  COMMIT: setting('commit', matching('commit', 'a commit in hexadecimal, 7 to 64 digits', /^[0-9a-f]{7,64}$/), {
    usual: null,
    example: '0123abcd',
    explanation: 'The commit that is built: named in the diagnostics that visitors can copy.',
  }),
  PREVIEW: setting('isPreview', SWITCH, {
    usual: '0',
    example: '1',
    explanation:
      '1 declares a build that is not for the public: it may lack the imprint, and says "Preview" on every page.',
  }),
}

export type SettingName = keyof typeof SETTINGS
type Row<Name extends SettingName> = (typeof SETTINGS)[Name]

type Absent<R> = R extends { usual: string } ? never : R extends { absent: infer A } ? A : null
/** The value of a setting. A list that may be absent is then empty, so that its type is that of the list. */
type Value<T, A> = [A] extends [never[]] ? T : T | A

type Read<R> = R extends { read: (text: string) => infer T } ? Exclude<T, undefined> : never

type Nested<Path extends string, T> = Path extends `${infer Name}.${infer Rest}`
  ? { [Key in Name]: Nested<Rest, T> }
  : undefined extends T
    ? { [Key in Path]?: T }
    : { [Key in Path]: T }

type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never

/** The values of all rows of the table, each at its path. */
export type GivenSettings = Intersection<
  {
    [Name in SettingName]: Nested<Row<Name>['path'], Value<Read<Row<Name>>, Absent<Row<Name>>>>
  }[SettingName]
>

export const NODE_SETTING = setting('rpcUrls', NODES, {
  usual: null,
  absent: [],
  usually:
    'a public node; for 31337 http://127.0.0.1:8545 in a preview, with CUSTOM_RPC=1, or where it is traded on, and otherwise none: only wallets can then use it',
  example: 'https://node.example/v2/key,https://second.example',
  explanation:
    'Node URLs of each chain, separated by commas, first choice first. They are tried after the hosted service. Plain http:// is accepted for this machine only.',
})

export const DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(SETTINGS).flatMap(([name, { usual }]) => (usual === null ? [] : [[name, usual] as const])),
  ...NETWORKS.map(({ chain }) => [`${RPC_URLS}${chain.id}`, chain.publicRpcUrls.join()] as const),
])
