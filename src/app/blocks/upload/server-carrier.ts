import { fileLimits } from '../../../contract/fields/file'
import { nameKept } from '../../files/attachment/keep-attachment'
import { shrink } from '../../files/camera/shrink'
import type { Envelope } from '../../wire/envelope'
import { fetchStored, sendForm } from '../../wire/stored-file'
import { WireError } from '../../wire/wire-error'
import { type Brought, type Carrier, UploadFailure, type Watch } from './carrier'
import { isPicture } from './limits'
import { StoredThumb } from './StoredThumb'

/** How files are sent, as the columns and fields of forms say it. */
export type ServerPlace = {
  /** Where they go; the product's own call when not given. */
  readonly action?: string
  /** Whether the sign-in goes along; to the product's own call it always does. */
  readonly token?: boolean
  /** Where they belong; `temp` when not given. */
  readonly biz?: string
  /** The field of the answer that holds the path; `message` when not given. */
  readonly responseName?: string
  /** Sent from a cell of a grid, or from the editor of texts. */
  readonly from?: 'cell' | 'editor'
}

export const ownAction = 'sys/common/upload'

/** A picture as it is sent: small, upright, and without where it was taken. Anything else as it is. */
async function madeSmall(file: File): Promise<File> {
  if (!isPicture(file)) return file
  const bytes = await shrink(file)
  const name = nameKept(file.name).replace(/\.(png|gif|webp|bmp|jpeg)$/i, '.jpg')
  return new File([bytes], /\.jpg$/i.test(name) ? name : `${name}.jpg`, { type: 'image/jpeg' })
}

function formOf(file: File, { biz = 'temp', from }: ServerPlace): FormData {
  const form = new FormData()
  form.append('biz', from === 'editor' ? 'jeditor' : biz)
  if (from === 'cell') form.append('isup', '1')
  if (from === 'editor') form.append('jeditor', '1')
  form.append('file', file, file.name)
  return form
}

/** A server that keeps no files says so in place of a path: their bytes become their address. */
async function asAddress(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${file.type};base64,${btoa(text)}`
}

function fromAddress(address: string): Blob {
  const [head = '', body = ''] = address.split(',')
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] })
}

async function brought(answer: Envelope<unknown>, file: File, responseName: string): Promise<Brought> {
  const path: unknown = Object.entries(answer).find(([field]) => field === responseName)?.[1]
  const { name, type, size } = file
  if (path === 'local') return { name, type, size, responseName, url: await asAddress(file) }
  if (typeof path !== 'string' || path === '') throw new UploadFailure('')
  return { name: path.slice(path.lastIndexOf('/') + 1) || name, type, size, responseName, path }
}

async function send(given: File, watch: Watch, place: ServerPlace): Promise<Brought> {
  const { action = ownAction, token = action === ownAction, responseName = 'message' } = place
  const file = await madeSmall(given)
  // Where a picture cannot be made small enough nobody needs to wait for the server to say so.
  if (isPicture(file) && file.size > fileLimits.photo)
    throw new WireError({ status: 422, code: 'file.large', values: { max: fileLimits.photo } })
  return brought(await sendForm(action, { ...watch, form: formOf(file, place), token }), file, responseName)
}

/** Brings files to the server at once, by one form each; they are named by a path. Needs the network. */
export const serverCarrier = (place: ServerPlace = {}): Carrier => ({
  send: (file, watch) => send(file, watch, place),
  read: async ({ path, url }) => (url ? fromAddress(url) : path ? fetchStored(path) : undefined),
  Thumb: StoredThumb,
})
