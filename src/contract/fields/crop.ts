/** The shapes pictures are cut to: of people, and of things such as dishes. */
export type Crop = 'square' | 'wide'

/** How wide each is for its height. */
export const cropShapes: Readonly<Record<Crop, number>> = { square: 1, wide: 4 / 3 }

/** The longest edge of a picture that was cut, in pixels. */
export const croppedEdge = 800
