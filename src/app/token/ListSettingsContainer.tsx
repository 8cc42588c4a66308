import { leftOut, listAge, listName, listSource, listTable, listUnread } from '#copy/token/lists'
import { grouped } from '#domain/browser/locale'
import { ageOfList, unusedPart } from '#domain/token/listFacts'
import type { ListInfo } from '#domain/token/token'
import { withProgress } from '#store/readHook'
import { useGetPairsQuery, useGetTokensQuery } from '#store/token/lists'
import { hostOf } from '#domain/chain/nodeUrl'
import { type ListRow, ListSettings } from '../../views/token/ListSettings'

function factsOf(list: { info: ListInfo; url: string } | undefined, isError: boolean): ListRow['facts'] {
  if (!list) return isError ? listUnread : null
  const { info, url } = list
  const unused = unusedPart(info)
  return {
    name: listName(info.name || null, info.version),
    age: listAge(ageOfList(info.madeAt, Date.now())),
    source: listSource(url.startsWith('/') ? null : hostOf(url), isError),
    kept: grouped(String(info.kept)),
    dropped: unused && leftOut(unused),
  }
}

export function ListSettingsContainer() {
  const tokens = useGetTokensQuery(undefined, { selectFromResult: withProgress })
  const pairs = useGetPairsQuery(undefined, { selectFromResult: withProgress })
  return (
    <ListSettings
      rows={[
        { kind: listTable.tokens, facts: factsOf(tokens.data, tokens.hasFailed) },
        { kind: listTable.pairs, facts: factsOf(pairs.data, pairs.hasFailed) },
      ]}
      isReading={tokens.isFetching || pairs.isFetching}
      onReadAgain={() => {
        tokens.refetch()
        pairs.refetch()
      }}
    />
  )
}
