import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'

// Wallets answer before the person decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) =>
  `지갑에 ${symbol} 토큰 추가를 제안했습니다. 지갑에서 확인해야 추가됩니다.`

/** It has no full stop, because it is also the text of a step. */
export const WALLET_SLOW = '지갑의 응답이 느리며, 아직 지갑에 보낸 확인 요청이 없습니다'

export const walletCrashed = (name: string | null) =>
  `이 페이지에서 ${name ?? '사용 중인'} 지갑이 작동을 멈췄습니다. 다시 연결하려면 페이지를 새로고침하세요.`

export const walletMissing = (name: string) =>
  `이 브라우저에서 ${name} 지갑을 찾지 못했습니다. 브라우저에서 사용하도록 설정하거나 다른 지갑을 연결하세요.`

export const copyRefused = (address: string) => `브라우저가 복사를 허용하지 않았습니다. 직접 복사하세요: ${address}`

export const CONNECT = '지갑 연결'
export const CONNECT_DEFAULT = '지갑 연결'
export const CONNECTING = '연결 중'
export const WRONG_NETWORK = '잘못된 네트워크'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `계정, ${account}`
export const networkLabel = (name: string) => `네트워크: ${name}, 전환`
export const waitingText = (count: number) => `${count}건 기다림`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting}: 서명 필요`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count}건 대기 중`
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Safe에서 서명됨, 아직 실행되지 않음',
  allSigned: ({ threshold }) => `Safe의 소유자 ${threshold}명이 서명함, 아직 실행되지 않음`,
  noneSigned: ({ threshold }) => `Safe의 소유자를 기다리는 중 (${threshold}명이 서명해야 함)`,
  someSigned: ({ threshold, signed }) => `Safe의 소유자를 기다리는 중 (${threshold}명 중 ${signed}명이 서명함)`,
}

export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) => `기다리는 중: ${walletName ?? '지갑'}`
export const DISCONNECTED = '연결 해제됨'
export const connectedAs = (displayName: string) => `연결된 계정: ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `네트워크가 변경됨: ${chainName ?? '지원되지 않는 네트워크'}`
export const DECLINED = '요청이 거부됨'
export const COPIED = '복사됨'
