import type { Editor } from '@tiptap/core'
import { letterSizes } from '../../../../contract/fields/rich-html'
import type { Say } from '../../../language/use-say'
import { words } from '../words'
import { giveLetters, giveLook } from '../write/lay-out'
import type { Choice } from './ChoicePanel'

/** Pixels. */
export const sizes: readonly number[] = [letterSizes.least, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, letterSizes.most]
const lineHeights: readonly string[] = ['1', '1.25', '1.5', '1.75', '2', '2.5', '3']
const levels = [1, 2, 3] as const

/** What a paragraph is: text, heading or quotation. */
export const blockChoices = (editor: Editor, say: Say): readonly Choice[] => [
  {
    key: 'plain',
    text: say(words.plain),
    isChosen: editor.isActive('paragraph') && !editor.isActive('blockquote'),
    choose: () => editor.chain().focus().setParagraph().unsetBlockquote().run(),
  },
  ...levels.map((level) => ({
    key: `h${level}`,
    text: say(words.heading, { level }),
    isChosen: editor.isActive('heading', { level }),
    choose: () => editor.chain().focus().toggleHeading({ level }).run(),
  })),
  {
    key: 'quote',
    text: say(words.quote),
    isChosen: editor.isActive('blockquote'),
    choose: () => editor.chain().focus().toggleBlockquote().run(),
  },
]

const one = (text: string, isChosen: boolean, choose: () => void): Choice => ({ key: text, text, isChosen, choose })

export function sizeChoices(editor: Editor, say: Say): readonly Choice[] {
  const now = editor.getAttributes('textStyle').fontSize
  const give = (fontSize: string | null) => () => void giveLetters(editor, { fontSize })
  return [one(say(words.usual), !now, give(null)), ...sizes.map((size) => one(`${size}`, now === `${size}px`, give(`${size}px`)))]
}

export function lineChoices(editor: Editor, say: Say): readonly Choice[] {
  const isNow = (lineHeight: string) => editor.isActive({ lineHeight })
  const give = (lineHeight: string | null) => () => void giveLook(editor, { lineHeight })
  return [
    one(say(words.usual), !lineHeights.some(isNow), give(null)),
    ...lineHeights.map((height) => one(height, isNow(height), give(height))),
  ]
}
