import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { type Crop, cropShapes } from '../../../contract/fields/crop'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { useHoldStill } from '../../pwa/hold-still'
import { useHoldUpdates } from '../../pwa/update-guard'
import { FullSheet } from '../picture/FullSheet'
import type { Cut } from './crop-picture'
import { cropWords } from './crop-words'
import './crop.css'

type Props = {
  title: string
  source: Blob
  crop: Crop
  isBusy: boolean
  problem: string | undefined
  onCut: (cut: Cut) => void
  onClose: () => void
}

const nearest = 4
const step = 0.25
const startingAt = { x: 0, y: 0 }

/** The address of a picture for as long as it is shown. */
function useAddress(source: Blob): string {
  const address = useMemo(() => URL.createObjectURL(source), [source])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

function useCutting(onCut: Props['onCut']) {
  const [place, setPlace] = useState(startingAt)
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const [area, setArea] = useState<Area>()
  const zoomBy = (by: number) => setZoom((now) => Math.min(nearest, Math.max(1, now + by)))
  return {
    cropper: { crop: place, zoom, rotation: turns * 90, onCropChange: setPlace, onZoomChange: setZoom },
    see: (_: Area, pixels: Area) => setArea(pixels),
    isNearest: zoom >= nearest,
    isWhole: zoom <= 1,
    nearer: () => zoomBy(step),
    further: () => zoomBy(-step),
    turn() {
      setPlace(startingAt)
      setTurns((now) => (now + 1) % 4)
    },
    cut: area && (() => onCut({ ...area, turns })),
  }
}

/** What part of a picture is kept: moved by a finger, the mouse or the arrow keys, nearer by pinching, the wheel, a button or a key. */
export function CropSheet({ title, source, crop, isBusy, problem, onCut, onClose }: Props) {
  const say = useSay()
  const address = useAddress(source)
  const cutting = useCutting(onCut)
  const { cropper, see, nearer, further, turn, cut } = cutting
  useHoldUpdates(true)
  useHoldStill(true)
  const keys: Readonly<Record<string, () => void>> = { '+': nearer, '=': nearer, '-': further, r: turn }
  const tool = (name: keyof typeof cropWords, Icon: typeof ZoomIn, onClick: () => void, disabled = false) => (
    <button type="button" className="full-tool" aria-label={say(cropWords[name])} disabled={disabled} onClick={onClick}>
      <Icon aria-hidden />
    </button>
  )
  const tools = (
    <div className="crop-tools" role="toolbar" aria-label={say('actions')}>
      {tool('further', ZoomOut, further, cutting.isWhole)}
      {tool('nearer', ZoomIn, nearer, cutting.isNearest)}
      {tool('turn', RotateCw, turn)}
    </div>
  )
  return (
    <FullSheet
      title={title}
      look="crop-sheet"
      onClose={onClose}
      onKey={(key) => keys[key.toLowerCase()]?.()}
      footer={
        <>
          {problem && (
            <p className="camera-problem" role="alert">
              {problem}
            </p>
          )}
          {tools}
          <div className="camera-choice">
            <BigButton disabled={isBusy} onClick={onClose}>
              {say('cancel')}
            </BigButton>
            <BigButton look="main" disabled={isBusy || !cut} onClick={cut}>
              {say(isBusy ? cropWords.keeping : cropWords.use)}
            </BigButton>
          </div>
        </>
      }
    >
      <Cropper
        {...cropper}
        image={address}
        aspect={cropShapes[crop]}
        cropShape={crop === 'square' ? 'round' : 'rect'}
        maxZoom={nearest}
        keyboardStep={8}
        onCropComplete={see}
        disableAutomaticStylesInjection
        mediaProps={{ alt: title }}
        cropperProps={{ 'aria-label': say(cropWords.move), role: 'application' }}
      />
    </FullSheet>
  )
}
