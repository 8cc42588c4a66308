export const LANGUAGE_LIST = 'اللغة'

export const CHECKED: string | null = 'رُوجعت الجمل المتعلقة بالأموال بترجمتها عكسيًا. عند الشك يُعتمد النص الإنجليزي.'

export const ANSWER_FIRST = 'أجب أولًا عن طلب محفظتك، ثم غيّر اللغة.'
