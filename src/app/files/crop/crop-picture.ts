import { refuse } from '../../../contract/error'
import { type Crop, croppedEdge, cropShapes } from '../../../contract/fields/crop'
import { drawn } from '../camera/shrink'

/** A part of a picture that was turned by `turns` quarters to the right, in pixels of the turned one. */
export type Cut = { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly turns: number }

/** The size a cut picture is given: as large as the part it shows, and no larger than `croppedEdge`. Both shapes are at least as wide as high. */
export function cutSize({ width }: Cut, crop: Crop): { width: number; height: number } {
  const wide = Math.max(1, Math.min(croppedEdge, Math.round(width)))
  return { width: wide, height: Math.max(1, Math.round(wide / cropShapes[crop])) }
}

/** Cuts a part out of a picture and packs it as a JPEG of its own. Refuses with `field.file` what is no picture. */
export async function cropPicture(source: Blob, cut: Cut, crop: Crop): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(source, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return refuse('field.file')
  try {
    const { width, height } = picture
    const size = cutSize(cut, crop)
    const turned = cut.turns % 2 === 0 ? { width, height } : { width: height, height: width }
    return await drawn(size, 'image/jpeg', (pen) => {
      pen.imageSmoothingQuality = 'high'
      pen.scale(size.width / cut.width, size.height / cut.height)
      pen.translate(turned.width / 2 - cut.x, turned.height / 2 - cut.y)
      pen.rotate((cut.turns * Math.PI) / 2)
      pen.drawImage(picture, -width / 2, -height / 2)
    })
  } finally {
    picture.close()
  }
}
