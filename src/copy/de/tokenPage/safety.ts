import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** What is checked, while its fact is unknown. */
export const subject = {
  contract: 'der Contract',
  code: 'der Code des Contracts',
  upgrades: 'ob jemand die Funktionsweise des Contracts ändern kann',
  taxes: 'Tokengebühren bei Kauf und Verkauf',
  pools: 'die Pools',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Wird geprüft: ${what}`,
  text: 'Der Knoten hat noch nicht geantwortet.',
})

/** @param noAnswer - the reason, as a sentence */
export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Konnte nicht geprüft werden: ${what}`,
  text: noAnswer,
})

/** Of the network's own coin. */
export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} ist der eigene Coin von ${chainName}`,
  text: 'Er hat keinen Contract: Kein Eigentümer kann ihn ändern, ihn pausieren oder ein Konto sperren.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `Pools halten ${wrapped}`,
  text: `Ein Trade wrappt und entwrappt ${coin} von selbst. 1\u00a0${wrapped} ist immer 1\u00a0${coin}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'Unter dieser Adresse gibt es keinen Contract',
  source: `0 Byte Code auf ${chainName}.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'Unter dieser Adresse gibt es einen Contract',
  source: `${bytes} Byte Code auf ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'Kein Anzeichen dafür, dass jemand die Funktionsweise des Contracts ändern kann',
  source: 'Er ist kein Proxy nach EIP-1967, EIP-1822 oder EIP-1167.',
}

export const isClone: Statement = {
  statement: 'Eine Kopie eines anderen Contracts',
  source: 'Er leitet jeden Aufruf an einen festen Contract weiter (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'Es ist das Konto einer Person',
  text: 'Wer den Schlüssel dazu hat, kann ändern, wie es funktioniert.',
  source: 'Ein anderer Contract erledigt die Arbeit (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin
    ? 'Der Admin kann die Funktionsweise des Contracts ändern'
    : 'Jemand kann die Funktionsweise des Contracts ändern',
  source: 'Er ist ein Proxy: Ein anderer Contract erledigt die Arbeit, und später kann ein anderer gewählt werden.',
})

/** The label of an address beside a statement. */
export const addressLabel = {
  clone: 'Original',
  account: 'Contract',
  beacon: 'Beacon',
  implementation: 'Implementierung',
  admin: 'Admin',
  owner: 'Eigentümer',
  hook: 'Hook',
  upgradeableHook: 'Hook mit austauschbarem Code',
}

const OTHER_RIGHTS = 'Jemand kann dennoch besondere Rechte haben.'

export const noOwnerNamed: Statement = {
  statement: 'Der Contract nennt keinen Eigentümer',
  text: OTHER_RIGHTS,
  source: 'Er nennt keinen über owner().',
}

export const noOwnerSet: Statement = {
  statement: 'Der Contract hat keinen Eigentümer',
  text: OTHER_RIGHTS,
  source: 'owner() gibt die Nulladresse zurück.',
}

export const hasOwner: Statement = {
  statement: 'Der Contract hat einen Eigentümer',
  text: 'Was der Eigentümer darf, legt der Contract fest.',
  source: 'Die Adresse, die owner() zurückgibt.',
}

/** Who can later change what is true today. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'Dies kann sich später ändern.',
  owner: 'Der Eigentümer kann dies später ändern.',
  upgrade: 'Wer den Contract aktualisieren kann, kann dies später ändern.',
  contract: 'Der Contract selbst kann dies später noch ändern.',
}

export const isPaused: Statement = {
  statement: 'Übertragungen sind pausiert',
  text: 'Bis sich das ändert, kann der Token nicht gehandelt werden.',
  source: 'paused() gibt true zurück.',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'Der Eigentümer kann Übertragungen pausieren',
  unknown: 'Übertragungen können pausiert werden',
  upgrade: 'Übertragungen können pausiert werden',
  contract: 'Übertragungen können pausiert werden',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'Derzeit sind sie nicht pausiert.',
  source: 'paused() gibt false zurück.',
})

/** The label of the button that opens the source of a statement. */
export const sourceLabel = (statement: string) => `Quelle: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? 'Von der Blockchain gelesen' : `Der Contract wurde bei Block ${block} gelesen`

export const notAdvice = (source: string) => `${source}. Dies ist keine Beratung.`

/** A statement about a token in plain words. */
export interface Statement {
  statement: string
  /** What follows from it, or what to do about it. */
  text?: string
  /** How it is known, in the terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `Die Liste nennt ihn ${name} (${symbol}).`
const ONLY_ADDRESS = 'Nur die Adresse unterscheidet sie.'

export const tokenListUnread: Statement = {
  statement: 'Die Tokenliste konnte nicht geladen werden',
  text: 'Deshalb ist nicht bekannt, ob dieser Token darauf steht.',
}

export const notListed: Statement = {
  statement: 'Nicht auf der öffentlichen Tokenliste',
  text: 'Jeder kann einem Token einen beliebigen Namen geben. Prüfen Sie die Adresse beim Projekt dahinter.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `Nicht ${symbol}`,
  text: `${symbol} ist der eigene Coin des Netzwerks und hat keine Adresse.`,
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `Nicht der gelistete ${symbol}`,
  text: `Der gelistete ${symbol} hat eine andere Adresse.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREEMENTS: Readonly<Record<Agreement, string>> = { symbol: 'Symbol', name: 'Name', decimals: 'Dezimalstellen' }

export const TOKEN_LIST = 'Die Tokenliste'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'Auf der öffentlichen Tokenliste',
  source:
    agreed === null
      ? `${list}.`
      : `${list}. Übereinstimmung mit dem Contract: ${all(agreed.map((each) => AGREEMENTS[each]))}.`,
})

const NOT_GIVEN = { symbol: 'kein Symbol', name: 'keinen Namen' }

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `Der Contract nennt ${all(missing.map((each) => NOT_GIVEN[each]))}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `Der Contract nennt sich ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'Liste und Contract nennen verschiedene Dezimalstellen',
  text: `Die Liste nennt ${listed ?? 'keine'}, der Contract ${own}. Beträge richten sich nach dem Contract.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `Die gezeigten Beträge sind mit ${multiplier} multipliziert`,
  text: 'Der Contract des Tokens legt diese Zahl fest und kann sie ändern. Ein Wallet zeigt Beträge vielleicht ohne sie.',
})

/** For a listed token that shares its symbol, or almost, with another. */
export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Ein anderer gelisteter Token heißt ebenfalls ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Sein Symbol sieht aus wie das von ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'Kauf und Verkauf werden nicht simuliert',
  text: 'Er gehört zu den Token, über die die meisten Trades laufen.',
}

export const taxUnknown: Statement = {
  statement: 'Tokengebühren bei Kauf und Verkauf konnten nicht gemessen werden',
  text: 'Der Knoten kann keine Trades simulieren, oder die Pools halten zu wenig.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'Kauf und Verkauf wurden simuliert, ohne etwas zu senden.'
      : `Kauf und Verkauf wurden bei Block ${block} simuliert, ohne etwas zu senden.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({
  statement: 'Keine Tokengebühr bei Kauf oder Verkauf',
  ...tested,
})

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'Er lässt sich nicht kaufen',
  text: `Es kommt nichts an. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'Er lässt sich nicht verkaufen',
  text: `Er lässt sich kaufen, aber ihn an den Pool zurückzusenden scheitert. ${text}`,
  source,
})

/** Both are shares, for example "5%". */
export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `Er behält ${buy} jedes Kaufs und ${sell} jedes Verkaufs ein`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'Kein Pool hält diesen Token',
  text: 'Er kann hier nicht gehandelt werden.',
}

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, {
      one: 'Was er hält, hat keinen Preis in Dollar.',
      other: 'Was sie halten, hat keinen Preis in Dollar.',
    }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity} in ${pools}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity} in ${pools}`,
    text: `Der tiefste hält ${deepest}.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `Die Pools mit den üblichen Token bei Block ${block}.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'Seine Pools haben eigene Regeln' : 'Einige seiner Pools haben eigene Regeln',
  text: 'Ein Contract, der Hook, wirkt dort bei jedem Swap mit. Seine Regeln können beim Kaufen und Verkaufen, je nach Konto und mit der Zeit verschieden sein.',
})
