/** Matches the `data:` URL of an image. In its own file, because `imageUrl` is not needed in the first load. */
export const DATA_IMAGE = /^data:image\/(?:svg\+xml|png|jpeg|webp|gif)[;,]/i
