import { isRichPicture } from '../../../contract/fields/rich-html'
import { staticAddress } from '../../wire/stored-file'
import { UploadFailure } from '../upload/carrier'
import { serverCarrier } from '../upload/server-carrier'
import type { TakePicture } from './write/use-pictures'

const carrier = serverCarrier({ from: 'editor' })

/** Sends a picture to the server, small and without where it was taken, and answers the address it is read under there. Needs the network. */
export const sendPicture: TakePicture = async (picture) => {
  const { path, url } = await carrier.send(picture, { onPercent: () => undefined, signal: new AbortController().signal })
  const address = path === undefined ? url : staticAddress(path)
  if (address === undefined || !isRichPicture(address)) throw new UploadFailure('')
  return address
}
