import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cleanPasted } from './clean-pasted'
import { extensions } from './extensions'

type Given = {
  /** HTML; empty for nothing. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onBlur: (() => void) | undefined
  readonly editable: boolean
  /** Of the element that is written in. */
  readonly attributes: Readonly<Record<string, string>>
  /** Keys that do something beside the text. Answers whether it did. */
  readonly onKey: (event: KeyboardEvent) => boolean
  /** Takes pictures that were pasted or dropped; undefined where there can be none. */
  readonly onPictures: ((files: readonly File[], at?: number) => void) | undefined
}

/** The HTML of what is written: empty where nothing is. */
const htmlOf = (editor: Editor): string => {
  const { doc, schema } = editor.state
  const first = doc.childCount === 1 ? doc.firstChild : null
  const isEmpty = first?.type === schema.nodes.paragraph && first?.content.size === 0
  return isEmpty ? '' : editor.getHTML()
}

const picturesIn = (from: DataTransfer | null): readonly File[] => [...(from?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** What is copied within an editor is clean, and says so. */
const pasted = (html: string): string => (html.includes('data-pm-slice') ? html : cleanPasted(html))

type Latest = RefObject<Given>

const open = (element: HTMLElement, latest: Latest, written: RefObject<string>): Editor =>
  new Editor({
    element,
    extensions,
    content: latest.current.value,
    editable: latest.current.editable,
    editorProps: {
      attributes: { ...latest.current.attributes },
      transformPastedHTML: pasted,
      handleKeyDown: (_view, event) => latest.current.onKey(event),
      handlePaste(_view, { clipboardData }) {
        const pictures = picturesIn(clipboardData)
        // Office programs lay a picture of the text beside the text.
        const isText = clipboardData?.types.some((type) => type === 'text/html' || type === 'text/plain') ?? false
        if (pictures.length === 0 || isText || !latest.current.onPictures) return false
        latest.current.onPictures(pictures)
        return true
      },
      handleDrop(view, event) {
        const pictures = picturesIn(event.dataTransfer)
        if (pictures.length === 0) return false
        latest.current.onPictures?.(pictures, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
        return true
      },
    },
    onUpdate({ editor }) {
      written.current = htmlOf(editor)
      latest.current.onChange(written.current)
    },
    onBlur: () => latest.current.onBlur?.(),
  })

/**
 * An editor in an element of the page, once that is there. What comes in from elsewhere, such as a draft that was found, takes the place of what
 * stands in it; what is written in it goes out as it is written.
 */
export function useEditor(element: HTMLElement | null, given: Given): Editor | undefined {
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef(given)
  latest.current = given
  const written = useRef(given.value)
  useEffect(() => {
    if (!element) return undefined
    written.current = latest.current.value
    const made = open(element, latest, written)
    setEditor(made)
    return () => {
      setEditor(undefined)
      made.destroy()
    }
  }, [element])
  const { value, editable } = given
  const attributes = JSON.stringify(given.attributes)
  // At once: somebody may write before an effect that waits, which would take that back.
  useLayoutEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run()
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(editable, false)
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributes) } })
  }, [editor, editable, attributes])
  return editor
}
