import { useEffect, useRef, useState } from 'react'
import type ReactSignatureCanvas from 'react-signature-canvas'
import { useHoldStill } from '../../pwa/hold-still'
import { useHoldUpdates } from '../../pwa/update-guard'
import { ink, scaled } from './draw-signature'
import { SignatureCanvas } from './signature-canvas'

type Props = { label: string; id: string; describedBy?: string | undefined; onDrawn: (pad: HTMLCanvasElement) => void }

/** Gives the pad the size it has on the screen, and draws again what was on it: turning the device must not wipe a signature. */
function refit(pad: ReactSignatureCanvas, before: number): number {
  const canvas = pad.getCanvas()
  const { offsetWidth: width, offsetHeight: height } = canvas
  if (width === 0 || width === before) return before
  const ratio = Math.max(1, window.devicePixelRatio)
  const strokes = pad.toData()
  canvas.width = width * ratio
  canvas.height = height * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  pad.clear()
  if (strokes.length > 0) pad.fromData(before > 0 ? scaled(strokes, width / before) : strokes)
  return width
}

/** A pad to draw a signature on. `onDrawn` is called whenever the pen is lifted; while it is down, updates wait and are not offered. */
export function SignaturePad({ label, id, describedBy, onDrawn }: Props) {
  const pad = useRef<ReactSignatureCanvas>(null)
  const [isDrawing, setDrawing] = useState(false)
  useHoldUpdates(isDrawing)
  useHoldStill(isDrawing)
  useEffect(() => {
    const canvas = pad.current?.getCanvas()
    if (!canvas) return
    let width = canvas.offsetWidth
    const watch = new ResizeObserver(() => {
      if (pad.current) width = refit(pad.current, width)
    })
    watch.observe(canvas)
    return () => watch.disconnect()
  }, [])
  return (
    <SignatureCanvas
      ref={pad}
      penColor={ink}
      clearOnResize={false}
      onBegin={() => setDrawing(true)}
      onEnd={() => {
        setDrawing(false)
        if (pad.current) onDrawn(pad.current.getCanvas())
      }}
      canvasProps={{ id, className: 'signature-pad', role: 'img', 'aria-label': label, 'aria-describedby': describedBy }}
    />
  )
}
