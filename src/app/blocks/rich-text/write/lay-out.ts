import type { Editor } from '@tiptap/core'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { laidOut } from './looks'

/** By how much the first line of a paragraph stands further in. */
export const firstLine = '2em'
/** How a whole text is laid out at once. */
export const layout = { textIndent: firstLine, lineHeight: '1.5', textAlign: 'justify' } as const

/** Gives the blocks somebody has chosen a look; null takes it away. */
export const giveLook = (editor: Editor, look: Readonly<Record<string, string | null>>): boolean =>
  laidOut.reduce((chain, type) => chain.updateAttributes(type, look), editor.chain().focus()).run()

/** Sets first lines further in, or back where all that is chosen are. */
export const indentFirstLine = (editor: Editor): boolean =>
  giveLook(editor, { textIndent: editor.isActive({ textIndent: firstLine }) ? null : firstLine })

/** Lays out every paragraph of the text, but for those in tables and lists, in one step that can be taken back. */
export function layOutAll({ doc, tr, schema: { nodes } }: EditorState): Transaction {
  doc.descendants((node, at) => {
    if (node.type === nodes.paragraph) tr.setNodeMarkup(at, undefined, { ...node.attrs, ...layout })
    return node.type === nodes.blockquote
  })
  return tr
}

/** Gives letters a look; null takes it away. */
export const giveLetters = (editor: Editor, look: Readonly<Record<string, string | null>>): boolean =>
  editor.chain().focus().setMark('textStyle', look).removeEmptyTextStyle().run()
