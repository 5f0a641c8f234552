import { Camera, FileUp, ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { BigButton } from '../../design/BigButton'
import { useFace } from '../../design/face'
import { useSay } from '../../language/use-say'
import { acceptOf, between, hintOf, type Limits } from './limits'
import { words } from './words'

/** What a form says of the button that stands for its field. */
export type AddAria = {
  readonly id?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
}

type Props = {
  label: string
  limits: Limits
  disabled: boolean
  /** Id of what is said of the limits. */
  hintId: string
  aria?: AddAria | undefined
  onFiles: (files: readonly File[]) => void
}

type Chooser = { label: string; accept: string; camera?: boolean; many?: boolean; onFiles: Props['onFiles'] }

/** A chooser of files without a look of its own, and how to open it. */
function useChooser({ label, accept, camera, many, onFiles }: Chooser) {
  const input = useRef<HTMLInputElement>(null)
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={many}
        {...(camera && { capture: 'environment' })}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    ),
  }
}

/** The ways files come into an uploader: chosen, and on a device held in a hand taken with its camera; with what may be chosen beside it. */
export function AddFiles({ label, limits, disabled, hintId, aria, onFiles }: Props) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const isPictures = limits.takes === 'pictures'
  const text = say(isPictures ? words.choosePictures : words.chooseFiles)
  const choose = useChooser({ label: `${label}: ${text}`, accept: acceptOf(limits), many: limits.count !== 1, onFiles })
  const shoot = useChooser({ label: `${label}: ${say(words.takePhoto)}`, accept: 'image/*', camera: true, onFiles })
  const Icon = isPictures ? ImageUp : FileUp
  const hints = [...hintOf(limits).map(({ why, values }) => say(why, values)), ...(isDesktop ? [say(words.orDrop)] : [])]
  return (
    <div className="upload-add">
      <div className="upload-ways">
        <BigButton
          {...aria}
          aria-describedby={[aria?.['aria-describedby'], hintId].filter(Boolean).join(' ')}
          disabled={disabled}
          icon={<Icon size={18} aria-hidden />}
          onClick={choose.open}
        >
          {text}
        </BigButton>
        {!isDesktop && (
          <BigButton disabled={disabled} icon={<Camera size={18} aria-hidden />} onClick={shoot.open}>
            {say(words.takePhoto)}
          </BigButton>
        )}
      </div>
      <p id={hintId} className="quiet">
        {hints.join(say(between))}
      </p>
      {choose.input}
      {shoot.input}
    </div>
  )
}
