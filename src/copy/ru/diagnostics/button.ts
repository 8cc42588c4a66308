export const COPY_DIAGNOSTICS = 'Копировать диагностику'
/** Above the text that would be copied. */
export const DIAGNOSTICS_CONTENT =
  'Копируется только это: ваш браузер и его окно, что произошло здесь с момента загрузки страницы и как отвечали ноды. Аккаунты и токены пронумерованы и сокращены, суммы урезаны до двух цифр, а от сообщений кошельков и нод оставлена только их длина.'
export const DIAGNOSTICS_TEXT = 'Диагностика'
export const COPY = 'Копировать'
export const COPIED = 'Скопировано!'
export const DIAGNOSTICS_BY_HAND = 'Браузер не разрешил копирование. Скопируйте текст вручную.'
