import { type Editor, getMarkRange } from '@tiptap/core'
import { useId, useState } from 'react'
import { BigButton } from '../../../design/BigButton'
import { useSay } from '../../../language/use-say'
import { words } from '../words'
import { addressOf } from '../write/link-address'

/** Makes what is chosen a link; where nothing is chosen, or the link somebody stands in, its address is what is written. */
function link(editor: Editor, href: string): void {
  const { selection, schema } = editor.state
  const isWithin = schema.marks.link && getMarkRange(selection.$from, schema.marks.link) !== undefined
  if (!selection.empty || isWithin) editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
  else
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: href.replace(/^(mailto|tel):/, ''), marks: [{ type: 'link', attrs: { href } }] })
      .run()
}

/** The address of a link. */
export function LinkPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const say = useSay()
  const id = useId()
  const old = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(old)
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const href = addressOf(typed)
    setWrong(href === undefined)
    if (href === undefined) return
    link(editor, href)
    onDone()
  }
  return (
    <div className="rich-line">
      <label htmlFor={id}>{say(words.address)}</label>
      <input
        id={id}
        className="input"
        inputMode="url"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
        autoFocus
        placeholder={say(words.linkHint)}
        maxLength={2000}
        value={typed}
        aria-invalid={isWrong || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It stands within the form of a record.
          event.preventDefault()
          apply()
        }}
      />
      <BigButton onClick={apply}>{say(words.apply)}</BigButton>
      {old && (
        <BigButton
          look="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          {say(words.unlink)}
        </BigButton>
      )}
      {isWrong && (
        <p className="field-problem" role="alert">
          {say(words.noLink)}
        </p>
      )}
    </div>
  )
}
