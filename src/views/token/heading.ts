export const TOKEN_HEADING_ID = 'token-heading'
