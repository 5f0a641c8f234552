import type { Editor } from '@tiptap/core'
import { Ban } from 'lucide-react'
import type { Label } from '../../../../contract/label'
import { label } from '../../../../contract/label'
import { useSay } from '../../../language/use-say'
import { words } from '../words'
import { giveLetters } from '../write/lay-out'

type Colour = readonly [code: string, name: Label]

const letters: readonly Colour[] = [
  ['#1f2937', label('黑', 'Black')],
  ['#5b6470', label('灰', 'Grey')],
  ['#c0241c', label('红', 'Red')],
  ['#b45309', label('橙', 'Orange')],
  ['#8a6100', label('黄', 'Yellow')],
  ['#1f7a3d', label('绿', 'Green')],
  ['#0e7490', label('青', 'Teal')],
  ['#0b6fd6', label('蓝', 'Blue')],
  ['#7c3aed', label('紫', 'Purple')],
  ['#be185d', label('粉', 'Pink')],
]
const grounds: readonly Colour[] = [
  ['#eef0f3', label('灰', 'Grey')],
  ['#fdecea', label('红', 'Red')],
  ['#ffe8d1', label('橙', 'Orange')],
  ['#fff3b0', label('黄', 'Yellow')],
  ['#d9f2e1', label('绿', 'Green')],
  ['#d5f0f5', label('青', 'Teal')],
  ['#dbeafe', label('蓝', 'Blue')],
  ['#ede4ff', label('紫', 'Purple')],
]

const looks = { colour: ['color', letters], ground: ['backgroundColor', grounds] } as const

/** A colour for letters, or for the ground behind them: one that can be read, or one's own. */
export function ColourPanel({ editor, of }: { editor: Editor; of: keyof typeof looks }) {
  const say = useSay()
  const [look, colours] = looks[of]
  const now: unknown = editor.getAttributes('textStyle')[look]
  const give = (colour: string | null) => giveLetters(editor, { [look]: colour })
  return (
    <div className="chips">
      <button type="button" className="rich-swatch" aria-pressed={!now} title={say(words.usual)} onClick={() => give(null)}>
        <Ban size={20} aria-label={say(words.usual)} />
      </button>
      {colours.map(([code, name]) => (
        <button
          key={code}
          type="button"
          className="rich-swatch"
          aria-pressed={now === code}
          aria-label={say(name)}
          title={say(name)}
          style={{ background: code }}
          onClick={() => give(code)}
        />
      ))}
      <label className="rich-own-colour">
        {say(words.ownColour)}
        <input
          type="color"
          value={typeof now === 'string' && /^#[\da-f]{6}$/i.test(now) ? now : '#1f2937'}
          onChange={(event) => give(event.target.value)}
        />
      </label>
    </div>
  )
}
