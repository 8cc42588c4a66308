import { type Address, sameAddress } from '../address'
import { NATIVE } from '../token'
import { type TradePlan } from './plan'

interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

/** Topics of Transfer(address,address,uint256), and of WETH's Deposit(address,uint256) and Withdrawal(address,uint256). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const DEPOSIT = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const WITHDRAWAL = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

const named = (topic: string | undefined, address: string) =>
  topic !== undefined && sameAddress(`0x${topic.slice(26)}`, address)

/**
 * What really arrived, in base units, read from the receipt's logs: transfers of the bought token to the account, or
 * the ether that the wrapped coin's contract paid out. Null when the logs do not tell.
 */
export function amountReceived(plan: TradePlan, logs: readonly Log[], weth: Address, router: Address): bigint | null {
  const sum = (matching: readonly Log[]) =>
    matching.length === 0 || matching.some(({ data }) => data.length < 66)
      ? null
      : matching.reduce((total, { data }) => total + BigInt(data.slice(0, 66)), 0n)

  if (plan.buy.id === NATIVE) {
    const payer = plan.wrap ? plan.account : router
    return sum(
      logs.filter(
        ({ address, topics: [topic, from] }) =>
          sameAddress(address, weth) && topic === WITHDRAWAL && named(from, payer),
      ),
    )
  }
  const token = plan.buy.id
  if (plan.wrap) {
    return sum(
      logs.filter(
        ({ address, topics: [topic, to] }) =>
          sameAddress(address, weth) && topic === DEPOSIT && named(to, plan.account),
      ),
    )
  }
  return sum(
    logs.filter(
      ({ address, topics: [topic, , to] }) =>
        sameAddress(address, token) && topic === TRANSFER && named(to, plan.account),
    ),
  )
}
