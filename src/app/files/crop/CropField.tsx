import { Camera, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { asList } from '../../../contract/fields/as-list'
import { BigButton } from '../../design/BigButton'
import { useFace } from '../../design/face'
import type { FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { CameraSheet } from '../camera/CameraSheet'
import { PictureChooser } from '../camera/PictureChooser'
import { PictureThumb } from '../picture/PictureThumb'
import { words } from '../words'
import { CropSheet } from './CropSheet'
import { cropWords } from './crop-words'
import { useCrop } from './use-crop'
import { useGivenPicture } from './use-given-picture'
import '../files.css'
import './crop.css'

/** The picture a row is known by: taken, chosen, dropped or pasted, and cut to its shape. It is on this device before the form names it. */
export function CropField({ id, facts, value, onChange, onBlur, disabled, invalid, describedBy }: FieldInputProps) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const [isShooting, setShooting] = useState(false)
  const { crop = 'square' } = facts
  const { source, isBusy, problem, begin, cut, giveUp } = useCrop(crop, (sha) => onChange([sha]))
  const { isOver, drop } = useGivenPicture(!disabled && !source, (picture) => void begin(picture))
  const [sha] = asList(value)
  const label = say(facts.label)
  const said = problem && `${problem.text} ${problem.hint ?? ''}`
  return (
    <div className="crop-field" data-over={isOver || undefined} data-invalid={invalid || undefined} {...drop}>
      {sha && (
        <div className="crop-now" data-crop={crop}>
          <PictureThumb sha={sha} alt={label} />
        </div>
      )}
      {!disabled && (
        <div className="crop-choices">
          <BigButton
            id={id}
            aria-haspopup="dialog"
            aria-describedby={describedBy}
            aria-label={`${label}: ${say(words.takePhoto)}`}
            disabled={isBusy}
            icon={<Camera size={20} aria-hidden />}
            onClick={() => setShooting(true)}
            onBlur={onBlur}
          >
            {say(words.takePhoto)}
          </BigButton>
          <PictureChooser disabled={isBusy} onChosen={(file) => void begin(file)} />
          {sha && (
            <BigButton look="quiet" icon={<Trash2 size={20} aria-hidden />} onClick={() => onChange(null)}>
              {say(cropWords.remove)}
            </BigButton>
          )}
        </div>
      )}
      {!source && said && <p role="alert">{said}</p>}
      {!disabled && isDesktop && <p className="quiet">{say(isOver ? cropWords.dropNow : cropWords.drop)}</p>}
      {isShooting && (
        <CameraSheet
          title={label}
          gallery
          onShot={(shot) => {
            setShooting(false)
            void begin(shot)
          }}
          onClose={() => setShooting(false)}
        />
      )}
      {source && <CropSheet title={label} problem={said} onCut={(part) => void cut(part)} onClose={giveUp} {...{ source, crop, isBusy }} />}
    </div>
  )
}
