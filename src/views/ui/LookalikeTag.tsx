import { lookalikeTag } from '#copy/token/lookalike'
import type { LookalikeKind } from '../../domain/token/token'
import { Tag } from './Tag'

/** Beside a symbol that alone does not identify its token. The address must be shown with it. */
export function LookalikeTag({ kind }: { kind: LookalikeKind }) {
  return <Tag tone="warn">{lookalikeTag[kind]}</Tag>
}
