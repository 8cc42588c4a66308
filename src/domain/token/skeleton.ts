/** Characters that pass for a Latin letter: other scripts, small capitals, strokes and digits. After NFKD, in lower case. */
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
  // In many typefaces a capital i is a small l.
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

/** The letter that each of these passes for. */
export const LETTER: ReadonlyMap<string, string> = new Map(
  Object.entries(PASS_FOR).flatMap(([letter, all]) => Array.from(all).map((one) => [one, letter] as const)),
)

/**
 * A name as somebody reads it who does not look closely: names with equal skeletons are lookalikes. As in UTS #39, but for
 * Latin letters alone.
 */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD')
  return Array.from(plain, (character) => LETTER.get(character) ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]|[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}
