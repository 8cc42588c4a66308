/** The hash of a V2 pair's creation code, from @uniswap/v2-core 1.0.1. */
export const V2_INIT_CODE_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

/** The hash of a V3 pool's creation code, from @uniswap/v3-core 1.0.1. */
export const V3_INIT_CODE_HASH = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'
