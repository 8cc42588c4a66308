/**
 * Characters that look like a Latin letter: other scripts, small capitals, strokes and digits. After NFKD, in lower
 * case.
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
  // In many typefaces a capital i looks like a small l.
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

/** The Latin letter that each of them looks like. */
export const LETTER: ReadonlyMap<string, string> = new Map(
  Object.entries(PASS_FOR).flatMap(([letter, all]) => Array.from(all).map((one) => [one, letter] as const)),
)

/** The skeleton of a name: names with equal skeletons are lookalikes. As in UTS #39, but for Latin letters only. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD')
  return Array.from(plain, (character) => LETTER.get(character) ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]|[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}
