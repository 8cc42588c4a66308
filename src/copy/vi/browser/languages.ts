/** The name of the list of languages in the footer. */
export const LANGUAGE_LIST = 'Ngôn ngữ'

/** Says how far the translation into this language was checked. */
export const CHECKED: string | null =
  'Các câu liên quan đến tiền đã được kiểm tra bằng cách dịch ngược. Nếu có nghi ngờ, bản tiếng Anh được ưu tiên.'

export const ANSWER_FIRST = 'Hãy trả lời yêu cầu trong ví của bạn trước, rồi mới đổi ngôn ngữ.'
