import { calledToken } from '#copy/transaction/effect'
import { chainById } from '#config/chains'
import { spenderName } from '#config/spenders'
import { checksummed } from '#boundary/checksum'
import { type Address, sameAddress } from '#domain/chain/address'
import { nativeCurrencyOf } from '#domain/chain/chain'
import type { TradeOutcome } from '#domain/trade/confirm/outcome'
import type { TradePlan } from '#domain/trade/plan'
import type { EffectNames } from '#domain/transaction/effectFacts'
import { type EffectToken, effectOf, type TransactionEffect } from '#domain/transaction/effect'
import { partOf, receiptOfPart } from '#domain/transaction/requestPart'
import { scaleOf, scaleWith } from '#domain/token/token'
import { selectListedTokens } from '../../token/tokensOfChain'
import type { Run } from './run'
import { costPaid } from './transact'

export function effectNames({ chainId, sell, buy }: TradePlan): EffectNames {
  const tokens = [sell, buy]
  return {
    coin: nativeCurrencyOf(chainById(chainId)),
    nameOf(address) {
      const token = tokens.find(({ id }) => sameAddress(id, address))
      return spenderName(chainId, address) ?? (token ? calledToken(token.symbol) : null)
    },
  }
}

/**
 * A token's symbol and decimals: from the plan if the token is traded, or from the token list and the contract if it is
 * listed. For any other token, both are null.
 */
async function knownToken({ plan, getState, services }: Run, address: Address): Promise<EffectToken> {
  const own = [plan.sell, plan.buy].find(({ id }) => sameAddress(id, address))
  if (own) return { address, symbol: own.symbol, ...scaleOf(own) }
  const tokens = selectListedTokens(getState(), plan.chainId)
  const listed = tokens?.find((token) => sameAddress(token.address, address))
  if (!listed) return { address, symbol: null, decimals: null }
  const [facts, multipliers] = await Promise.all([
    services.chain.tokenFacts(plan.chainId, address).catch(() => null),
    services.chain.uiMultipliers(plan.chainId, [address]).catch(() => null),
  ])
  const multiplier = multipliers?.[address]
  const isKnown = facts !== null && typeof facts === 'object' && multiplier !== undefined
  const scale = isKnown ? scaleWith(facts.decimals, multiplier) : { decimals: null }
  return { address, symbol: listed.symbol, ...scale }
}

async function named(run: Run, effect: TransactionEffect): Promise<TransactionEffect> {
  if (effect.kind !== 'transferred' && effect.kind !== 'approved') return effect
  return { ...effect, to: checksummed(effect.to), token: await knownToken(run, effect.token.address) }
}

type Facts = { effect: TransactionEffect | null; cost: string | null }

/**
 * The effect of a mined transaction and its cost for the account in wei. Either is null if no node reports it, or if the
 * account did several things in the transaction.
 */
async function factsOf(run: Run, hash: string): Promise<Facts> {
  const { plan, services } = run
  const [receipt, sent] = await Promise.all([
    services.node.receipt(plan.chainId, hash).catch(() => null),
    services.node.transaction(plan.chainId, hash).catch(() => null),
  ])
  if (!receipt) return { effect: null, cost: null }
  const effect = sent && sent.hash === receipt.transactionHash ? effectOf(sent, receipt) : null
  const part = partOf({ account: plan.account, calls: [] }, receipt, sent)
  const cost = part && costPaid(receiptOfPart(receipt, part))
  return { effect: effect && (await named(run, effect)), cost }
}

/** Adds the effect of a transaction that was mined in place of the requested one, and its cost for the account. */
export async function withOtherMined<T extends TradeOutcome>(run: Run, outcome: T): Promise<T> {
  if (outcome.kind === 'altered') {
    const { effect, cost } = await factsOf(run, outcome.hash)
    return { ...outcome, effect, cost: outcome.sentFrom === undefined ? cost : '0' }
  }
  if (outcome.kind !== 'failed' || outcome.failure.cause !== 'superseded' || outcome.hash === null) return outcome
  const { effect, cost } = await factsOf(run, outcome.hash)
  return { ...outcome, failure: { ...outcome.failure, effect }, cost }
}
