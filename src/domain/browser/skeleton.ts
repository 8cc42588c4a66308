/**
 * The characters that look like each Latin letter: letters of other scripts, small capitals, letters with strokes, and
 * digits. All are lower case and NFKD-normalised.
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
  // In many typefaces a capital "I" looks like a lower-case "l".
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

export const LETTER: ReadonlyMap<string, string> = new Map(
  Object.entries(PASS_FOR).flatMap(([letter, all]) => Array.from(all).map((one) => [one, letter] as const)),
)

/** Names with equal skeletons look alike. The algorithm is that of UTS #39, but only for Latin letters. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD')
  return Array.from(plain, (character) => LETTER.get(character) ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]|[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}
