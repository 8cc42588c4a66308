import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    one: `Не показано: ${text} разрешение на токен, которого нет ни в списке, ни на балансе.`,
    few: `Не показано: ${text} разрешения на токены, которых нет ни в списке, ни на балансе.`,
    many: `Не показано: ${text} разрешений на токены, которых нет ни в списке, ни на балансе.`,
    other: `Не показано: ${text} разрешения на токены, которых нет ни в списке, ни на балансе.`,
  })

/** The progress of a search of all blocks, and the label of the button beside it. `from`: a block's number. */
const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'Чтобы найти разрешения на другие токены или для других контрактов, выполните поиск по всему блокчейну.',
    label: 'Искать во всех блоках',
  },
  failed: {
    words: 'Поиск других разрешений не удался: нода не ответила или не допускает такой поиск.',
    label: 'Повторить',
  },
  searching: ({ percent }) => ({
    words: `Поиск других разрешений в блокчейне: ${percent} всех блоков.`,
    label: 'Идёт поиск',
  }),
  whole: ({ leftOut }) => ({
    words: sentences(
      leftOut
        ? `Поиск выполнен во всех блоках, и перечислены все действующие разрешения, кроме следующих. ${leftOutText(leftOut)}`
        : 'Поиск выполнен во всех блоках, и перечислены все действующие разрешения.',
    ),
    label: 'Искать снова',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `Поиск выполнен назад до блока ${from}; могут быть более старые разрешения. Разрешений слишком много, чтобы проверить их все.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Искать снова',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `Поиск выполнен назад до блока ${from}; могут быть более старые разрешения. Для поиска в более ранних блоках понадобилось бы слишком много запросов.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Искать снова',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'Разрешения'
export const OWN_APPROVALS =
  'Контракты, которым разрешено перемещать ваши токены. Отзовите то, чем больше не пользуетесь.'
export const OTHER_APPROVALS = 'Контракты, которым разрешено перемещать токены этого аккаунта.'

export const HEADS = {
  token: 'Токен',
  contract: 'Контракт',
  allowed: 'Разрешённая сумма',
  movable: 'Можно забрать сейчас',
} as const

export const UNLIMITED = 'Без ограничений'
export const UNKNOWN_CONTRACT = 'Неизвестный контракт'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `Нет в списке токенов: ${address}`
export const CONFIRM_IN_WALLET = 'Подтвердите в кошельке'
export const REVOKE = 'Отозвать'
export const REVOKING = 'Отзыв…'
export const REVOKED = 'Отозвано'
export const revokeLabel = (symbol: string, contract: string) => `Отозвать разрешение на ${symbol} для ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, {
    one: `Не удалось загрузить некоторые разрешения на ${tokens} токен`,
    few: `Не удалось загрузить некоторые разрешения на ${tokens} токена`,
    many: `Не удалось загрузить некоторые разрешения на ${tokens} токенов`,
    other: `Не удалось загрузить некоторые разрешения на ${tokens} токена`,
  })
export const MAY_BE_MORE = 'Их может быть больше, чем перечислено здесь.'

export const READ_FAILED = 'Не удалось загрузить разрешения'
export const NO_APPROVALS = 'Нет действующих разрешений'

/** The contracts that were checked, and the number of tokens if the list is too long; null if all were. */
export function checkedText(contractNames: readonly string[], tokensRead: number | null): string {
  const contracts = `Проверено: ${all(contractNames)}. Ни один из этих контрактов не может перемещать проверенные токены.`
  if (tokensRead === null) return contracts
  return `${contracts} Из списка токенов проверены только первые ${grouped(String(tokensRead))} и те, что есть на балансе.`
}

export const UNKNOWN_TOKEN = 'Неизвестный токен'
export const THROUGH_PERMIT2 = 'через Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'через Permit2, бессрочно',
  current: ({ until }) => `через Permit2, до ${until}`,
  expired: ({ until }) => `через Permit2, срок истёк ${until}`,
}
/** The terms of an allowance in Permit2, for example "through Permit2, until Dec 21, 2026, 14:02". */
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `разрешение на ${symbol} в Permit2` : `разрешение на ${symbol}`

/** `failure` is the node's; null when a part of the site is missing. */
export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'Не удалось загрузить часть сайта.' : nodeText(failure)
  return `Сейчас отозвать ${approvalName(revoked)} нельзя. ${reason} Ничего не отправлено.`
}

export const REJECTED = 'Вы отклонили запрос. Ничего не отправлено.'
