export const ADDRESS_BOOK = {
  title: 'Адресная книга',
  about: 'Имена для адресов, хранятся только в этом браузере',
} as const

export const NO_ADDRESSES = 'Адресов пока нет.'
export const NAME = 'Имя'
export const ADDRESS = 'Адрес'
export const ADD = 'Сохранить адрес'
export const removeLabel = (name: string) => `Удалить ${name}`
export const REMOVE = 'Удалить'
export const IMPORT = 'Импорт'
export const EXPORT = 'Экспорт'
export const UNDO = 'Отменить'

export const saved = (name: string) => `Сохранено: ${name}.`
export const removed = (name: string) => `Удалено: ${name}.`

export const imported = (added: number, kept: number, left: number) =>
  `Добавлено: ${added}. Уже названы здесь: ${kept}. Пропущено: ${left}.`

export const PROBLEMS = {
  noName: 'Введите имя.',
  malformed: 'Адрес — это 0x и следующие за ним 40 цифр или букв от a до f.',
  checksum: 'В адресе опечатка: заглавные буквы не соответствуют остальной части.',
  full: 'Адресная книга заполнена.',
  tooLarge: 'Этот файл слишком велик для адресной книги.',
  unreadable: 'Этот файл не является адресной книгой.',
} as const
