/**
 * Whether a page is shown inside another one. What surrounds it can cover it, move it, and lead a visitor's press to
 * where it was not meant, and a host that cannot set headers cannot forbid it. So such a page uses no wallet.
 */
export const isFramed = ({ self, top }: Pick<Window, 'self' | 'top'>): boolean => top !== self
