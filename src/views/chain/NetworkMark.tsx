import type { Chain } from '#domain/chain/chain'

interface NetworkMarkProps {
  chain: Pick<Chain, 'iconUrl' | 'iconBackground'>
  /** The width and height in px. */
  size?: number
  className?: string
}

/** Colours are attributes, because the content security policy forbids inline styles in a prerendered page. */
export function NetworkMark({ chain, size = 20, className }: NetworkMarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" rx="32" fill={chain.iconBackground} />
      {chain.iconUrl && <image href={chain.iconUrl} width="100" height="100" />}
    </svg>
  )
}
