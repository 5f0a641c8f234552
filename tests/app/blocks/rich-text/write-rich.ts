import type { Editor } from '@tiptap/core'
import { soon } from '../../../kit/soon'

/** The editor of the text that goes by this name, once it is there. */
export const richEditor = (place: HTMLElement, name: string): Promise<Editor> =>
  soon(() => {
    const found = place.querySelector<HTMLElement & { editor?: Editor }>(`[role=textbox][aria-label="${name}"]`)
    if (!found?.editor) throw new Error(`no editor "${name}" in: ${place.textContent}`)
    return found.editor
  })

/** Writes HTML in place of what stands in the text of this name. */
export const writeRich = async (place: HTMLElement, name: string, html: string): Promise<void> => {
  ;(await richEditor(place, name)).commands.setContent(html)
}
