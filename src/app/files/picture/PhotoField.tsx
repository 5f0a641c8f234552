import { Camera, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { asList, type FieldInputProps } from '../../fields/field-input'
import { useFileHome } from '../../fields/file-home'
import { useSay } from '../../language/use-say'
import { useProduct } from '../../shell/product'
import { CameraSheet } from '../camera/CameraSheet'
import { isShortOfRoom } from '../room'
import { words } from '../words'
import { PictureThumb } from './PictureThumb'
import '../files.css'

function useShortOfRoom(): boolean {
  const [isShort, setShort] = useState(false)
  useEffect(() => {
    let current = true
    void isShortOfRoom().then((found) => current && setShort(found))
    return () => {
      current = false
    }
  }, [])
  return isShort
}

function AddPhoto({ input, label, onOpen }: { input: FieldInputProps; label: string; onOpen: () => void }) {
  const say = useSay()
  const { id, invalid, describedBy, onBlur } = input
  return (
    <button
      type="button"
      id={id}
      className="photo-add"
      aria-label={`${label}: ${say(words.takePhoto)}`}
      aria-haspopup="dialog"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onClick={onOpen}
      onBlur={onBlur}
    >
      <Camera size={28} aria-hidden />
      <span>{say(words.takePhoto)}</span>
    </button>
  )
}

/** The photographs of a form. Each is safe on this device from the moment it is used; the form names it. */
export function PhotoField(input: FieldInputProps) {
  const { facts, value, onChange, disabled } = input
  const say = useSay()
  const { catalogue } = useProduct()
  const home = useFileHome()
  const [isOpen, setOpen] = useState(false)
  const isShort = useShortOfRoom()
  const shas = asList(value)
  const label = say(facts.label)
  const isFull = shas.length >= facts.max
  const change = (next: readonly string[]) => onChange(next.length > 0 ? next : null)
  return (
    <div className="photo-field">
      <ul className="picture-row">
        {shas.map((sha, at) => (
          <li key={sha}>
            <PictureThumb sha={sha} alt={say(words.photoOf, { label, at: at + 1, count: shas.length })} />
            {!disabled && (
              <button
                type="button"
                className="picture-remove"
                aria-label={say(words.removePhoto, { at: at + 1 })}
                onClick={() => change(shas.filter((other) => other !== sha))}
              >
                <X size={18} aria-hidden />
              </button>
            )}
          </li>
        ))}
        {!disabled && !isFull && (
          <li>
            <AddPhoto input={input} label={label} onOpen={() => setOpen(true)} />
          </li>
        )}
      </ul>
      {isFull && !disabled && <p className="quiet">{say(words.photosFull, { max: facts.max })}</p>}
      {isShort && <p className="quiet">{say(words.shortOfRoom)}</p>}
      {isOpen && (
        <CameraSheet
          title={label}
          gallery={home !== undefined && catalogue.resources[home.noun]?.gallery === true}
          onTaken={(sha) => {
            change([...new Set([...shas, sha])])
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
