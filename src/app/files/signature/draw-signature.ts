import { drawn } from '../camera/shrink'

/** Every signature has this size in pixels, whatever it was drawn on. */
export const signatureSize = { width: 720, height: 288 } as const
/** Ink on white, so that it can be read on every ground. */
export const ink = '#1f2937'

type Point = { readonly x: number; readonly y: number }

/** Strokes for a pad of another width. */
export const scaled = <P extends Point>(strokes: readonly (readonly P[])[], factor: number): P[][] =>
  strokes.map((stroke) => stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })))

/** What was drawn on a pad, as the PNG that is sent. */
export const packPad = (pad: HTMLCanvasElement): Promise<ArrayBuffer> =>
  drawn(signatureSize, 'image/png', (pen) => {
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(pad, 0, 0, signatureSize.width, signatureSize.height)
  })

/** A typed name, written as large as it fits. */
export const packName = (name: string): Promise<ArrayBuffer> =>
  drawn(signatureSize, 'image/png', (pen) => {
    const { width, height } = signatureSize
    const fontOf = (size: number) => `italic ${size}px 'Kaiti SC', KaiTi, STKaiti, 'Noto Serif CJK SC', Georgia, serif`
    const most = height * 0.45
    pen.font = fontOf(most)
    const size = Math.min(most, (most * width * 0.9) / Math.max(1, pen.measureText(name).width))
    pen.font = fontOf(size)
    pen.fillStyle = ink
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(name, width / 2, height / 2)
  })
