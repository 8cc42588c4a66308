import { lookalikeTag } from '#copy/search/search'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import type { Address } from '../../domain/chain/address'
import type { Token, LookalikeKind } from '../../domain/token/token'
import type { OptionAttributes } from '../ui/combobox/Combobox'
import { Highlight, HighlightAddress, HighlightWord } from './Highlight'
import { type ShownNetwork, TokenOnNetwork } from '../token/TokenOnNetwork'
import { Hidden } from '../ui/text/Hidden'
import option from '../ui/TokenOption.module.css'
import { BASE_PATH } from '../../domain/browser/base'
import { Tag } from '../ui/Tag'

/** The page of a token. */
export const tokenPath = (address: Address) => `${BASE_PATH}/token?address=${address}`

interface SearchOptionProps {
  token: Token
  lookalike: LookalikeKind | undefined
  match: string
  /** It was found by a word of its name. */
  isByName?: boolean
  isActive: boolean
  /** Where it is, if not on the active network. */
  network?: ShownNetwork | undefined
  href: string
  attributes: OptionAttributes
  onPress: (event: MouseEvent) => void
}

/** A token that the search found, as a link to its page. */
export function SearchOption({
  token,
  lookalike,
  match,
  isByName = false,
  isActive,
  network,
  href,
  attributes,
  onPress,
}: SearchOptionProps) {
  const { address, symbol, name, logoURI } = token
  return (
    <a
      {...attributes}
      className={clsx(option.option, isActive && option.active)}
      href={href}
      title={address}
      onClick={onPress}
    >
      <TokenOnNetwork network={network} symbol={symbol} address={address} logoURI={logoURI} size={36} />
      <span className={option.words}>
        <b>
          <span className={option.symbol}>
            <Highlight text={symbol} match={match} />
          </span>
          {lookalike && <LookalikeTag kind={lookalike} />}
        </b>
        <span>{isByName ? <HighlightWord text={name} match={match} /> : name}</span>
        {network && <Hidden>{network.name}</Hidden>}
      </span>
      <span className={option.address}>
        <HighlightAddress address={address} match={match} />
      </span>
    </a>
  )
}

/** Beside a symbol that alone does not identify its token. The address must be shown with it. */
function LookalikeTag({ kind }: { kind: LookalikeKind }) {
  return <Tag tone="warn">{lookalikeTag[kind]}</Tag>
}
