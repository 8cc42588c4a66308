/** The heading of a token's page, for whatever moves the focus there. */
export const TOKEN_HEADING_ID = 'token-heading'
