import type { Venue } from '#domain/chain/network'

/** The hash of a V2 pair's creation code, from @uniswap/v2-core 1.0.1. */
export const V2_INIT_CODE_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

/** The hash of a V3 pool's creation code, from @uniswap/v3-core 1.0.1. */
const V3_INIT_CODE_HASH = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'

/**
 * The hashes of each venue's creation codes. PancakeSwap's V3 pool is from @pancakeswap/v3-core 1.0.2. Its V2 pair is
 * not published as it is on the chain; the hash is the constant in PancakeLibrary (INIT_CODE_PAIR_HASH of its factory).
 */
export const INIT_CODE_HASHES: Readonly<Record<Venue | 'uniswap', Record<'v2' | 'v3', `0x${string}`>>> = {
  uniswap: { v2: V2_INIT_CODE_HASH, v3: V3_INIT_CODE_HASH },
  pancake: {
    v2: '0x00fb7f630766e6a796048ea87d01acd3068e8ff67d078148a3fa3f4a84f69bd5',
    v3: '0x6ce8eb472fa82df5469c6ab6d485f17c3ad13c8cd7af59b3d4a8026c5ce0f7e2',
  },
}
