/** What a policy keeps the page from: a host, or a part of the page itself. */
export const blockedText = (host: string | null) =>
  `This site’s security policy blocks ${host === null ? 'a part of this page' : `requests to ${host}`}.`
