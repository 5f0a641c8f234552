import { useState } from 'react'
import { serverCarrier } from '../../blocks/upload/server-carrier'
import { toast } from '../../design/overlay/toast'
import { shrink } from '../../files/camera/shrink'
import { type Cut, cropPicture } from '../../files/crop/crop-picture'
import { useKeeping } from '../../files/use-keeping'
import { useSay } from '../../language/use-say'
import { saveAvatar } from '../own-account'
import { words } from '../words'

const carrier = serverCarrier({ biz: 'avatar' })

/** Brings a picture to the server and answers its path. */
async function bring(bytes: ArrayBuffer): Promise<string | null> {
  const file = new File([bytes], 'avatar.jpg', { type: 'image/jpeg' })
  const { path = null } = await carrier.send(file, { onPercent: () => undefined, signal: new AbortController().signal })
  return path
}

/** A person's own picture on its way: what it is cut from, and the steps that remain. */
export function useOwnPicture() {
  const say = useSay()
  const { isBusy, problem, attempt } = useKeeping()
  const [source, setSource] = useState<Blob>()
  return {
    source,
    isBusy,
    problem,
    /** Begins with a picture of any size. */
    begin: (given: Blob) => attempt(async () => setSource(new Blob([await shrink(given)], { type: 'image/jpeg' }))),
    cut: (cut: Cut) =>
      attempt(async () => {
        if (!source) return
        await saveAvatar(await bring(await cropPicture(source, cut, 'square')))
        setSource(undefined)
        toast(say(words.pictureSaved))
      }),
    giveUp: () => setSource(undefined),
    remove: () =>
      attempt(async () => {
        await saveAvatar(null)
        toast(say(words.pictureRemoved))
      }),
  }
}
