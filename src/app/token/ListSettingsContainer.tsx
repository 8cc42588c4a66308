import { grouped } from '../../domain/page/grouped'
import type { ListInfo } from '../../domain/token/token'
import { useGetPairsQuery, useGetTokensQuery } from '../../store/token/lists'
import { hostOf } from '../../domain/chain/nodeUrl'
import { type ListRow, ListSettings } from '../../views/token/ListSettings'

const DAY_MS = 86_400_000

function ageText(madeAt: number | null): string {
  if (madeAt === null) return 'It does not say when it was made.'
  const days = Math.max(0, Math.floor((Date.now() - madeAt) / DAY_MS))
  if (days === 0) return 'Made today'
  return `Made ${grouped(String(days))} ${days === 1 ? 'day' : 'days'} ago`
}

function factsOf(list: { info: ListInfo; url: string } | undefined, isError: boolean): ListRow['facts'] {
  if (!list) return isError ? 'It could not be read, neither from its gateways nor from this site.' : null
  const { info, url } = list
  const name = info.name === '' ? 'Without a name' : info.name
  return {
    name: info.version === null ? name : `${name}, version ${info.version}`,
    age: ageText(info.madeAt),
    source: `${url.startsWith('/') ? 'Read from the copy in this build' : `Read from ${hostOf(url)}`}${isError ? '. It could not be read again' : ''}`,
    kept: grouped(String(info.kept)),
    dropped: info.dropped === 0 ? null : `${grouped(String(info.dropped))} left out`,
  }
}

/** The token list and the pair list: what they are, and reading them again. */
export function ListSettingsContainer() {
  const tokens = useGetTokensQuery(undefined)
  const pairs = useGetPairsQuery(undefined)
  return (
    <ListSettings
      rows={[
        { kind: 'Token list', facts: factsOf(tokens.data, tokens.error !== undefined) },
        { kind: 'Pair list', facts: factsOf(pairs.data, pairs.error !== undefined) },
      ]}
      isReading={tokens.isFetching || pairs.isFetching}
      onReadAgain={() => {
        void tokens.refetch()
        void pairs.refetch()
      }}
    />
  )
}
