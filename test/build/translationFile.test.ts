import { translationEntries, withTranslations } from '../../src/build/translationFile'

const PATH = 'trade/loss.ts'
const ENGLISH = `/**
 * Says what is lost.
 */
export const lossText = (amount: string, isAll: boolean) => \`You lose \${amount}\${isAll ? ', which is all' : ''}.\`
export const TITLE = 'Loss'
`
const GERMAN = `export const lossText = (amount: string, isAll: boolean) => \`Sie verlieren \${amount}\${isAll ? ', also alles' : ''}.\`
`

const change = (key: string, ...translation: string[]) =>
  withTranslations(PATH, ENGLISH, GERMAN, [{ key: `${PATH}#${key}`, translation }])

test('a translator gets every text with its comment, its values and what exists', () => {
  expect(translationEntries(PATH, ENGLISH, GERMAN)).toEqual([
    {
      key: `${PATH}#lossText`,
      comment: 'Says what is lost.',
      english: ['You lose {amount}{2}.', ', which is all'],
      translation: ['Sie verlieren {amount}{2}.', ', also alles'],
    },
    { key: `${PATH}#TITLE`, comment: '', english: ['Loss'], translation: [''] },
  ])
})

test('new words take their places, in any order of the values, and are added where they were missing', () => {
  expect(change('lossText', 'Verlust{2}: {amount} `', ' von allem')).toBe(
    'export const lossText = (amount: string, isAll: boolean) => `Verlust${isAll ? " von allem" : \'\'}: ${amount} \\``\n',
  )
  expect(change('TITLE', 'Verlust')).toBe(`${GERMAN}\nexport const TITLE = "Verlust"\n`)
})

test.each([
  ['a fact left out', 'lossText', ['Sie verlieren etwas{2}.', ', also alles'], 'exactly these values: {amount}, {2}'],
  ['a value of its own', 'lossText', ['Sie {amount}{2} {fetch()}.', ', alles'], 'exactly these values'],
  ['a text left out', 'lossText', ['Sie verlieren {amount}{2}.'], 'must have 2 texts'],
  ['an empty text', 'TITLE', [' '], 'must have 1 texts'],
  ['an unknown key', 'OTHER', ['Anderes'], 'not in English'],
])('%s is refused', (_, key, translation, why) => {
  expect(() => change(key, ...translation)).toThrow(why)
})

test('what is exported and imported without a change is the same', () => {
  const entries = translationEntries(PATH, ENGLISH, ENGLISH)
  const same = withTranslations(PATH, ENGLISH, ENGLISH, entries)
  expect(translationEntries(PATH, same, same)).toEqual(entries)
})
