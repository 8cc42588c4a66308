/**
 * Matches the `data:` URL of an image. The pattern has its own file, because the first load needs the pattern but not
 * `imageUrl`.
 */
export const DATA_IMAGE = /^data:image\/(?:svg\+xml|png|jpeg|webp|gif)[;,]/i
