import { configuredChain, namesChainOf } from '#config/chains'
import type { AccountKind } from '#domain/wallet/accountKind'
import type { AtomicSupport } from '#domain/wallet/batch'
import type { ResolvedName } from '#domain/wallet/ensName'
import { lastBalance, lastIdentity } from '#domain/wallet/lastRead'
import type { WalletId } from '#domain/wallet/wallet'
import type { Services } from '../services'
import { injectReads, type AccountArgs, readWith, requireAddress } from '../chainReads'
import { readHook } from '../readHook'

export const walletReads = injectReads({
  endpoints: (build) => ({
    /** Atomic batches (EIP-5792); null if the wallet does not report it. The response may take long. */
    getAtomicSupport: build.query<AtomicSupport | null, AccountArgs & { walletId: WalletId }>({
      queryFn: async ({ walletId, account, chainId }, { extra }) => ({
        data: await (extra as Services).wallets
          .get(walletId)
          .atomicBatch(account, chainId)
          .catch(() => null),
      }),
    }),

    /**
     * Whether the account is a contract, such as a Safe, whose transactions others send. The kind is read again before
     * each transaction, and once one is mined, because the first one may have deployed the account.
     */
    getAccountKind: build.query<AccountKind, AccountArgs>({
      queryFn: readWith(({ chain }, { chainId, account }) => {
        requireAddress(account)
        return chain.accountKind(chainId, account)
      }),
      providesTags: ['Own'],
    }),

    getIdentity: build.query<{ name: string | null; avatar: string | null }, AccountArgs>({
      queryFn: readWith(async ({ chain }, { chainId, account }) => {
        requireAddress(account)
        const namesChain = namesChainOf(configuredChain(chainId))
        return namesChain ? chain.identity(namesChain.id, account, chainId) : { name: null, avatar: null }
      }),
      keepUnusedDataFor: 3600,
    }),

    getResolvedName: build.query<ResolvedName, { chainId: number; name: string }>({
      queryFn: readWith(async ({ chain }, { chainId, name }) => {
        const namesChain = namesChainOf(configuredChain(chainId))
        return namesChain ? chain.resolvedName(namesChain.id, name, chainId) : { kind: 'unreadable' }
      }),
      keepUnusedDataFor: 60,
    }),

    /** Those of earlier visits, shown until new ones have been read, and never used in computations. */
    getLastReads: build.query<
      { balance: string | null; identity: { name: string | null; avatar: string | null } | null },
      AccountArgs
    >({
      queryFn({ chainId, account }, { extra }) {
        const reads = (extra as Services).storage.read('lastReads') ?? []
        return {
          data: {
            balance: lastBalance(reads, { chainId, account }),
            identity: lastIdentity(reads, { chainId, account }),
          },
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

export const useGetAtomicSupportQuery = readHook(walletReads.endpoints.getAtomicSupport)
export const useGetAccountKindQuery = readHook(walletReads.endpoints.getAccountKind)
export const useGetIdentityQuery = readHook(walletReads.endpoints.getIdentity)
export const useGetResolvedNameQuery = readHook(walletReads.endpoints.getResolvedName)
export const useGetLastReadsQuery = readHook(walletReads.endpoints.getLastReads)
