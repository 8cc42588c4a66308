import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'

/*
 * A query hook's `data` is its last result, which may be for a previous network, account or token. `currentData` is the
 * result for the current arguments.
 */

const APP = join(__dirname, '../../../src/app')
const LISTS = /^use(GetTokens|GetPairs|TokenList)(Query)?$/
/** Hooks that may use `data`, because they compare it with the current network or transactions. */
const COMPARING = [
  'market/useUsdPrices.ts useGetPricesQuery',
  'token/useMultipliers.ts useGetUiMultipliersQuery',
  'trade/receipt/useOwnSwaps.ts useGetSentSwapsQuery',
]

function takesLast(text: string): string[] {
  const destructured = [...text.matchAll(/\{([^{}]*)\} =\s*(use\w+Query)\(/g)].filter(([, names = '']) =>
    names.split(',').some((name) => /^\s*data\b/.test(name)),
  )
  const read = [...text.matchAll(/(use\w+Query)\((?:[^()]|\([^()]*\))*\)\.data\b/g)].map(([, name = '']) => name)
  return [...destructured.map(([, , name = '']) => name), ...read].filter((name) => !LISTS.test(name))
}

describe('what a component shows of a chain', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

  test('is the answer for the network that is shown', () => {
    const found = files.flatMap((path) =>
      takesLast(readFileSync(join(APP, path), 'utf8')).map((name) => `${path.replaceAll('\\', '/')} ${name}`),
    )
    expect(found).toEqual(COMPARING)
  })

  test.each([
    ['const { data, error } = useGetHeadQuery({ chainId }, { selectFromResult: answerOf })', 1],
    ['const { data: tip } = useGetPriorityFeeQuery({ chainId })', 1],
    ['const { currentData, data } =\n    useGetPricesQuery({ chainId, tokens })', 1],
    ['const head = useGetHeadQuery({ chainId }, { skip: !f(account) }).data', 1],
    ['const { currentData: head, error } = useGetHeadQuery({ chainId })', 0],
    ['const head = useGetHeadQuery({ chainId }, { skip: !account }).currentData', 0],
    ['const { data: list, error } = useGetTokensQuery(undefined)', 0],
  ])('%s', (text, count) => {
    expect(takesLast(text)).toHaveLength(count)
  })
})
