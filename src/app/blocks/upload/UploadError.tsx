import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import type { UploadedFile } from './uploaded-file'
import { words } from './words'

type Props = { file: UploadedFile; onRetry?: (() => void) | undefined }

/** The sign of a file that failed. A press tells why, and tries again where that can be done. */
export function UploadError({ file, onRetry }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const message = file.message || say(words.unknown)
  return (
    <>
      <button
        type="button"
        className="upload-error"
        title={message}
        aria-haspopup="dialog"
        aria-label={say(words.showError, { name: file.name })}
        onClick={() => setOpen(true)}
      >
        <CircleAlert size={24} aria-hidden />
      </button>
      {isOpen && (
        <Sheet
          open
          look="dialog"
          title={say(words.errorTitle)}
          onClose={() => setOpen(false)}
          footer={
            onRetry && (
              <BigButton
                look="main"
                onClick={() => {
                  setOpen(false)
                  onRetry()
                }}
              >
                {say(words.retry)}
              </BigButton>
            )
          }
        >
          <p>{say(words.errorBody, { message })}</p>
        </Sheet>
      )}
    </>
  )
}
