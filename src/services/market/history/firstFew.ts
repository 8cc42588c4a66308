import { NodeError } from '../../../domain/chain/nodeError'
import type { Node } from '../../rpc/node'
import { AT_ONCE, type Pace } from './pace'

/** So many calls tell whether a node can do at all what is asked of it. */
const FEW = 8
/** With more than this, one request is not enough for all. */
const TOGETHER_MAX = 19

/**
 * Asks a node many questions of a kind that it may refuse, in the same tick: first a few from all over, and the others
 * only if one of these was answered. A request of which nothing is answered would be sent again call by call, so the
 * first ones travel with a call that every node answers. Undefined is what was not asked any more.
 */
export async function askFirstFew<Question, Answer>(
  node: Node,
  chainId: number,
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
  isAnswer: (answer: Answer) => boolean,
  pace: Pace = AT_ONCE,
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = questions.map(() => undefined)
  const put = (index: number) => async () => {
    const question = questions[index]
    if (question !== undefined) answers[index] = await ask(question)
  }
  async function company() {
    try {
      await node.block(chainId, 0)
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
    }
  }
  const all = questions.map((_, index) => index)
  const step = questions.length > TOGETHER_MAX ? Math.ceil(questions.length / FEW) : 1
  const first = all.filter((index) => index % step === 0)
  await pace.all([company, ...first.map(put)])
  const isAnswered = answers.some((answer) => answer !== undefined && isAnswer(answer))
  if (isAnswered) await pace.all(all.filter((index) => index % step !== 0).map(put))
  return answers
}
