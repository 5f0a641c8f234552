import type { Editor } from '@tiptap/core'
import { useState } from 'react'

/** Makes a picture something a text can hold, and answers its address. Throws a sentence for whoever wrote where that fails. */
export type TakePicture = (picture: File) => Promise<string>

/** Puts pictures into a text, one after the other, and tells how that goes. `explain`: a failure in words. */
export function usePictures(editor: Editor | undefined, take: TakePicture | undefined, explain: (error: unknown, picture: File) => string) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<readonly string[]>([])
  const put = async (pictures: readonly File[], at?: number) => {
    if (!take || !editor) return
    setBusy(true)
    setFailed([])
    let place = at
    for (const picture of pictures) {
      try {
        const src = await take(picture)
        if (editor.isDestroyed) return
        const content = { type: 'image', attrs: { src, alt: picture.name } }
        if (place === undefined) editor.chain().focus().insertContent(content).run()
        else editor.chain().focus().insertContentAt(place++, content).run()
      } catch (error) {
        setFailed((before) => [...before, explain(error, picture)])
      }
    }
    setBusy(false)
  }
  return { isBusy, failed, put: take && ((pictures: readonly File[], at?: number) => void put(pictures, at)) }
}
