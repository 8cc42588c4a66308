const CLAUSES = {
  limited: 'the network provider limits requests',
  blocked: 'this site’s security policy blocks the network provider',
  silent: 'the network provider did not respond',
} as const

/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}
