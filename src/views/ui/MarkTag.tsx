import type { TokenMark } from '../../domain/token/token'
import { Tag } from './Tag'

const WORDS: Record<TokenMark, string> = { sharedSymbol: 'Same symbol', lookAlike: 'Look-alike' }

/** Beside a symbol that alone does not tell which token is meant. The address is to be shown with it. */
export function MarkTag({ mark }: { mark: TokenMark }) {
  return <Tag tone="warn">{WORDS[mark]}</Tag>
}
