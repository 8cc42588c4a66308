export const ADDRESS_BOOK = { title: '주소록', about: '주소의 이름이며, 이 브라우저에만 보관됩니다' } as const

export const NO_ADDRESSES = '아직 주소가 없습니다.'
export const NAME = '이름'
export const ADDRESS = '주소'
export const ADD = '주소 저장'
export const removeLabel = (name: string) => `${name} 삭제`
export const REMOVE = '삭제'
export const IMPORT = '가져오기'
export const EXPORT = '내보내기'
export const UNDO = '실행 취소'

export const saved = (name: string) => `저장됨: ${name}.`
export const removed = (name: string) => `삭제됨: ${name}.`

export const imported = (added: number, kept: number, left: number) =>
  `추가됨: ${added}. 여기에 이미 이름이 있음: ${kept}. 제외됨: ${left}.`

export const PROBLEMS = {
  noName: '이름을 입력하세요.',
  malformed: '주소는 0x 뒤에 숫자 또는 a부터 f까지의 문자 40자가 이어진 것입니다.',
  checksum: '주소가 잘못 입력되었습니다. 대문자가 나머지 부분과 맞지 않습니다.',
  full: '주소록이 가득 찼습니다.',
  tooLarge: '주소록이라기에는 너무 큰 파일입니다.',
  unreadable: '주소록 파일이 아닙니다.',
} as const
