import { useEffect, useRef, useState } from 'react'
import { tokenHref } from '#config/links'
import { explorerLink } from '#domain/chain/chain'
import { NATIVE } from '#domain/token/token'
import { ASSET_ANSWER_MS } from '#domain/wallet/limits'
import { copyAddress } from '#store/wallet/copyAddress'
import { watchAsset } from '#store/token/watchAsset'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { useTokenList } from '../token/useTokenList'
import { isOnChain, selectWalletButton } from '#store/wallet/walletButton'
import { favouriteChanged, selectTokenChoices } from '#store/token/tokenChoices'
import { TokenHead } from '../../views/tokenPage/TokenHead'
import { useCopied } from '../browser/useCopied'
import { useLookalike } from '../token/useLookalike'
import type { ViewedToken } from '../market/useTokenMarket'
import { usePageMarket } from './usePageMarket'

export function TokenHeadContainer({ token }: { token: ViewedToken }) {
  const { id, address, symbol, name, decimals, logoURI, listed } = token
  const isCoin = id === NATIVE
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const wallet = useAppSelector(selectWalletButton)
  const { favourites } = useAppSelector((state) => selectTokenChoices(state, chain.id))
  const found = useLookalike(address, symbol, name)
  const lookalike = isCoin ? null : found
  const { stop } = usePageMarket(token)
  const isListUnread = useTokenList().data === undefined
  const { copied, copy } = useCopied(() => dispatch(copyAddress(address)))
  // The number of the pending click on "Add to wallet". If the wallet does not respond, it can be clicked again.
  const [pending, setPending] = useState<number | null>(null)
  const presses = useRef(0)
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(() => {
      setPending(null)
    }, ASSET_ANSWER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [pending])
  const isFavourite = favourites.includes(id)

  return (
    <TokenHead
      name={name}
      symbol={symbol}
      address={isCoin ? null : address}
      chainName={chain.name}
      logoURI={logoURI}
      isListed={isListUnread ? null : listed !== null}
      isNamed={listed?.isNamed}
      lookalike={
        lookalike && {
          kind: lookalike.kind,
          symbol: lookalike.other.symbol,
          address: lookalike.other.address,
          href: lookalike.other.address && tokenHref(lookalike.other.address, chain.id),
        }
      }
      stop={stop}
      explorerHref={explorerLink(chain, 'token', address)}
      isCopied={copied}
      onCopy={copy}
      isFavourite={isFavourite}
      onFavourite={() => dispatch(favouriteChanged({ chainId: chain.id, id, isFavourite: !isFavourite }))}
      // The button is shown only if the wallet is on this network, because the wallet looks for the token on its own
      // network. The native coin needs no button, because every wallet shows it already.
      add={
        !isCoin && isOnChain(wallet, chain.id)
          ? {
              isPending: pending !== null,
              onPress() {
                const press = ++presses.current
                setPending(press)
                void dispatch(watchAsset({ chainId: chain.id, address, symbol, decimals, logoURI })).finally(() => {
                  setPending((current) => (current === press ? null : current))
                })
              },
            }
          : null
      }
    />
  )
}
