import type { NodeFailure } from '#domain/chain/nodeError'

/** Where nothing can be traded. */
export const NO_CONTRACTS = 'Для этой сети контракт обмена неизвестен.'

const NO_ANSWER = 'Нода не смогла ответить на этот запрос.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'Нода недоступна.',
  timedOut: 'Нода не ответила вовремя.',
  refused: 'Нода отклонила запрос.',
  denied: 'Нода не приняла ключ в своём адресе.',
  limited: 'Нода ограничивает запросы.',
  batch: NO_ANSWER,
  malformed: 'Нода вернула недопустимый ответ.',
  tooLarge: 'Запрос к ноде или её ответ слишком велик.',
  wrongChain: 'Нода обслуживает другую сеть.',
  disagreement: 'Ответы нод расходятся, поэтому ни один из них не используется.',
  reverted: 'Контракт отклонил вызов.',
  capped: 'Вызов занимает больше времени или газа, чем допускает нода.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

/** Why a transaction could not be prepared: the network's node returned an error or did not respond. */
export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
