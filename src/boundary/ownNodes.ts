import * as v from 'valibot'
import { NODE_URL_MAX } from '../domain/chain/limits'
import { isNodeUrl } from '../domain/chain/nodeUrl'
import { safeRead } from './safeRead'

const ownNodes = v.record(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  v.pipe(v.string(), v.maxLength(NODE_URL_MAX), v.check(isNodeUrl)),
)

/** Parses the stored URLs of the visitor's own nodes, by chain id. If one record is invalid, the result is empty. */
export function parseOwnNodes(value: Readonly<Record<string, unknown>> | null): Record<string, string> {
  return safeRead(ownNodes, value) ?? {}
}
