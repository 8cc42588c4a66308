import type { WalletRow } from '../../../domain/wallet/walletRows'

/** Why a wallet may not be the one it says it is; null where nothing speaks against it. */
export function walletDoubt({ name, duplicate, unverified }: WalletRow): string | null {
  if (duplicate) return `Another program here claims to be ${name}. Connect only if you know which one this is.`
  if (unverified)
    return `This program calls itself ${name}, but nothing proves that it is. Connect only if you know it.`
  return null
}
