import { type Address, sameAddress } from '../chain/address'
import { NATIVE } from '../token/token'
import { type TradePlan } from './plan'

interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

/** Topics of Transfer(address,address,uint256), and of WETH's Deposit(address,uint256) and Withdrawal(address,uint256). */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const DEPOSIT = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const WITHDRAWAL = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

const named = (topic: string | undefined, address: string) =>
  topic !== undefined && sameAddress(`0x${topic.slice(26)}`, address)

/** The amounts of some logs together; null when there are none, or when one of them cannot be read. */
function sum(logs: readonly Log[]): bigint | null {
  if (logs.length === 0 || logs.some(({ data }) => data.length < 66)) return null
  return logs.reduce((total, { data }) => total + BigInt(data.slice(0, 66)), 0n)
}

/** An amount that a trade moved, as plain data. */
export interface MovedAmount {
  /** Base units, as a decimal string; null when it is not known. */
  units: string | null
  /** What the token's event names, where the account's balance shows less received or more paid. */
  claimed: string | null
  /** Whether it is known only from the event of a token that need not be honest. */
  isOnlyClaimed: boolean
}

/** An amount of the chain's own coin, or of a token whose events are trusted. */
export function movedAmount(units: bigint | null): MovedAmount {
  return { units: units?.toString() ?? null, claimed: null, isOnlyClaimed: false }
}

/** What arrived of any token, by its event and by how much the account's balance grew: the smaller of both. */
export function provenReceived(claimed: bigint | null, grown: bigint | null): MovedAmount {
  if (grown === null) return { ...movedAmount(claimed), isOnlyClaimed: claimed !== null }
  const arrived = grown > 0n ? grown : 0n
  if (claimed === null || claimed <= arrived) return movedAmount(claimed ?? arrived)
  return { ...movedAmount(arrived), claimed: claimed.toString() }
}

/** What was paid of any token, by its event and by how much the account's balance grew: the larger of both. */
export function provenSold(claimed: bigint | null, grown: bigint | null): MovedAmount {
  if (grown === null) return { ...movedAmount(claimed), isOnlyClaimed: claimed !== null }
  const paid = grown < 0n ? -grown : 0n
  if (claimed === null || claimed >= paid) return movedAmount(claimed ?? paid)
  return { ...movedAmount(paid), claimed: claimed.toString() }
}

/** Transfers of a token in which an account gives or takes. */
export function transfersOf(logs: readonly Log[], token: Address, account: Address): Log[] {
  return logs.filter(
    ({ address, topics: [event, from, to] }) =>
      sameAddress(address, token) && event === TRANSFER && (named(from, account) || named(to, account)),
  )
}

/** One event of a contract, with an address that must stand in one of its topics. */
interface PartyEvent {
  contract: Address
  event: string
  place: 1 | 2
  party: Address
}

/** Logs of one event in which an address stands in its place. */
function eventsOf(logs: readonly Log[], { contract, event, place, party }: PartyEvent): Log[] {
  return logs.filter(
    ({ address, topics }) => sameAddress(address, contract) && topics[0] === event && named(topics[place], party),
  )
}

/**
 * What arrived, in base units, as the chain's events have it, read from the receipt's logs: transfers of the bought token to the account, or
 * the ether that the wrapped coin's contract paid out. `router` is the contract that carried the plan out. Null when
 * the logs do not tell.
 */
export function amountReceived(plan: TradePlan, logs: readonly Log[], weth: Address, router: Address): bigint | null {
  const { buy, wrap, account } = plan
  if (buy.id === NATIVE) {
    return sum(eventsOf(logs, { contract: weth, event: WITHDRAWAL, place: 1, party: wrap ? account : router }))
  }
  return wrap
    ? sum(eventsOf(logs, { contract: weth, event: DEPOSIT, place: 1, party: account }))
    : sum(eventsOf(logs, { contract: buy.id, event: TRANSFER, place: 2, party: account }))
}

/**
 * What was sold, in base units, as the chain's events have it: transfers of the sold token from the account, with what the token itself keeps
 * of them, or the ether that the router wrapped, which is what was sent along less what came back. Null when the logs
 * do not tell.
 */
export function amountSold(plan: TradePlan, logs: readonly Log[], weth: Address, router: Address): bigint | null {
  const { sell, wrap, account } = plan
  if (sell.id === NATIVE) {
    return sum(eventsOf(logs, { contract: weth, event: DEPOSIT, place: 1, party: wrap ? account : router }))
  }
  return wrap
    ? sum(eventsOf(logs, { contract: weth, event: WITHDRAWAL, place: 1, party: account }))
    : sum(eventsOf(logs, { contract: sell.id, event: TRANSFER, place: 1, party: account }))
}
