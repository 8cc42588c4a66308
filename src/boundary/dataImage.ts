/**
 * Matches the `data:` URL of an image. It is in a file of its own, because the first load needs it but not `imageUrl`.
 */
export const DATA_IMAGE = /^data:image\/(?:svg\+xml|png|jpeg|webp|gif)[;,]/i
