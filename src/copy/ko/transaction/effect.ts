import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

export const tokenContract = (symbol: string) => `${symbol} 토큰`

export const calledToken = (symbol: string) => tokenContract(symbol)

/** Both end in "토큰", which decides the particles that follow. */
const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => `${symbol} 토큰`,
  unknown: ({ address }) => `주소가 ${address}인 토큰`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: '그 트랜잭션은 실패했고 아무것도 옮기지 않았습니다.',
  nothing: '그 트랜잭션은 보낸 계정이 자기 자신에게 보낸 것이며 아무것도 옮기지 않았습니다.',
  moved: ({ amount, to }) => `${amount} 금액이 ${to}에 이체되었습니다.`,
  movedSome: ({ token, to }) => `일정 금액의 ${say(TOKENS, token)}이 ${to}에 이체되었습니다.`,
  revoked: ({ spender, token }) =>
    `그 트랜잭션은 ${say(TOKENS, token)}을 가져갈 수 있는 ${spender}의 승인을 철회했습니다.`,
  approvedAny: ({ spender, token }) =>
    `그 트랜잭션은 ${spender}에 ${say(TOKENS, token)}을 금액 제한 없이 가져가도록 승인했습니다.`,
  approved: ({ spender, amount }) => `그 트랜잭션은 ${spender}에 ${amount} 금액을 가져가도록 승인했습니다.`,
  approvedSome: ({ spender, token }) =>
    `그 트랜잭션은 ${spender}에 일정 금액의 ${say(TOKENS, token)}을 가져가도록 승인했습니다.`,
  created: '그 트랜잭션은 컨트랙트를 생성했습니다.',
  createdWith: ({ amount }) => `그 트랜잭션은 ${amount} 금액과 함께 컨트랙트를 생성했습니다.`,
  called: ({ to }) => `그 트랜잭션은 다음을 호출했습니다: ${to}.`,
  calledWith: ({ to, amount }) => `그 트랜잭션은 ${amount} 금액과 함께 다음을 호출했습니다: ${to}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = '지갑이 요청과 다른 트랜잭션을 전송했습니다.'
const sentFromText = (sender: string) => `지갑이 이 트랜잭션을 ${sender}에서 전송했습니다.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && '다시 거래하기 전에 그 트랜잭션이 무엇을 했는지 지갑에서 확인하세요.',
  )
