import { formatEther, getAddress } from 'ethers'
import type { ApprovalRequest } from './createTestWallet'
import { decodeCall, type DecodedCall } from './decodeCall'

export interface RequestDescription {
  summary: string
  rows: [label: string, value: string][]
}

function callRows({ name, args, calls }: DecodedCall, label: string): [string, string][] {
  return [
    [label, name],
    ...args.map(([arg, value]): [string, string] => [`${name}.${arg}`, value]),
    ...calls.flatMap((call, index) => callRows(call, `${label} ${index + 1}`)),
  ]
}

function describeTransaction({
  chain,
  origin,
  transaction: { from, to, value, data = '0x' },
}: Extract<ApprovalRequest, { kind: 'send' }>): RequestDescription {
  const call = data === '0x' ? null : decodeCall(data)
  const summary =
    data === '0x'
      ? `${origin} asks to send ETH.`
      : to === undefined
        ? `${origin} asks to create a contract.`
        : `${origin} asks to call ${call ? `“${call.name}” on a contract` : 'a contract in a way this wallet cannot read'}.`
  return {
    summary,
    rows: [
      ['From', getAddress(from)],
      ['To', to === undefined ? 'a new contract' : getAddress(to.toLowerCase())],
      ['Value', `${formatEther(BigInt(value ?? 0))} ETH`],
      ['Network', `${chain.name} (chain ${chain.id})`],
      ...(call ? callRows(call, 'Call') : []),
      ...(data !== '0x' && !call ? [['Data', data] satisfies [string, string]] : []),
    ],
  }
}

function describeBatch({
  chain,
  origin,
  from,
  calls,
}: Extract<ApprovalRequest, { kind: 'batch' }>): RequestDescription {
  const read = calls.map(({ to, value, data }) => ({ to, value, data, call: data === '0x' ? null : decodeCall(data) }))
  const names = read.map(({ call, data }) =>
    call ? `“${call.name}”` : data === '0x' ? 'send ETH' : 'a call this wallet cannot read',
  )
  return {
    summary: `${origin} asks for ${calls.length} calls in one transaction, all or none: ${names.join(', ')}.`,
    rows: [
      ['From', getAddress(from.toLowerCase())],
      ['Network', `${chain.name} (chain ${chain.id})`],
      ...read.flatMap(({ to, value, data, call }, index) => {
        const rows: [string, string][] = [
          ['To', getAddress(to.toLowerCase())],
          ['Value', `${formatEther(BigInt(value))} ETH`],
          ...(call ? callRows(call, 'Call') : []),
          ...(data !== '0x' && !call ? [['Data', data] satisfies [string, string]] : []),
        ]
        return rows.map(([label, text]): [string, string] => [`${index + 1}. ${label}`, text])
      }),
    ],
  }
}

function describe(request: ApprovalRequest): RequestDescription {
  const { origin, chain } = request
  switch (request.kind) {
    case 'connect':
      return { summary: `${origin} asks to see one of your accounts.`, rows: [] }
    case 'switch':
      return {
        summary: `${origin} asks to switch to ${request.target.name}.`,
        rows: [
          ['From', `${chain.name} (chain ${chain.id})`],
          ['To', `${request.target.name} (chain ${request.target.id})`],
        ],
      }
    case 'add': {
      const { chainId, chainName, rpcUrls, blockExplorerUrls, nativeCurrency } = request.added
      return {
        summary: `${origin} asks to add the network ${chainName} and to switch to it.`,
        rows: [
          ['Network', `${chainName} (chain ${chainId})`],
          ['Currency', `${nativeCurrency.name} (${nativeCurrency.symbol})`],
          ['Node', rpcUrls.join(', ')],
          ['Explorer', blockExplorerUrls.join(', ') || 'none'],
        ],
      }
    }
    case 'watch': {
      const { symbol, address, decimals, image } = request.asset
      return {
        summary: `${origin} asks to show the token ${symbol} in your wallet.`,
        rows: [
          ['Token', `${symbol}, ${decimals} decimals`],
          ['Address', address],
          ['Image', image ?? 'none'],
        ],
      }
    }
    case 'send':
      return describeTransaction(request)
    case 'batch':
      return describeBatch(request)
  }
}

/** The approval window's text for a request. The first row is the method, unchanged from the page's request. */
export function describeRequest(request: ApprovalRequest): RequestDescription {
  const { summary, rows } = describe(request)
  return { summary, rows: [['Method', request.method], ...rows] }
}
