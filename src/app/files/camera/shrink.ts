import { refuse } from '../../../contract/error'
import { type PictureType, pictureShape } from '../../../contract/fields/file'

type Size = { readonly width: number; readonly height: number }

/** The size a picture is given: its longest edge at most `edge` pixels, its shape unchanged. */
export function fitted({ width, height }: Size, edge: number = pictureShape.edge): Size {
  const scale = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A sheet to draw on: apart from the page where the browser can, so that packing the picture does not hold the page up. */
function sheetOf({ width, height }: Size): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function pack(sheet: OffscreenCanvas | HTMLCanvasElement, type: PictureType): Promise<Blob> {
  if (!(sheet instanceof HTMLCanvasElement)) return sheet.convertToBlob({ type, quality: pictureShape.quality })
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be packed'))), type, pictureShape.quality),
  )
}

/** Draws on white and packs what was drawn. */
export async function drawn(
  size: Size,
  type: PictureType,
  draw: (pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) => void,
) {
  const sheet = sheetOf(size)
  const pen = sheet.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!pen) throw new Error('no drawing on this device')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, size.width, size.height)
  draw(pen)
  return (await pack(sheet, type)).arrayBuffer()
}

/**
 * A photograph as it is sent: upright, its longest edge at most 1600 pixels, JPEG, and nothing in it but the picture; where and with
 * what it was taken stays behind. Refuses with `field.file` what is no picture.
 */
export async function shrink(source: Blob | HTMLVideoElement): Promise<ArrayBuffer> {
  const picture = await (source instanceof Blob
    ? createImageBitmap(source, { imageOrientation: 'from-image' })
    : createImageBitmap(source)
  ).catch(() => undefined)
  if (!picture) return refuse('field.file')
  try {
    const size = fitted(picture)
    return await drawn(size, 'image/jpeg', (pen) => {
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, 0, 0, size.width, size.height)
    })
  } finally {
    picture.close()
  }
}
