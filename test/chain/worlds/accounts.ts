import { accounts, type WorldAccount } from '../world'

type Holdings = Partial<Record<string, bigint>>

const NOTES: Readonly<Record<string, (coin: string) => string>> = {
  alice: () => 'rich in every token',
  bob: () => 'modest means',
  carol: (coin) => `only ${coin}`,
}

/** Balances are in thousandths of a whole token. Names are missing, because ENS exists only on Ethereum. */
export const accountsWith = (
  coin: string,
  holdings: Readonly<Partial<Record<string, Holdings>>>,
): WorldAccount<string>[] =>
  accounts.map(({ name, index, address, wei, note }) => ({
    name,
    index,
    address,
    note: NOTES[name]?.(coin) ?? note,
    wei,
    milliTokens: holdings[name] ?? {},
  }))
