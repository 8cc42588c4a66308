import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

export const subject = {
  contract: 'el contrato',
  code: 'el código del contrato',
  upgrades: 'si alguien puede cambiar cómo funciona',
  taxes: 'las comisiones del token',
  pools: 'los pools',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Comprobando ${what}`,
  text: 'El nodo todavía no respondió.',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `No se pudo comprobar: ${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} es la moneda propia de ${chainName}`,
  text: 'No tiene contrato: ningún propietario puede cambiarla, pausarla ni bloquear una cuenta.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `Los pools contienen ${wrapped}`,
  text: `Una operación envuelve y desenvuelve ${coin} por sí sola. 1 ${wrapped} es siempre 1 ${coin}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'No hay ningún contrato en esta dirección',
  source: `0 bytes de código en ${chainName}.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'Hay un contrato en esta dirección',
  source: `${bytes} bytes de código en ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'No hay indicios de que alguien pueda cambiar cómo funciona',
  source: 'No es un proxy según EIP-1967, EIP-1822 o EIP-1167.',
}

export const isClone: Statement = {
  statement: 'Una copia de otro contrato',
  source: 'Reenvía cada llamada a un contrato fijo (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'Es la cuenta de una persona',
  text: 'Quien tenga su clave puede cambiar cómo funciona.',
  source: 'Otro contrato hace su trabajo (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? 'Su administrador puede cambiar cómo funciona' : 'Alguien puede cambiar cómo funciona',
  source: 'Es un proxy: otro contrato hace su trabajo, y más tarde se puede elegir uno distinto.',
})

export const addressLabel = {
  clone: 'Original',
  account: 'Contrato',
  beacon: 'Beacon',
  implementation: 'Implementación',
  admin: 'Administrador',
  owner: 'Propietario',
  hook: 'Hook',
  upgradeableHook: 'Hook con código reemplazable',
}

const OTHER_RIGHTS = 'Aun así, es posible que alguien tenga derechos especiales.'

export const noOwnerNamed: Statement = {
  statement: 'El contrato no indica ningún propietario',
  text: OTHER_RIGHTS,
  source: 'No indica ninguno mediante owner().',
}

export const noOwnerSet: Statement = {
  statement: 'El contrato no tiene propietario',
  text: OTHER_RIGHTS,
  source: 'owner() devuelve la dirección cero.',
}

export const hasOwner: Statement = {
  statement: 'El contrato tiene un propietario',
  text: 'Lo que el propietario puede hacer depende del contrato.',
  source: 'La dirección que devuelve owner().',
}

export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'Esto puede cambiar más tarde.',
  owner: 'El propietario puede cambiar esto más tarde.',
  upgrade: 'Quien pueda actualizar el contrato puede cambiar esto más tarde.',
  contract: 'El propio contrato todavía puede cambiar esto más tarde.',
}

export const isPaused: Statement = {
  statement: 'Las transferencias están en pausa',
  text: 'Hasta que eso cambie, no se puede operar con él.',
  source: 'paused() devuelve true.',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'El propietario puede pausar las transferencias',
  unknown: 'Las transferencias se pueden pausar',
  upgrade: 'Las transferencias se pueden pausar',
  contract: 'Las transferencias se pueden pausar',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'Ahora no están en pausa.',
  source: 'paused() devuelve false.',
})

export const sourceLabel = (statement: string) => `Fuente: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? 'Leído de la cadena' : `El contrato se leyó en el bloque ${block}`

export const notAdvice = (source: string) => `${source}. Esto no es asesoramiento.`

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

const listCalls = ({ name, symbol }: Called) => `La lista lo llama ${name} (${symbol}).`
const ONLY_ADDRESS = 'Solo la dirección los distingue.'

export const tokenListUnread: Statement = {
  statement: 'No se pudo cargar la lista de tokens',
  text: 'Por eso no se sabe si este token está en ella.',
}

export const notListed: Statement = {
  statement: 'No está en la lista pública de tokens',
  text: 'Cualquiera puede dar cualquier nombre a un token. Compara la dirección con la que indica el proyecto que está detrás.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `No es ${symbol}`,
  text: 'Esa es la moneda propia de la red, que no tiene dirección.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `No es el ${symbol} de la lista`,
  text: `El ${symbol} de la lista tiene otra dirección.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREED: Readonly<Record<Agreement, string>> = { symbol: 'símbolo', name: 'nombre', decimals: 'decimales' }

export const TOKEN_LIST = 'La lista de tokens'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'En la lista pública de tokens',
  source:
    agreed === null ? `${list}.` : `${list}. El contrato coincide en: ${all(agreed.map((each) => AGREED[each]))}.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `El contrato no da ${missing.map((each) => AGREED[each]).join(' ni ')}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `El contrato se llama a sí mismo ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'La lista y el contrato no coinciden en los decimales',
  text: `La lista dice ${listed}, el contrato ${own}. Los montos siguen al contrato.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `Los montos mostrados están multiplicados por ${multiplier}`,
  text: 'El contrato del token fija este número y puede cambiarlo. Una billetera puede mostrar los montos sin él.',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Otro token de la lista también se llama ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Su símbolo se parece al de ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'La compra y la venta no se simulan',
  text: 'Es uno de los tokens por los que pasa la mayoría de las operaciones.',
}

export const taxUnknown: Statement = {
  statement: 'No se pudieron medir las comisiones del token',
  text: 'El nodo no puede simular operaciones, o los pools contienen demasiado poco.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'La compra y la venta se simularon, sin enviar nada.'
      : `La compra y la venta se simularon en el bloque ${block}, sin enviar nada.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({
  statement: 'Sin comisión del token al comprar ni al vender',
  ...tested,
})

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'No se puede comprar',
  text: `No llega nada. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'No se puede vender',
  text: `Se puede comprar, pero enviarlo de vuelta al pool falla. ${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `Retiene ${buy} de cada compra y ${sell} de cada venta`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'Ningún pool tiene este token',
  text: 'Aquí no se puede operar con él.',
}

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, {
      one: 'Lo que contiene no tiene precio en dólares.',
      many: 'Lo que contienen no tiene precio en dólares.',
      other: 'Lo que contienen no tiene precio en dólares.',
    }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity} en ${pools}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity} en ${pools}`,
    text: `El más profundo contiene ${deepest}.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `Los pools con los tokens habituales en el bloque ${block}.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'Sus pools tienen sus propias reglas' : 'Algunos de sus pools tienen sus propias reglas',
  text: 'Un contrato, el hook, interviene allí en cada intercambio. Sus reglas pueden ser distintas al comprar y al vender, según la cuenta y con el tiempo.',
})
