export const LANGUAGE_LIST = '语言'

export const CHECKED: string | null = '与资金有关的句子已通过回译检查。如有疑问，以英文为准。'

export const ANSWER_FIRST = '请先处理钱包中的请求，再更改语言。'
