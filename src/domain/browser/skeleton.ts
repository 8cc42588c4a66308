/**
 * The characters that look like each Latin letter: from other scripts, small capitals, letters with strokes, and
 * digits. They are compared in lower case, after NFKD normalisation.
 */
const PASS_FOR: Readonly<Record<string, string>> = {
  a: 'аαɑᴀⱥ4',
  b: 'вьβʙ8',
  c: 'сϲᴄ',
  d: 'ԁđᴅ',
  e: 'еєεɛᴇ3',
  g: 'ɡɢ',
  h: 'һнħ',
  j: 'јϳ',
  k: 'кκƙᴋ',
  // In many typefaces a capital I looks like a small l.
  l: 'iӏіιɩıɪłʟ1|',
  m: 'мμᴍ',
  n: 'пηոɴ',
  o: 'оοσօøᴏ0',
  p: 'рρ',
  r: 'гʀ',
  s: 'ѕꜱ5$',
  t: 'тτŧᴛ',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ѡωԝшᴡ',
  x: 'хχ',
  y: 'уγүʏ',
}

/** The Latin letter for each character that looks like it. */
export const LETTER: ReadonlyMap<string, string> = new Map(
  Object.entries(PASS_FOR).flatMap(([letter, all]) => Array.from(all).map((one) => [one, letter] as const)),
)

/** The skeleton of a name: names with equal skeletons look alike. It follows UTS #39, but only for Latin letters. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD')
  return Array.from(plain, (character) => LETTER.get(character) ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]|[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}
