export const COPY_DIAGNOSTICS = '진단 정보 복사'
export const DIAGNOSTICS_CONTENT =
  '다음 내용만 복사됩니다: 오늘 날짜, 브라우저와 그 창, 페이지를 불러온 뒤 여기에서 일어난 일, 노드의 응답 상태. 계정은 번호로만 나타내고, 토큰은 번호로 나타내며 주소를 줄여 쓰고, 시간과 블록은 첫 이벤트부터 세고, 금액은 두 자리까지만 남기며, 지갑과 노드의 메시지는 길이만 남깁니다.'
export const DIAGNOSTICS_TEXT = '진단 정보'
export const COPY = '복사'
export const COPIED = '복사되었습니다!'
export const DIAGNOSTICS_BY_HAND = '브라우저가 복사를 허용하지 않았습니다. 텍스트를 직접 복사하세요.'
