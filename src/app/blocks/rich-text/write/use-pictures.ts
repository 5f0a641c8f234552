import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
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
        editor.commands.insertContentAt(place ?? editor.state.selection.to, content)
        if (place !== undefined) place++
      } catch (error) {
        setFailed((before) => [...before, explain(error, picture)])
      }
    }
    // What is written next stands below the last picture, not in its place.
    if (editor.state.selection instanceof NodeSelection) editor.commands.createParagraphNear()
    setBusy(false)
  }
  return { isBusy, failed, put: take && ((pictures: readonly File[], at?: number) => void put(pictures, at)) }
}
