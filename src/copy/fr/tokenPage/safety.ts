import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** What is checked. Each follows a colon. */
export const subject = {
  contract: 'le contrat',
  code: 'le code du contrat',
  upgrades: 'si quelqu’un peut changer son fonctionnement',
  taxes: 'les frais du token',
  pools: 'les pools',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Contrôle en cours\u00a0: ${what}`,
  text: 'Le nœud n’a pas encore répondu.',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Contrôle impossible\u00a0: ${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} est la monnaie native du réseau ${chainName}`,
  text: 'Elle n’a pas de contrat\u00a0: aucun propriétaire ne peut la modifier, la suspendre ou bloquer un compte.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `Les pools détiennent ${wrapped}`,
  text: `Une opération wrappe et déwrappe ${coin} d’elle-même. 1 ${wrapped} vaut toujours 1 ${coin}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'Il n’y a pas de contrat à cette adresse',
  source: `0 octet de code sur ${chainName}.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'Il y a un contrat à cette adresse',
  source: `${bytes} octets de code sur ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'Aucun signe que quelqu’un puisse changer son fonctionnement',
  source: 'Ce n’est pas un proxy selon EIP-1967, EIP-1822 ou EIP-1167.',
}

export const isClone: Statement = {
  statement: 'Une copie d’un autre contrat',
  source: 'Il transmet chaque appel à un contrat fixe (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'C’est le compte d’une personne',
  text: 'Quiconque en a la clé peut changer son fonctionnement.',
  source: 'Un autre contrat fait son travail (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin
    ? 'Son administrateur peut changer son fonctionnement'
    : 'Quelqu’un peut changer son fonctionnement',
  source:
    'C’est un proxy\u00a0: un autre contrat fait son travail, et un contrat différent peut être choisi plus tard.',
})

export const addressLabel = {
  clone: 'Original',
  account: 'Contrat',
  beacon: 'Beacon',
  implementation: 'Implémentation',
  admin: 'Admin',
  owner: 'Propriétaire',
  hook: 'Hook',
  upgradeableHook: 'Hook au code remplaçable',
}

const OTHER_RIGHTS = 'Quelqu’un peut tout de même avoir des droits particuliers.'

export const noOwnerNamed: Statement = {
  statement: 'Le contrat ne nomme aucun propriétaire',
  text: OTHER_RIGHTS,
  source: 'Il n’en nomme aucun par owner().',
}

export const noOwnerSet: Statement = {
  statement: 'Le contrat n’a pas de propriétaire',
  text: OTHER_RIGHTS,
  source: 'owner() renvoie l’adresse zéro.',
}

export const hasOwner: Statement = {
  statement: 'Le contrat a un propriétaire',
  text: 'C’est le contrat qui détermine ce que le propriétaire peut faire.',
  source: 'L’adresse que renvoie owner().',
}

/** Who can later change a fact that is true today. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'Cela peut changer plus tard.',
  owner: 'Le propriétaire peut changer cela plus tard.',
  upgrade: 'Quiconque peut mettre à niveau le contrat peut changer cela plus tard.',
  contract: 'Le contrat lui-même peut encore changer cela plus tard.',
}

export const isPaused: Statement = {
  statement: 'Les transferts sont suspendus',
  text: 'Tant que cela ne change pas, le token ne peut pas être négocié.',
  source: 'paused() renvoie true.',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'Le propriétaire peut suspendre les transferts',
  unknown: 'Les transferts peuvent être suspendus',
  upgrade: 'Les transferts peuvent être suspendus',
  contract: 'Les transferts peuvent être suspendus',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'Ils ne sont pas suspendus actuellement.',
  source: 'paused() renvoie false.',
})

export const sourceLabel = (statement: string) => `Source\u00a0: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? 'Lu sur la chaîne' : `Le contrat a été lu au bloc ${block}`

export const notAdvice = (source: string) => `${source}. Ceci n’est pas un conseil.`

export interface Statement {
  statement: string
  /** What follows from the statement, or what to do about it. */
  text?: string
  /** How the statement is known, in technical terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `La liste le nomme ${name} (${symbol}).`
const ONLY_ADDRESS = 'Seule l’adresse les distingue.'

export const tokenListUnread: Statement = {
  statement: 'La liste de tokens n’a pas pu être chargée',
  text: 'On ne sait donc pas si ce token y figure.',
}

export const notListed: Statement = {
  statement: 'Pas sur la liste publique de tokens',
  text: 'N’importe qui peut donner n’importe quel nom à un token. Contrôlez l’adresse auprès du projet auquel il appartient.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `N’est pas ${symbol}`,
  text: `${symbol} est la monnaie native du réseau et n’a pas d’adresse.`,
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `N’est pas le token ${symbol} de la liste`,
  text: `Le token ${symbol} de la liste a une autre adresse.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREEMENTS: Record<Agreement, string> = { symbol: 'symbole', name: 'nom', decimals: 'décimales' }
/** They follow "pas". */

export const TOKEN_LIST = 'La liste de tokens'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'Sur la liste publique de tokens',
  source:
    agreed === null
      ? `${list}.`
      : `${list}. Identique dans le contrat\u00a0: ${all(agreed.map((each) => AGREEMENTS[each]))}.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `Le contrat n’indique ${missing.length === 1 ? 'pas de' : 'ni'} ${missing.map((each) => AGREEMENTS[each]).join(' ni ')}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `Le contrat se nomme ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'La liste et le contrat indiquent des décimales différentes',
  text: `La liste indique ${listed}, le contrat ${own}. Les montants suivent le contrat.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `Les montants affichés sont multipliés par ${multiplier}`,
  text: 'Le contrat du token fixe ce nombre et peut le changer. Un portefeuille peut afficher les montants sans lui.',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Un autre token de la liste s’appelle aussi ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Son symbole ressemble à ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'L’achat et la vente ne sont pas simulés',
  text: 'C’est l’un des tokens par lesquels passent la plupart des opérations.',
}

export const taxUnknown: Statement = {
  statement: 'Les frais du token n’ont pas pu être mesurés',
  text: 'Le nœud ne peut pas simuler d’opérations, ou les pools détiennent trop peu.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'L’achat et la vente ont été simulés, sans rien envoyer.'
      : `L’achat et la vente ont été simulés au bloc ${block}, sans rien envoyer.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({
  statement: 'Sans frais du token à l’achat ni à la vente',
  ...tested,
})

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'Ne peut pas être acheté',
  text: `Rien n’arrive. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'Ne peut pas être vendu',
  text: `Il peut être acheté, mais le renvoyer au pool échoue. ${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `Retient ${buy} de chaque achat et ${sell} de chaque vente`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'Aucun pool ne détient ce token',
  text: 'Il ne peut pas être négocié ici.',
}

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, {
      one: 'Ce qu’il détient n’a pas de prix en dollars.',
      many: 'Ce qu’ils détiennent n’a pas de prix en dollars.',
      other: 'Ce qu’ils détiennent n’a pas de prix en dollars.',
    }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity} dans ${pools}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity} dans ${pools}`,
    text: `Le plus profond détient ${deepest}.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `Les pools avec les tokens usuels, au bloc ${block}.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'Ses pools ont leurs propres règles' : 'Certains de ses pools ont leurs propres règles',
  text: 'Un contrat, le hook, y intervient dans chaque échange. Ses règles peuvent différer à l’achat et à la vente, selon le compte et avec le temps.',
})
