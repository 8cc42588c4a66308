import type { Language } from '#domain/browser/languages'
import type * as ar from './ar/words'
import type * as arLate from './ar/lateWords'
import type * as de from './de/words'
import type * as deLate from './de/lateWords'
import type * as en from './en/words'
import type * as enLate from './en/lateWords'
import type * as es from './es/words'
import type * as esLate from './es/lateWords'
import type * as fr from './fr/words'
import type * as frLate from './fr/lateWords'
import type * as id from './id/words'
import type * as idLate from './id/lateWords'
import type * as ja from './ja/words'
import type * as jaLate from './ja/lateWords'
import type * as ko from './ko/words'
import type * as koLate from './ko/lateWords'
import type * as ptBR from './pt-BR/words'
import type * as ptBRLate from './pt-BR/lateWords'
import type * as ru from './ru/words'
import type * as ruLate from './ru/lateWords'
import type * as tr from './tr/words'
import type * as trLate from './tr/lateWords'
import type * as vi from './vi/words'
import type * as viLate from './vi/lateWords'
import type * as zhCN from './zh-CN/words'
import type * as zhCNLate from './zh-CN/lateWords'
import type * as zhTW from './zh-TW/words'
import type * as zhTWLate from './zh-TW/lateWords'

/** The type that the translation of English files and exports must have: the same shape, but with any texts. */
type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Facts) => infer Words
    ? (...args: Facts) => Translated<Words>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T

/** What the files of a language must not have: files and exports that English does not have. */
type Leftover<English, Files> = Record<Exclude<keyof Files, keyof English>, 'This file is not in English.'> & {
  [File in keyof English & keyof Files]: Record<
    Exclude<keyof Files[File], keyof English[File]>,
    'This export is not in English.'
  >
}

type First = typeof en
type Late = typeof enLate

/** English without the grammar's `counted`: each language defines it as it needs, because only its own texts call it. */
type Compared = {
  [File in keyof First]: File extends 'browser/grammar' ? Omit<First[File], 'counted'> : First[File]
}

/**
 * Does not compile unless a language has the same files as English, with the same exports, and each exported function
 * takes the same parameters.
 */
type Translation<
  OwnFirst extends Translated<Compared> & Leftover<First, OwnFirst>,
  OwnLate extends Translated<Late> & Leftover<Late, OwnLate>,
> = [OwnFirst, OwnLate]

type Every<All extends Record<Exclude<Language, 'en'>, unknown>> = All

/** All translations, each compared with English. */
export type Translations = Every<{
  ar: Translation<typeof ar, typeof arLate>
  de: Translation<typeof de, typeof deLate>
  es: Translation<typeof es, typeof esLate>
  fr: Translation<typeof fr, typeof frLate>
  id: Translation<typeof id, typeof idLate>
  ja: Translation<typeof ja, typeof jaLate>
  ko: Translation<typeof ko, typeof koLate>
  'pt-BR': Translation<typeof ptBR, typeof ptBRLate>
  ru: Translation<typeof ru, typeof ruLate>
  tr: Translation<typeof tr, typeof trLate>
  vi: Translation<typeof vi, typeof viLate>
  'zh-CN': Translation<typeof zhCN, typeof zhCNLate>
  'zh-TW': Translation<typeof zhTW, typeof zhTWLate>
}>
