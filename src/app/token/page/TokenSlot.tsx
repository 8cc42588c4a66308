import { lazy } from 'react'
import { loadPart } from '../../../domain/page/loadPart'
import { TokenScreen } from '../../../views/token/TokenScreen'
import { Live } from '../../Live'

const LiveToken = lazy(async () => {
  const { TokenContainer } = await loadPart(() => import(/* webpackChunkName: "token" */ './TokenContainer'))
  return { default: TokenContainer }
})

/** The page of a token, and its shape until the chain can be read. */
export function TokenSlot() {
  return (
    <Live fallback={<TokenScreen state="loading" />}>
      <LiveToken />
    </Live>
  )
}
