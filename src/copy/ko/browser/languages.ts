export const LANGUAGE_LIST = '언어'

export const CHECKED: string | null =
  '돈과 관련된 문장은 역번역으로 확인했습니다. 의문이 있으면 영어 문장이 우선합니다.'

export const ANSWER_FIRST = '먼저 지갑의 요청에 응답한 다음 언어를 변경하세요.'
