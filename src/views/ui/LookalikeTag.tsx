import { lookalikeTag } from '#copy/token/lookalike'
import type { LookalikeKind } from '../../domain/token/token'
import { Tag } from './Tag'

/** Beside a symbol that alone does not tell which token is meant. The address is to be shown with it. */
export function LookalikeTag({ kind }: { kind: LookalikeKind }) {
  return <Tag tone="warn">{lookalikeTag[kind]}</Tag>
}
