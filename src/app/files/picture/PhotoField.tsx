import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { asList } from '../../../contract/fields/as-list'
import { ImageUploader } from '../../blocks/upload/ImageUploader'
import { usualLimits } from '../../blocks/upload/limits'
import type { UploadedFile } from '../../blocks/upload/uploaded-file'
import { useDeviceCarrier } from '../../blocks/upload/use-device-carrier'
import type { FieldInputProps } from '../../fields/field-input'
import { useFileHome } from '../../fields/file-home'
import { useSay } from '../../language/use-say'
import { useProduct } from '../../shell/product'
import { CameraSheet } from '../camera/CameraSheet'
import { isShortOfRoom } from '../room'
import { words } from '../words'
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

/** A photograph as the uploader knows it: it has no name but its place. */
const shown = (sha: string, name: string): UploadedFile => ({
  uid: sha,
  name,
  type: 'image/jpeg',
  size: 0,
  status: 'done',
  percent: 100,
  path: sha,
})

/** The photographs of a form. Each is safe on this device from the moment it is used; the form names it. */
export function PhotoField(input: FieldInputProps) {
  const { facts, value, onChange, disabled } = input
  const say = useSay()
  const { catalogue } = useProduct()
  const home = useFileHome()
  const carrier = useDeviceCarrier()
  const [isOpen, setOpen] = useState(false)
  const isShort = useShortOfRoom()
  const shas = asList(value)
  const label = say(facts.label)
  const gallery = home !== undefined && catalogue.resources[home.noun]?.gallery === true
  const change = (next: readonly string[]) => onChange(next.length > 0 ? next : null)
  return (
    <div className="photo-field">
      <ImageUploader
        {...{ label, disabled, carrier }}
        files={shas.map((sha, at) => shown(sha, say(words.photoOf, { label, at: at + 1, count: shas.length })))}
        onChange={(files) => change(files.flatMap(({ path }) => path ?? []))}
        limits={{ ...usualLimits, count: facts.max, takes: 'pictures' }}
        camera={{ tile: <AddPhoto input={input} label={label} onOpen={() => setOpen(true)} />, isOpen: gallery }}
        removeText={(at) => say(words.removePhoto, { at: at + 1 })}
      />
      {isShort && <p className="quiet">{say(words.shortOfRoom)}</p>}
      {isOpen && (
        <CameraSheet
          title={label}
          gallery={gallery}
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
