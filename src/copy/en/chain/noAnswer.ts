/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(isLimited: boolean): { sentence: string; clause: string } {
  return isLimited
    ? { sentence: 'The network provider limits requests.', clause: 'the network provider limits requests' }
    : { sentence: 'The network provider did not answer.', clause: 'the network provider did not answer' }
}
