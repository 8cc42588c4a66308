export const LANGUAGE_LIST = '語言'

export const CHECKED: string | null = '與資金有關的句子已透過回譯檢查。如有疑問，以英文為準。'

export const ANSWER_FIRST = '請先處理錢包中的請求，再變更語言。'
