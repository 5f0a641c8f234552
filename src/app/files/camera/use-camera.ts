import { useCallback, useEffect, useRef, useState } from 'react'
import { type Camera, type CameraTrouble, type Facing, openCamera } from './open-camera'

export type CameraState =
  | { readonly phase: 'starting' }
  | { readonly phase: 'live'; readonly camera: Camera }
  | { readonly phase: 'trouble'; readonly why: CameraTrouble }

/** A camera for as long as it is wanted. It is let go as soon as it is not, so that its light goes out. */
export function useCamera(isWanted: boolean) {
  const [facing, setFacing] = useState<Facing>('environment')
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CameraState>({ phase: 'starting' })
  const [hasFrame, setHasFrame] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason of its own
  useEffect(() => {
    if (!isWanted) return
    let current = true
    setState({ phase: 'starting' })
    const opening = openCamera(facing)
    opening.then(
      (camera) => {
        if (!current) return camera.close()
        // Another app, or the house, may take the camera away in the middle.
        const [track] = camera.stream.getVideoTracks()
        track?.addEventListener('ended', () => current && setState({ phase: 'trouble', why: 'busy' }))
        setState({ phase: 'live', camera })
      },
      (why: CameraTrouble) => current && setState({ phase: 'trouble', why }),
    )
    return () => {
      current = false
      opening.then(
        (camera) => camera.close(),
        () => undefined,
      )
    }
  }, [isWanted, facing, attempt])

  const stream = state.phase === 'live' ? state.camera.stream : null
  useEffect(() => {
    setHasFrame(false)
    if (!video.current) return
    video.current.srcObject = stream
    // Refused where nothing has been tapped yet; the picture is there all the same.
    if (stream) video.current.play().catch(() => undefined)
  }, [stream])

  return {
    state,
    video,
    /** Whether there is a picture to take: a camera that is open may be a second without one. */
    hasFrame,
    /** The video says that its first picture is there. */
    look: useCallback(() => setHasFrame((video.current?.videoWidth ?? 0) > 0), []),
    tryAgain: useCallback(() => setAttempt((before) => before + 1), []),
    turn: useCallback(() => setFacing((before) => (before === 'user' ? 'environment' : 'user')), []),
  }
}
