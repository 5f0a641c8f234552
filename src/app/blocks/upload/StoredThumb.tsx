import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { staticAddress } from '../../wire/stored-file'
import type { UploadedFile } from './uploaded-file'
import '../../files/files.css'

/** A picture under a stored path, or a sign where it does not come. */
export function StoredThumb({ file, alt, whole }: { file: UploadedFile; alt: string; whole?: boolean }) {
  const [isMissing, setMissing] = useState(false)
  const address = file.url ?? staticAddress(file.path ?? '')
  if (isMissing || !address)
    return (
      <span className="picture picture-missing" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <ImageOff size={20} aria-hidden />
      </span>
    )
  return (
    <img
      className="picture"
      data-whole={whole || undefined}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(true)}
    />
  )
}
