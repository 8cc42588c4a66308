import { NodeError } from '#domain/chain/nodeError'
import type { Node } from '../../chain/node'
import { AT_ONCE, type Pace } from './pace'

/** The number of calls in the sample that tests whether a node supports a kind of call. */
const PROBES = 8
/** Up to this number, all calls are sent at once, because they fit into one request. */
const TOGETHER_MAX = 19

interface ProbedReads<Params, Answer> {
  calls: readonly Params[]
  read: (params: Params) => Promise<Answer>
  isAnswer: (answer: Answer) => boolean
  pace?: Pace
}

/**
 * Makes calls that a node may refuse. A sample of the calls is sent first, and the rest only if the node answered at
 * least one call of the sample. A batch without any answer would be repeated call by call, so the sample is sent
 * together with a call that every node answers. The answer of a call that was not made is undefined.
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
