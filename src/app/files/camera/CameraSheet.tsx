import { Camera as CameraIcon, CameraOff, Check, RotateCcw, SwitchCamera, Zap, ZapOff } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { useHoldStill } from '../../pwa/hold-still'
import { useHoldUpdates } from '../../pwa/update-guard'
import { FullSheet } from '../picture/FullSheet'
import { words } from '../words'
import type { Camera, CameraTrouble } from './open-camera'
import { PictureChooser } from './PictureChooser'
import { useCamera } from './use-camera'
import { type ShotEnd, useShot } from './use-shot'
import '../files.css'

type Props = {
  title: string /** A picture may also be chosen from what lies on the device. */
  gallery: boolean
  /** What has just been done, where the camera opens by itself after it and would cover the word of it. */
  said?: string | undefined
  onClose: () => void
} & ShotEnd
type Shot = ReturnType<typeof useShot>

function Trouble({ why, onAgain }: { why: CameraTrouble; onAgain: () => void }) {
  const say = useSay()
  return (
    <div className="camera-trouble" role="alert">
      <CameraOff size={48} aria-hidden />
      <h3>{say(words[why])}</h3>
      <p>{say(words[`${why}Hint`])}</p>
      {why !== 'unsafe' && (
        <BigButton icon={<RotateCcw size={18} aria-hidden />} onClick={onAgain}>
          {say('tryAgain')}
        </BigButton>
      )}
    </div>
  )
}

function CameraTools({ camera, onTurn }: { camera: Camera; onTurn: () => void }) {
  const say = useSay()
  const [isLit, setLit] = useState(false)
  const { torch } = camera
  const light = () =>
    void torch?.(!isLit).then(
      () => setLit(!isLit),
      () => undefined,
    )
  return (
    <>
      {torch && (
        <button
          type="button"
          className="full-tool"
          aria-label={say(isLit ? words.lampOff : words.lampOn)}
          aria-pressed={isLit}
          onClick={light}
        >
          {isLit ? <ZapOff aria-hidden /> : <Zap aria-hidden />}
        </button>
      )}
      {camera.isOneOfMany && (
        <button type="button" className="full-tool" aria-label={say(words.otherCamera)} onClick={onTurn}>
          <SwitchCamera aria-hidden />
        </button>
      )}
    </>
  )
}

function ShotFooter({ isBusy, problem, again, keep }: Shot) {
  const say = useSay()
  return (
    <>
      {problem && (
        <p className="camera-problem" role="alert">
          {problem.text} {problem.hint}
        </p>
      )}
      <div className="camera-choice">
        <BigButton disabled={isBusy} onClick={again}>
          {say(words.again)}
        </BigButton>
        <BigButton look="main" disabled={isBusy} onClick={() => void keep()}>
          {say(isBusy ? words.keeping : words.useThis)}
        </BigButton>
      </div>
    </>
  )
}

/** The camera over the whole screen: one large button takes the picture, a second look, and it is in the form. */
export function CameraSheet({ title, gallery, said, onClose, ...end }: Props) {
  const say = useSay()
  const shot = useShot(end)
  const { state, video, hasFrame, look, tryAgain, turn } = useCamera(!shot.shot)
  useHoldUpdates(true)
  useHoldStill(true)
  const camera = state.phase === 'live' && !shot.shot ? state.camera : undefined
  const shutter = (
    <div className="camera-shutter">
      {gallery && <PictureChooser onChosen={(file) => void shot.take(file)} />}
      <button
        type="button"
        className="shutter"
        aria-label={say(words.shoot)}
        disabled={!camera || !hasFrame || shot.isBusy}
        onClick={() => video.current && void shot.take(video.current)}
      >
        <CameraIcon size={32} aria-hidden />
      </button>
    </div>
  )
  return (
    <FullSheet
      title={title}
      onClose={onClose}
      tools={camera && <CameraTools camera={camera} onTurn={turn} />}
      footer={shot.shot ? <ShotFooter {...shot} /> : shutter}
    >
      {said && !shot.shot && (
        <p className="camera-said" role="status">
          <Check size={20} aria-hidden /> {said}
        </p>
      )}
      {shot.shot && <img className="camera-picture" src={shot.shot.url} alt={title} />}
      {!shot.shot && state.phase === 'trouble' && <Trouble why={state.why} onAgain={tryAgain} />}
      {!shot.shot && state.phase !== 'trouble' && (
        <video ref={video} className="camera-picture" playsInline muted aria-label={title} onLoadedData={look} />
      )}
      {!shot.shot && state.phase !== 'trouble' && !hasFrame && <p className="camera-starting">{say(words.starting)}</p>}
      {!shot.shot && shot.problem && (
        <p className="camera-problem" role="alert">
          {shot.problem.text}
        </p>
      )}
    </FullSheet>
  )
}
