import { serverCarrier } from '../../blocks/upload/server-carrier'
import { toast } from '../../design/overlay/toast'
import { useCutting } from '../../files/crop/use-cutting'
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
  const { attempt, ...cutting } = useCutting('square', async (picture) => {
    await saveAvatar(await bring(picture))
    toast(say(words.pictureSaved))
  })
  const remove = () =>
    attempt(async () => {
      await saveAvatar(null)
      toast(say(words.pictureRemoved))
    })
  return { ...cutting, remove }
}
