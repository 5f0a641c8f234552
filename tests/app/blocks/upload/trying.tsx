import { useState } from 'react'
import { type Carrier, UploadFailure } from '../../../../src/app/blocks/upload/carrier'
import { FileUploader } from '../../../../src/app/blocks/upload/FileUploader'
import { ImageUploader } from '../../../../src/app/blocks/upload/ImageUploader'
import { type Limits, usualLimits } from '../../../../src/app/blocks/upload/limits'
import { StoredThumb } from '../../../../src/app/blocks/upload/StoredThumb'
import { readFiles, type UploadedFile } from '../../../../src/app/blocks/upload/uploaded-file'

/** Takes every file but those whose names begin with `bad`. */
export const carrier: Carrier = {
  send: async ({ name, type, size }) => {
    if (name.startsWith('bad')) throw new UploadFailure(name === 'bad.pdf' ? '磁盘已满' : '')
    return { name, type, size, path: `p/${name}` }
  },
  read: async () => new Blob(['内容']),
  Thumb: StoredThumb,
}

type Tried = {
  from?: string
  on?: Carrier
  limits?: Partial<Limits>
  pictures?: boolean
  onFiles?: (files: readonly UploadedFile[]) => void
}

/** An uploader that keeps what it is given. */
export function Trying({ from = '', on = carrier, limits, pictures, onFiles }: Tried) {
  const [files, setFiles] = useState(readFiles(from))
  const Uploader = pictures ? ImageUploader : FileUploader
  const change = (next: readonly UploadedFile[]) => {
    setFiles(next)
    onFiles?.(next)
  }
  return (
    <Uploader
      label="附件"
      {...{ files }}
      carrier={on}
      onChange={change}
      limits={{ ...usualLimits, takes: pictures ? 'pictures' : 'files', ...limits }}
    />
  )
}

export const pdf = (name: string) => new File(['abc'], name, { type: 'application/pdf' })

/** Hands files to the chooser of a place. */
export function choose(place: ParentNode, ...files: File[]) {
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no chooser')
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
