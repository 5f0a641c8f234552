/** Why there is no camera picture: the person or the house said no, there is none, another app holds it, or the page is not safe. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'unsafe'

export type Facing = 'environment' | 'user'

export type Camera = {
  readonly stream: MediaStream
  /** Switches the lamp; undefined where there is none. */
  readonly torch?: (on: boolean) => Promise<void>
  /** Whether there is another camera to switch to. */
  readonly isOneOfMany: boolean
  readonly close: () => void
}

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What went wrong, from what the browser threw. */
export function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return troubles[name] ?? 'none'
}

// The lamp is not in the standard yet, and so not in the types.
type Lamp = MediaTrackCapabilities & { readonly torch?: boolean }

function lampOf(track: MediaStreamTrack | undefined): Camera['torch'] {
  const known: Lamp = track?.getCapabilities?.() ?? {}
  if (!track || !known.torch) return undefined
  const beam = (torch: boolean): MediaTrackConstraintSet & { torch: boolean } => ({ torch })
  return (on) => track.applyConstraints({ advanced: [beam(on)] })
}

/** Opens a camera, the one at the back unless told otherwise. Throws a `CameraTrouble`. */
export async function openCamera(facing: Facing = 'environment'): Promise<Camera> {
  const devices = globalThis.navigator?.mediaDevices
  if (!devices?.getUserMedia) throw globalThis.isSecureContext ? 'none' : 'unsafe'
  const video = { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } }
  const stream = await devices.getUserMedia({ video, audio: false }).catch((error: unknown) => {
    throw troubleOf(error)
  })
  const all = await devices.enumerateDevices().catch(() => [])
  const torch = lampOf(stream.getVideoTracks()[0])
  return {
    stream,
    ...(torch && { torch }),
    isOneOfMany: all.filter(({ kind }) => kind === 'videoinput').length > 1,
    close: () => {
      for (const track of stream.getTracks()) track.stop()
    },
  }
}
