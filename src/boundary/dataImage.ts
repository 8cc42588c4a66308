/** The `data:` URL of an image. Apart from `imageUrl`, which the first load does without. */
export const DATA_IMAGE = /^data:image\/(?:svg\+xml|png|jpeg|webp|gif)[;,]/i
