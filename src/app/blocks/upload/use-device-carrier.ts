import { useMemo } from 'react'
import { useFileHome } from '../../fields/file-home'
import { keepAttachment } from '../../files/attachment/keep-attachment'
import { readPicture } from '../../files/picture/read-picture'
import { useEngine } from '../../offline/engine-context'
import { fetchFile } from '../../wire/file-calls'
import type { Carrier } from './carrier'
import { KeptThumb } from './KeptThumb'

/** Keeps files on this device, with or without a network; they are named by their hash and go to the server ahead of the record that names them. */
export function useDeviceCarrier(): Carrier {
  const { db } = useEngine()
  const home = useFileHome()
  const [noun, id] = [home?.noun, home?.id]
  return useMemo(
    () => ({
      send: async (file) => {
        const { sha, name, size } = await keepAttachment(db, file, Date.now())
        return { path: sha, name, size, type: file.type }
      },
      read: ({ path = '' }) => readPicture(db, { sha: path }, noun && id ? { noun, id } : undefined, fetchFile, Date.now()),
      Thumb: KeptThumb,
    }),
    [db, noun, id],
  )
}
