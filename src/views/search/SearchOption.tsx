import { lookalikeTag, notOnList, onList } from '#copy/search/search'
import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { type FoundToken, NATIVE, type LookalikeKind } from '#domain/token/token'
import type { OptionAttributes } from '../ui/combobox/Combobox'
import { Highlight, HighlightAddress, HighlightWord } from './Highlight'
import { type ShownNetwork, TokenOnNetwork } from '../token/TokenOnNetwork'
import { Icon } from '../ui/icon/Icon'
import { Hidden } from '../ui/text/Hidden'
import option from '../ui/TokenOption.module.css'
import { Figures, type OptionFigures } from './OptionFigures'
import { PAGES_PATH } from '#domain/browser/base'
import { Tag } from '../ui/Tag'

export const tokenPath = (address: string) => `${PAGES_PATH}/token?address=${address}`

interface SearchOptionProps {
  token: FoundToken
  lookalike: LookalikeKind | undefined
  match: string
  isByName?: boolean
  isListed?: boolean | undefined
  isActive: boolean
  /** The token's network, if this is not the active network. */
  network?: ShownNetwork | undefined
  figures?: OptionFigures | undefined
  href: string
  attributes: OptionAttributes
  onPress: (event: MouseEvent) => void
}

export function SearchOption({
  token,
  lookalike,
  match,
  isByName = false,
  isListed = true,
  isActive,
  network,
  figures,
  href,
  attributes,
  onPress,
}: SearchOptionProps) {
  const { address, symbol, name, logoURI } = token
  const short = address === NATIVE ? null : <HighlightAddress address={address} match={match} />
  return (
    <a
      {...attributes}
      className={clsx(option.option, isActive && option.active)}
      href={href}
      title={address === NATIVE ? undefined : address}
      onClick={onPress}
    >
      <TokenOnNetwork network={network} symbol={symbol} address={address} logoURI={logoURI} size={36} />
      <span className={option.words}>
        <b>
          <span className={option.symbol}>
            <Highlight text={symbol} match={match} />
          </span>
          {short && <ListMark isListed={isListed} />}
          {lookalike && <LookalikeTag kind={lookalike} />}
        </b>
        <SecondLine
          name={isByName ? <HighlightWord text={name} match={match} /> : name}
          address={figures ? short : null}
          isSure={isListed && lookalike === undefined}
        />
        {short && isListed && <ListWords token={token} />}
        {network && <Hidden>{network.name}</Hidden>}
      </span>
      {figures ? <Figures {...figures} /> : <span className={option.address}>{short}</span>}
    </a>
  )
}

interface SecondLineProps {
  name: ReactNode
  /** The address, if it is not shown elsewhere in the row. */
  address: ReactNode
  /** Whether the symbol identifies the token, so that the address is needed only on hover and on focus. */
  isSure: boolean
}

const SecondLine = ({ name, address, isSure }: SecondLineProps) => (
  <span className={option.second}>
    <span>{name}</span>
    {address && <span className={clsx(option.address, isSure && option.hinted)}>{address}</span>}
  </span>
)

/** For screen readers. A token that its network's configuration names has the mark although the list lacks it. */
const ListWords = ({ token: { isNamed } }: { token: FoundToken }) => (isNamed ? null : <Hidden>{onList}</Hidden>)

/** The mark of a listed token, and the tag of an unlisted one. */
function ListMark({ isListed }: { isListed: boolean }) {
  if (!isListed) return <Tag tone="warn">{notOnList}</Tag>
  return <Icon name="check" size={14} className={option.listed} />
}

/** A tag for a symbol that does not identify its token. It must be shown together with the token's address. */
function LookalikeTag({ kind }: { kind: LookalikeKind }) {
  return <Tag tone="warn">{lookalikeTag[kind]}</Tag>
}
