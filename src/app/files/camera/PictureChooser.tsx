import { Images } from 'lucide-react'
import { useRef } from 'react'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { words } from '../words'

/** Chooses a picture from what lies on the device, where the product allows that. */
export function PictureChooser({ onChosen, disabled }: { onChosen: (file: File) => void; disabled?: boolean }) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <BigButton disabled={disabled} icon={<Images size={20} aria-hidden />} onClick={() => input.current?.click()}>
        {say(words.choosePicture)}
      </BigButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={say(words.choosePicture)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChosen(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
