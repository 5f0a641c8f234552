import type { Editor } from '@tiptap/core'
import {
  ALargeSmall,
  Baseline,
  Bold,
  Heading,
  Highlighter,
  Image,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  RemoveFormatting,
  Search,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
  Undo2,
  UnfoldVertical,
  WandSparkles,
} from 'lucide-react'
import type { Label } from '../../../../contract/label'
import { words as writing } from '../../../design/writing/words'
import { words } from '../words'
import { firstLine, giveLook, indentFirstLine, layOutAll } from '../write/lay-out'

/** What opens below the toolbar. */
export type PanelName = 'find' | 'block' | 'size' | 'colour' | 'ground' | 'lines' | 'link' | 'table'

/** One button of the toolbar. `keys`: what does the same while writing. */
export type Tool = {
  readonly key: string
  readonly label: Label
  readonly icon: LucideIcon
  readonly keys?: string
  readonly isOn?: (editor: Editor) => boolean
  readonly isOff?: (editor: Editor) => boolean
} & ({ readonly press: (editor: Editor) => unknown } | { readonly panel: PanelName } | { readonly takes: 'picture' })

const aligned = (align: 'left' | 'center' | 'right' | 'justify', label: Label, icon: LucideIcon): Tool => ({
  key: align,
  label,
  icon,
  isOn: (editor) => editor.isActive({ textAlign: align }),
  press: (editor) => giveLook(editor, { textAlign: editor.isActive({ textAlign: align }) ? null : align }),
})

type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'superscript' | 'subscript'
const marked = (mark: Mark, icon: LucideIcon, keys?: string): Tool => ({
  key: mark,
  label: words[mark],
  icon,
  ...(keys && { keys }),
  isOn: (editor) => editor.isActive(mark),
  press: (editor) => editor.chain().focus().toggleMark(mark).run(),
})

/** The toolbar, in groups. */
export const tools: readonly (readonly Tool[])[] = [
  [
    {
      key: 'undo',
      label: writing.undo,
      icon: Undo2,
      keys: 'Mod+Z',
      isOff: (editor) => !editor.can().undo(),
      press: (editor) => editor.chain().focus().undo().run(),
    },
    {
      key: 'redo',
      label: writing.redo,
      icon: Redo2,
      keys: 'Mod+Shift+Z',
      isOff: (editor) => !editor.can().redo(),
      press: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [
    { key: 'block', label: words.block, icon: Heading, panel: 'block', isOn: (editor) => editor.isActive('heading') },
    { key: 'size', label: words.size, icon: ALargeSmall, panel: 'size' },
    marked('bold', Bold, 'Mod+B'),
    marked('italic', Italic, 'Mod+I'),
    marked('underline', Underline, 'Mod+U'),
    marked('strike', Strikethrough),
    { key: 'colour', label: words.colour, icon: Baseline, panel: 'colour' },
    { key: 'ground', label: words.ground, icon: Highlighter, panel: 'ground' },
  ],
  [
    {
      key: 'bullets',
      label: words.bullets,
      icon: List,
      isOn: (editor) => editor.isActive('bulletList'),
      press: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      key: 'numbers',
      label: words.numbers,
      icon: ListOrdered,
      isOn: (editor) => editor.isActive('orderedList'),
      press: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    aligned('left', words.left, TextAlignStart),
    aligned('center', words.center, TextAlignCenter),
    aligned('right', words.right, TextAlignEnd),
    aligned('justify', words.justify, TextAlignJustify),
    {
      key: 'indent',
      label: words.indent,
      icon: IndentIncrease,
      isOn: (editor) => editor.isActive({ textIndent: firstLine }),
      press: indentFirstLine,
    },
    { key: 'lines', label: words.lines, icon: UnfoldVertical, panel: 'lines' },
    { key: 'layout', label: words.layout, icon: WandSparkles, press: ({ view, state }) => view.dispatch(layOutAll(state)) },
  ],
  [
    { key: 'link', label: words.link, icon: Link, keys: 'Mod+K', panel: 'link', isOn: (editor) => editor.isActive('link') },
    { key: 'picture', label: words.picture, icon: Image, takes: 'picture' },
    { key: 'table', label: words.table, icon: Table, panel: 'table', isOn: (editor) => editor.isActive('table') },
    { key: 'line', label: words.line, icon: Minus, press: (editor) => editor.chain().focus().setHorizontalRule().run() },
    marked('superscript', Superscript),
    marked('subscript', Subscript),
    {
      key: 'clear',
      label: words.clear,
      icon: RemoveFormatting,
      press: (editor) => {
        giveLook(editor, { textAlign: null, textIndent: null, lineHeight: null })
        editor.chain().unsetAllMarks().run()
      },
    },
    { key: 'find', label: words.find, icon: Search, keys: 'Mod+F', panel: 'find' },
  ],
]
