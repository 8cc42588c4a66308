import type { NodeFailure } from '#domain/chain/nodeError'

/**
 * Real responses, each with its source. If that is a client's code, only the message is the client's, and the rest is
 * plain JSON-RPC.
 */
export interface NodeAnswer {
  who: string
  source: string
  status?: number
  /** The JSON-RPC error. Responses of any other form have their whole body in `raw`. */
  error?: { code?: number; message?: string; data?: unknown }
  raw?: string
  isNamelessCall?: boolean
  cause: NodeFailure
  data?: string
}

const SAFE_MATH = 'revert: SafeMath: division by zero'
const F4F28E99 = '0xf4f28e990000000000000000000000000000000000000000000000000000000000000018'
const GETH_VM = 'ethereum/go-ethereum core/vm/errors.go'
const BESU_TYPES =
  'besu-eth/besu ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java'
const GETH_RPC = 'ethereum/go-ethereum rpc/errors.go'
const JSONRPSEE = 'paritytech/jsonrpsee types/src/error.rs'
const HARDHAT = 'NomicFoundation/hardhat packages/hardhat-core/src/internal/core/providers/errors.ts'
const GOLDSKY = 'https://docs.goldsky.com/edge-rpc/evm/error-codes'
const MANY_LOGS =
  'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of 10K logs in the response. Based on your parameters and the response size limit, this block range should work: [0x0, 0x87fe9]'
const CUPS =
  'Your app has exceeded its compute units per second capacity. If you have retries enabled, you can safely ignore this message. If not, check out https://docs.alchemyapi.io/guides/rate-limits'
const INFURA_LIMIT = {
  code: -32005,
  message: 'daily request count exceeded, request rate limited',
  data: {
    rate: { allowed_rps: 1, backoff_seconds: 30, current_rps: 1.266666666666667 },
    see: 'https://infura.io/dashboard',
  },
}

const server = (message: string) => ({ code: -32000, message })

export const NODE_ANSWERS: readonly NodeAnswer[] = [
  // Reverts, whose data is in various places.
  {
    who: 'geth',
    source: 'https://github.com/wevm/viem/pull/4092',
    error: { code: 3, message: 'execution reverted', data: F4F28E99 },
    cause: 'reverted',
    data: F4F28E99,
  },
  {
    who: 'Nethermind 1.35',
    source: 'https://github.com/wevm/viem/pull/4092',
    error: { code: -32000, message: 'execution reverted', data: F4F28E99 },
    cause: 'reverted',
    data: F4F28E99,
  },
  {
    who: 'geth, no data',
    source: 'https://github.com/NethermindEth/nethermind/issues/8813',
    error: { code: 3, message: 'execution reverted', data: '0x' },
    cause: 'reverted',
    data: '0x',
  },
  {
    who: 'Nethermind 1.31',
    source: 'https://github.com/NethermindEth/nethermind/issues/8813',
    error: { code: -32015, message: 'VM execution error.', data: 'err: 0xdf2d9b42 (supplied gas 36000000)' },
    cause: 'reverted',
    data: '0xdf2d9b42',
  },
  {
    who: 'Nethermind 1.31, no data',
    source: 'https://github.com/NethermindEth/nethermind/issues/8813',
    error: { code: -32015, message: 'VM execution error.', data: 'err: revert (supplied gas 36000000)' },
    cause: 'reverted',
  },
  {
    who: 'Nethermind 1.8',
    source: 'https://github.com/NethermindEth/nethermind/issues/2098',
    error: { code: -32015, message: 'VM execution error.', data: 'revert' },
    cause: 'reverted',
  },
  {
    who: 'Nethermind, in words',
    source: 'https://github.com/erigontech/erigon/issues/881',
    error: { code: -32015, message: 'VM execution error.', data: SAFE_MATH },
    cause: 'reverted',
  },
  {
    who: 'Nethermind, of Uniswap',
    source: 'https://github.com/naddison36/tx2uml/issues/13',
    error: {
      code: -32015,
      message: 'VM execution error.',
      data: 'revert: UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
    },
    cause: 'reverted',
  },
  {
    who: 'Gnosis Chain, Nethermind',
    source: 'https://github.com/cowprotocol/watch-tower/issues/11',
    error: { code: -32015, message: 'VM execution error.', data: 'Reverted 0x7a933234' },
    cause: 'reverted',
    data: '0x7a933234',
  },
  {
    who: 'Fuse, Nethermind',
    source: 'https://github.com/NethermindEth/nethermind/issues/6024',
    error: { code: -32015, message: 'VM execution error.', data: 'Reverted 0x' },
    cause: 'reverted',
    data: '0x',
  },
  {
    who: 'Gnosis Chain, by MetaMask',
    source: 'https://github.com/MetaMask/rpc-errors/issues/49',
    error: { code: -32016, message: 'The execution failed due to an exception.', data: 'Reverted' },
    cause: 'reverted',
  },
  {
    who: 'Ganache 2',
    source: 'https://github.com/cowprotocol/ethcontract-rs/issues/92',
    error: {
      code: -32000,
      message: 'VM Exception while processing transaction: revert',
      data: {
        '0x0dae2feb2ecc03b45fbe6eb40897876fa1b46600fff7ac8512bbdfcc4c352d17': {
          error: 'revert',
          program_counter: 279,
          return: '0x',
        },
        stack:
          'RuntimeError: VM Exception while processing transaction: revert\n    at Function.RuntimeError.fromResults',
        name: 'RuntimeError',
      },
    },
    cause: 'reverted',
    data: '0x',
  },
  {
    who: 'Erigon, no data',
    source: 'https://github.com/erigontech/erigon/issues/2202',
    error: server('execution reverted'),
    cause: 'reverted',
  },
  {
    who: 'Hedera’s relay',
    source: 'https://github.com/hiero-ledger/hiero-json-rpc-relay/issues/4862',
    error: {
      code: 3,
      message: '[Request ID: 8035f2dc-5ba2-48ed-ba74-ee84f9016619] execution reverted: CONTRACT_REVERT_EXECUTED',
      data: '0x',
    },
    cause: 'reverted',
    data: '0x',
  },
  {
    who: 'RSK',
    source: 'https://github.com/rsksmart/tokenbridge/pull/328',
    error: server('VM Exception while processing transaction: revert AllowTokens: Lower than limit'),
    cause: 'reverted',
  },
  { who: 'Besu, revert', source: BESU_TYPES, error: { code: 3, message: 'Execution reverted' }, cause: 'reverted' },

  // Aborted executions.
  {
    who: 'geth, jump',
    source: 'https://github.com/graphprotocol/graph-node/issues/6352',
    error: server('invalid jump destination'),
    cause: 'reverted',
  },
  {
    who: 'Reth, jump',
    source: 'https://github.com/graphprotocol/graph-node/issues/6352',
    error: { code: -32003, message: 'EVM error: InvalidJump' },
    cause: 'reverted',
  },
  { who: 'geth, opcode', source: GETH_VM, error: server('invalid opcode: INVALID'), cause: 'reverted' },
  { who: 'geth, stack', source: GETH_VM, error: server('stack underflow (0 <=> 2)'), cause: 'reverted' },
  { who: 'geth, deep stack', source: GETH_VM, error: server('stack limit reached 1024 (1023)'), cause: 'reverted' },
  { who: 'geth, static call', source: GETH_VM, error: server('write protection'), cause: 'reverted' },
  { who: 'geth, return data', source: GETH_VM, error: server('return data out of bounds'), cause: 'reverted' },
  { who: 'geth, call depth', source: GETH_VM, error: server('max call depth exceeded'), cause: 'reverted' },
  {
    who: 'Ganache, stack',
    source: 'https://github.com/ConsenSys-archive/ganache-cli-archive/issues/84',
    error: server('VM Exception while executing transaction: stack underflow'),
    cause: 'reverted',
  },
  {
    who: 'Besu, halt',
    source: BESU_TYPES,
    error: server('Transaction processing could not be completed due to an exception'),
    cause: 'reverted',
  },
  {
    who: 'Optimism, estimate',
    source: 'https://github.com/ethereum-optimism/optimism/issues/1421',
    error: server('gas required exceeds allowance (125000000)'),
    cause: 'reverted',
  },
  {
    who: 'geth 1.8, estimate',
    source: 'https://github.com/ApeWorX/web3.py/issues/721',
    error: server('gas required exceeds allowance or always failing transaction'),
    cause: 'reverted',
  },

  // The node's limits for a call.
  {
    who: 'geth, time',
    source: 'https://github.com/ethereum/go-ethereum/issues/21717',
    error: server('execution aborted (timeout = 5s)'),
    cause: 'capped',
  },
  {
    who: 'Arbitrum, time',
    source: 'https://github.com/yearn/yearn-exporter/pull/340',
    error: server('execution aborted (timeout = 10s)'),
    cause: 'capped',
  },
  {
    who: 'geth, gas',
    source: 'https://github.com/ethstorage/web3url-gateway/pull/99',
    error: server('out of gas'),
    cause: 'capped',
  },
  {
    who: 'geth 1.16, gas',
    source: 'https://github.com/NethermindEth/nethermind/issues/11174',
    error: { code: -32003, message: 'out of gas' },
    cause: 'capped',
  },
  {
    who: 'Nethermind, gas',
    source: 'https://github.com/NethermindEth/nethermind/issues/11174',
    error: { code: -32000, message: 'out of gas', data: '0x' },
    cause: 'capped',
    data: '0x',
  },
  {
    who: 'geth 1.9, gas',
    source: 'https://github.com/ethereum/go-ethereum/pull/21229',
    error: server('err: out of gas (supplied gas 25000000)'),
    cause: 'capped',
  },
  {
    who: 'Gnosis Chain, gas',
    source: 'https://github.com/safe-global/safe-eth-py/issues/254',
    error: { code: -32015, message: 'VM execution error.', data: 'Out of gas' },
    cause: 'capped',
  },
  {
    who: 'Fabric’s gateway, gas',
    source: 'https://github.com/hyperledger/fabric-x-evm/issues/208',
    error: { code: -32603, message: 'query response was not successful, error code 500, msg out of gas' },
    cause: 'capped',
  },

  // Missing past states.
  {
    who: 'geth, past',
    source: 'https://github.com/ethereum/go-ethereum/issues/20874',
    error: server('missing trie node ef7df5d88cb1614dc3f143879a653cd90717ee42e967c5fabbcd7505a968f314 (path )'),
    cause: 'noState',
  },
  {
    who: 'geth, past, by path',
    source: 'ethereum/go-ethereum core/state/database.go',
    error: server('historical state 3b70737ce08bd905749df6103fbc21548427951dcf373c32aaaa9cffa1aa034a is not available'),
    cause: 'noState',
  },
  {
    who: 'Bor, past',
    source: 'https://github.com/0xPolygon/bor/issues/322',
    error: server('required historical state unavailable (reexec=128)'),
    cause: 'noState',
  },
  {
    who: 'Cloudflare, past',
    source: 'https://github.com/status-im/status-legacy/pull/9633',
    error: server('missing trie node b797f6379be0aef61dbede470f6e6231e2cb26b5415548ed29e640f1252186e4 (path )'),
    cause: 'noState',
  },
  {
    who: 'Erigon 3, past',
    source: 'https://github.com/erigontech/erigon/issues/13198',
    error: server(
      'state transitaion failed: seek with txNum=1962853355 but data before txNum=2662500000 is not available: blockNum=16999999, txNum=1962853355',
    ),
    cause: 'noState',
  },
  {
    who: 'Reth, past',
    source: 'https://github.com/paradigmxyz/reth/pull/4092',
    error: { code: -32603, message: 'State at block #11052984 is pruned' },
    cause: 'noState',
  },
  {
    who: 'OpenEthereum, past',
    source: 'https://github.com/openethereum/openethereum/issues/178',
    error: server(
      'This request is not supported because your node is running with state pruning. Run with --pruning=archive.',
    ),
    cause: 'noState',
  },
  {
    who: 'Nethermind, past, exception',
    source: 'https://github.com/NethermindEth/nethermind/issues/9408',
    error: {
      code: -32603,
      message: 'Internal error',
      data: 'Nethermind.Trie.MissingTrieNodeException: Node A: P:2 H:0x992eacd1f3b44a51b91065eb946c1fda63da35b3e05497ef6e71f3d9f0c3688b is missing from the DB\n   at Nethermind.Trie.Pruning.ReadOnlyTrieStore',
    },
    cause: 'noState',
  },
  {
    who: 'Nethermind 2, past',
    source: 'https://github.com/NethermindEth/nethermind/issues/13603',
    error: server('missing trie node (path ) state 0xd7f8974f'),
    cause: 'noState',
  },
  {
    who: 'Nethermind, past, by block',
    source: 'https://github.com/cowprotocol/services/pull/821',
    error: { code: -32002, message: 'No state available for block 0x4f56' },
    cause: 'noState',
  },
  {
    who: 'Nethermind, history',
    source: 'https://github.com/NethermindEth/nethermind/issues/9539',
    error: { code: 4444, message: 'Pruned history unavailable' },
    cause: 'noState',
  },
  {
    who: 'geth, history',
    source: 'https://github.com/OffchainLabs/prysm/issues/15500',
    error: server('pruned history unavailable'),
    cause: 'noState',
  },
  { who: 'Besu, past', source: BESU_TYPES, error: server('World state unavailable'), cause: 'noState' },
  {
    who: 'Infura, past, no key',
    source: 'https://github.com/miguelmota/ethereum-development-with-go-book/issues/42',
    status: 403,
    error: {
      code: -32002,
      message: 'project ID is required to access archive state',
      data: { see: 'https://infura.io/dashboard' },
    },
    cause: 'noState',
  },
  {
    who: 'Infura, past, plan',
    source: 'https://github.com/status-im/status-legacy/issues/13361',
    status: 403,
    error: {
      code: -32002,
      message: 'project ID does not have access to archive state',
      data: { see: 'https://infura.io/dashboard' },
    },
    cause: 'noState',
  },

  // Too many blocks or events.
  {
    who: 'Infura, range',
    source: 'https://github.com/INFURA/infura/issues/237',
    error: { code: -32602, message: 'range 1000000 exceeds limit of 10000' },
    cause: 'tooMany',
  },
  {
    who: 'Infura and Aurora, results',
    source: 'https://github.com/aurora-is-near/aurora-relayer/pull/327',
    error: { code: -32005, message: 'query returned more than 10000 results', data: { host: 'localhost:8545' } },
    cause: 'tooMany',
  },
  {
    who: 'Tenderly, range',
    source: 'https://github.com/bobanetwork/boba_legacy/issues/827',
    error: {
      code: -32602,
      message: 'invalid params',
      data: {
        error_id: '4ed94073-0317-4648-a167-107fba5f44b3',
        payload: 'range 9009594 is bigger than range limit 2000',
      },
    },
    cause: 'tooMany',
  },
  {
    who: 'Reth, results',
    source: 'https://github.com/paradigmxyz/reth/issues/23810',
    error: { code: -32602, message: 'query exceeds max results 20000, retry with the range 25766988-25775072' },
    cause: 'tooMany',
  },
  {
    who: 'Reth, range',
    source: 'https://github.com/paradigmxyz/reth/pull/8558',
    error: { code: -32602, message: 'query exceeds max block range 5000' },
    cause: 'tooMany',
  },
  {
    who: 'Alchemy, results',
    source: 'https://github.com/ethereum/go-ethereum/issues/25343',
    error: { code: -32602, message: MANY_LOGS },
    cause: 'tooMany',
  },
  {
    who: 'Alchemy, range',
    source: 'https://github.com/BobTheBuidler/dank_mids/issues/772',
    error: {
      code: -32600,
      message:
        'You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [0x123c9b2, 0x123cba5]',
    },
    cause: 'tooMany',
  },
  {
    who: 'Arc, range',
    source: 'https://github.com/circlefin/arc-node/pull/383',
    error: { code: -32600, message: 'Query exceeds max block range of 10000' },
    cause: 'tooMany',
  },
  {
    who: 'QuickNode, range',
    source: 'https://github.com/OffchainLabs/arbitrum-sdk/issues/609',
    status: 413,
    error: { code: -32614, message: 'eth_getLogs is limited to a 10,000 range' },
    cause: 'tooMany',
  },
  {
    who: 'QuickNode, range, older',
    source: 'https://github.com/thirdweb-dev/js/issues/275',
    status: 413,
    error: { code: -32602, message: 'eth_getLogs and eth_newFilter are limited to a 10,000 blocks range' },
    cause: 'tooMany',
  },
  {
    who: 'Candle, range',
    source: 'https://github.com/AlphaWallet/alpha-wallet-ios/issues/5277',
    error: { code: -32600, message: 'block range too high' },
    cause: 'tooMany',
  },
  {
    who: 'Besu, range',
    source: BESU_TYPES,
    error: { code: -32005, message: 'Requested range exceeds maximum RPC range limit' },
    cause: 'tooMany',
  },
  { who: 'Goldsky, range', source: GOLDSKY, error: { code: -32012, message: 'Range too large' }, cause: 'tooMany' },

  // Rate limits.
  {
    who: 'Infura, rate',
    source: 'https://github.com/gochain/web3/issues/180',
    status: 429,
    error: INFURA_LIMIT,
    cause: 'limited',
  },
  {
    who: 'Infura, rate, within 200',
    source: 'https://github.com/status-im/nimbus-eth2/issues/1632',
    error: INFURA_LIMIT,
    cause: 'limited',
  },
  {
    who: 'Tenderly, rate',
    source: 'https://github.com/fluencelabs/dev-rewards/issues/20',
    status: 429,
    error: { code: -32005, message: 'rate limit exceeded' },
    cause: 'limited',
  },
  {
    who: 'Alchemy, rate',
    source: 'https://github.com/Synthetixio/kwenta/issues/40',
    status: 429,
    error: { code: 429, message: CUPS },
    cause: 'limited',
  },
  {
    who: 'Alchemy, rate, per call of a batch',
    source: 'https://github.com/wevm/viem/pull/4453',
    error: { code: 429, message: CUPS },
    cause: 'limited',
  },
  {
    who: 'Alchemy, month',
    source: 'https://github.com/xmtp/xmtpd/issues/672',
    status: 403,
    error: {
      code: -32600,
      message:
        'Monthly capacity limit exceeded. Visit https://dashboard.alchemyapi.io/settings/billing to upgrade your scaling policy for continued service.',
    },
    cause: 'limited',
  },
  {
    who: 'Base, rate',
    source: 'https://github.com/rainlanguage/raindex/issues/1662',
    error: { code: -32016, message: 'over rate limit' },
    cause: 'limited',
  },
  {
    who: 'Base’s sequencer, rate',
    source: 'https://github.com/base/node/issues/368',
    error: server(
      '429 Too Many Requests: {"jsonrpc":"2.0","error":{"code":-32016,"message":"over rate limit"},"id":2239375}\n',
    ),
    cause: 'limited',
  },
  {
    who: 'nginx, rate',
    source: 'https://github.com/blockchain/api-v1-client-node/issues/56',
    status: 429,
    raw: '<html>\n<head><title>429 Too Many Requests</title></head>\n<body bgcolor="white">\n<center><h1>429 Too Many Requests</h1></center>\n<hr><center>nginx</center>\n</body>\n</html>',
    cause: 'limited',
  },
  {
    who: 'BlockVision, rate',
    source: 'https://docs.blockvision.org/reference/error-code-reference',
    error: { code: -32605, message: 'Too many requests were made, these requests are be limited.' },
    cause: 'limited',
  },
  {
    who: 'Reth, busy',
    source: JSONRPSEE,
    error: { code: -32604, message: 'Server is busy, try again later' },
    cause: 'limited',
  },
  { who: 'Goldsky, rate', source: GOLDSKY, error: { code: -32005, message: 'Rate limit exceeded' }, cause: 'limited' },

  // Missing or wrong API keys.
  {
    who: 'Infura, wrong key',
    source: 'https://github.com/graphprotocol/indexer/issues/145',
    status: 401,
    raw: 'invalid project id\n',
    cause: 'denied',
  },
  {
    who: 'Infura, no key',
    source: 'https://github.com/kopanitsa/web3-arduino/issues/20',
    status: 403,
    error: {
      code: -32600,
      message: 'project ID is required',
      data: { reason: 'project ID not provided', see: 'https://infura.io/dashboard' },
    },
    cause: 'denied',
  },
  {
    who: 'Infura, foreign page',
    source: 'https://github.com/ensdomains/ui/issues/5',
    error: { code: -32002, message: 'rejected due to project ID settings' },
    cause: 'denied',
  },
  {
    who: 'Ankr, wrong key',
    source: 'https://github.com/wevm/viem/issues/3476',
    status: 403,
    raw: 'message: API key is not allowed to access blockchain, json-rpc code: -32052, rest code: 403',
    cause: 'denied',
  },
  {
    who: 'Ankr, no key',
    source: 'https://github.com/lontivero/Explora/issues/2',
    error: server(
      'Unauthorized: You must authenticate your request with an API key. Create an account on https://www.ankr.com/rpc/ and generate your personal API key for free.',
    ),
    isNamelessCall: true,
    cause: 'denied',
  },
  {
    who: 'dRPC, unpaid',
    source: 'https://github.com/enviodev/hyperindex/issues/715',
    status: 402,
    raw: '',
    cause: 'denied',
  },
  { who: 'Goldsky, key', source: GOLDSKY, error: { code: -32016, message: 'Unauthorized' }, cause: 'denied' },

  // Not found.
  {
    who: 'Infura, block',
    source: 'https://github.com/MetaMask/metamask-extension/issues/7234',
    error: server('header not found'),
    cause: 'notFound',
  },
  {
    who: 'Godwoken, block',
    source: 'https://github.com/godwokenrises/godwoken-web3/issues/446',
    error: { code: -32099, message: 'header not found' },
    cause: 'notFound',
  },
  {
    who: 'Erigon, block',
    source: 'https://github.com/erigontech/erigon/issues/2770',
    error: server('block not found 11185311'),
    cause: 'notFound',
  },
  { who: 'Besu, block', source: BESU_TYPES, error: { code: -39001, message: 'Unknown block' }, cause: 'notFound' },
  {
    who: 'Besu, block of a call',
    source: BESU_TYPES,
    error: { code: -32602, message: 'Invalid block param (block not found)' },
    cause: 'notFound',
  },
  { who: 'Besu, transaction', source: BESU_TYPES, error: server('Transaction not found'), cause: 'notFound' },

  // Unsupported methods.
  {
    who: 'Infura, method',
    source: 'https://github.com/blockscout/blockscout/issues/7339',
    error: { code: -32601, message: 'The method txpool_content does not exist/is not available' },
    cause: 'unsupported',
  },
  {
    who: 'geth, method',
    source: GETH_RPC,
    error: { code: -32601, message: 'the method eth_maxPriorityFeePerGas does not exist/is not available' },
    cause: 'unsupported',
  },
  {
    who: 'Hardhat, method',
    source: HARDHAT,
    error: { code: -32004, message: 'Method eth_getProof is not supported' },
    cause: 'unsupported',
  },
  {
    who: 'Besu, method',
    source: BESU_TYPES,
    error: { code: -32604, message: 'Method not enabled' },
    cause: 'unsupported',
  },

  // Refused batches.
  {
    who: 'dRPC, batch',
    source: 'https://github.com/hemilabs/ui-monorepo/pull/887',
    status: 500,
    raw: '{"message":"Batch of more than 3 requests are not allowed on free tier, to use this feature register paid account at drpc.org","code":31}',
    cause: 'batch',
  },
  {
    who: 'Erigon, batch',
    source: 'https://github.com/erigontech/erigon/issues/7072',
    error: server('batch limit 100 exceeded: 142 requests given'),
    isNamelessCall: true,
    cause: 'batch',
  },
  {
    who: 'geth, batch',
    source: 'https://github.com/ethereum/go-ethereum/pull/26681',
    error: { code: -32600, message: 'batch too large' },
    cause: 'batch',
  },
  {
    who: 'Besu, batch',
    source: BESU_TYPES,
    error: { code: -32005, message: 'Number of requests exceeds max batch size' },
    isNamelessCall: true,
    cause: 'batch',
  },
  {
    who: 'Reth, no batches',
    source: JSONRPSEE,
    error: { code: -32005, message: 'Batched requests are not supported by this server' },
    isNamelessCall: true,
    cause: 'batch',
  },
  {
    who: 'Reth, batch',
    source: JSONRPSEE,
    error: { code: -32010, message: 'The batch request was too large' },
    isNamelessCall: true,
    cause: 'batch',
  },

  // Responses that are too long or take too long.
  {
    who: 'Reth, long answer',
    source: JSONRPSEE,
    error: { code: -32702, message: 'Response is too big', data: 'Exceeded max limit of 167772160' },
    cause: 'tooLarge',
  },
  {
    who: 'geth, long answer',
    source: 'https://github.com/ethereum/go-ethereum/pull/26681',
    error: { code: -32003, message: 'response too large' },
    cause: 'tooLarge',
  },
  {
    who: 'Chainstack, long question',
    source: 'https://docs.chainstack.com/docs/error-reference',
    status: 413,
    raw: 'Request Entity Too Large',
    cause: 'tooLarge',
  },
  {
    who: 'dRPC, time',
    source: 'https://github.com/enviodev/hyperindex/issues/715',
    error: { code: 30, message: 'Request timeout on the free tier, please upgrade your tier to the paid one' },
    cause: 'timedOut',
  },
  { who: 'Besu, time', source: BESU_TYPES, error: { code: -32603, message: 'Timeout expired' }, cause: 'timedOut' },
  { who: 'Goldsky, time', source: GOLDSKY, error: { code: -32015, message: 'Node timeout' }, cause: 'timedOut' },

  // Other errors.
  {
    who: 'geth, ether',
    source: 'https://github.com/paradigmxyz/reth/pull/17847',
    error: {
      code: -32003,
      message: 'insufficient funds for gas * price + value: have 40433651070486113 want 469929704750000000',
    },
    cause: 'rpc',
  },
  {
    who: 'Reth, gas limit',
    source: 'https://github.com/paradigmxyz/reth/pull/17847',
    error: server('intrinsic gas too high'),
    cause: 'rpc',
  },
  {
    who: 'Nitro, crash',
    source: 'https://github.com/OffchainLabs/nitro/issues/3190',
    error: { code: -32603, message: 'method handler crashed' },
    cause: 'rpc',
  },
  {
    who: 'Erigon, parameters',
    source: 'https://github.com/erigontech/erigon/issues/881',
    error: { code: -32602, message: 'missing value for required argument 2' },
    cause: 'rpc',
  },
  {
    who: 'QuickNode, long id',
    source: 'https://github.com/merklejerk/flex-ether/pull/10',
    error: { code: -32600, message: 'failed to parse request' },
    isNamelessCall: true,
    cause: 'rpc',
  },
  {
    who: 'Hardhat 3, hidden revert',
    source: 'https://github.com/NomicFoundation/hardhat/issues/8040',
    error: { code: -32603, message: 'Internal error', data: { message: 'Internal error' } },
    cause: 'rpc',
  },
]
