import { NodeError } from '../../../domain/chain/nodeError'
import type { Node } from '../../rpc/node'
import { AT_ONCE, type Pace } from './pace'

/** So many calls show whether a node supports a kind of call at all. */
const PROBES = 8
/** With more than this, one request is not enough for all. */
const TOGETHER_MAX = 19

interface ProbedReads<Params, Answer> {
  calls: readonly Params[]
  read: (params: Params) => Promise<Answer>
  /** Whether the node supports such a call. */
  isAnswer: (answer: Answer) => boolean
  pace?: Pace
}

/**
 * Makes many calls of a kind that a node may refuse, in the same tick: first a few from all over, and the others only if
 * one of these was answered. A request of which nothing is answered would be sent again call by call, so the first ones
 * travel with a call that every node answers. What was not called any more is undefined.
 */
export async function readAfterProbe<Params, Answer>(
  node: Node,
  chainId: number,
  { calls, read, isAnswer, pace = AT_ONCE }: ProbedReads<Params, Answer>,
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = calls.map(() => undefined)
  const readInto = (index: number) => async () => {
    const params = calls[index]
    if (params !== undefined) answers[index] = await read(params)
  }
  async function readSurely() {
    try {
      await node.block(chainId, 0)
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
    }
  }
  const all = calls.map((_, index) => index)
  const step = calls.length > TOGETHER_MAX ? Math.ceil(calls.length / PROBES) : 1
  const probes = all.filter((index) => index % step === 0)
  await pace.all([readSurely, ...probes.map(readInto)])
  const isSupported = answers.some((answer) => answer !== undefined && isAnswer(answer))
  if (isSupported) await pace.all(all.filter((index) => index % step !== 0).map(readInto))
  return answers
}
