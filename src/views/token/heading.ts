/** The id of the heading of a token's page, for code that moves the focus to the heading. */
export const TOKEN_HEADING_ID = 'token-heading'
