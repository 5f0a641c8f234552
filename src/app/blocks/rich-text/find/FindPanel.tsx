import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Label } from '../../../../contract/label'
import { BigButton } from '../../../design/BigButton'
import { Chip } from '../../../design/Chip'
import { useSay } from '../../../language/use-say'
import { words } from '../words'
import { findingOf, go, look, replace, replaceAll } from './find'

const nothing = { text: '', matchCase: false }

/** What is looked for while the panel is open, and what was said of it last. */
function useFinding(editor: Editor) {
  const [said, setSaid] = useState<{ label: Label; values?: Record<string, unknown> }>()
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(look(editor.state, nothing))
    },
    [editor],
  )
  /** Does a step, or says that what is looked for does not stand anywhere. */
  const step = (make: (state: Editor['state']) => Transaction | undefined): boolean => {
    const tr = make(editor.state)
    setSaid(tr ? undefined : { label: words.notFound })
    if (tr) editor.view.dispatch(tr)
    return tr !== undefined
  }
  return { said, setSaid, step }
}

/** Looks for a text and puts another in its place. Enter goes on, Shift and Enter back. */
export function FindPanel({ editor }: { editor: Editor }) {
  const say = useSay()
  const id = useId()
  const { said, setSaid, step } = useFinding(editor)
  const { text, matchCase, places, at } = findingOf(editor.state)
  const [other, setOther] = useState('')
  const seek = (wanted: { text?: string; matchCase?: boolean }) => {
    setSaid(undefined)
    editor.view.dispatch(look(editor.state, { text, matchCase, ...wanted }))
  }
  const goOn = (by: 1 | -1) => step((state) => go(state, by))
  const replaceHere = () => {
    if (findingOf(editor.state).at < 0) return void goOn(1)
    step((state) => replace(state, other))
    if (findingOf(editor.state).places.length > 0) goOn(1)
  }
  const replaceAllOfThem = () => {
    const count = places.length
    if (step((state) => replaceAll(state, other))) setSaid({ label: words.replaced, values: { count } })
  }
  const onEnter = (does: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    does(event)
  }
  return (
    <>
      <div className="rich-line">
        <label htmlFor={`${id}-find`}>{say(words.findWhat)}</label>
        <input
          id={`${id}-find`}
          className="input"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
          autoFocus
          maxLength={200}
          value={text}
          onChange={(event) => seek({ text: event.target.value })}
          onKeyDown={onEnter(({ shiftKey }) => goOn(shiftKey ? -1 : 1))}
        />
        <BigButton onClick={() => goOn(-1)}>{say(words.previous)}</BigButton>
        <BigButton onClick={() => goOn(1)}>{say(words.next)}</BigButton>
        <Chip chosen={matchCase} onToggle={() => seek({ matchCase: !matchCase })}>
          {say(words.matchCase)}
        </Chip>
      </div>
      <div className="rich-line">
        <label htmlFor={`${id}-replace`}>{say(words.replaceWith)}</label>
        <input
          id={`${id}-replace`}
          className="input"
          autoComplete="off"
          maxLength={2000}
          value={other}
          onChange={(event) => setOther(event.target.value)}
          onKeyDown={onEnter(replaceHere)}
        />
        <BigButton onClick={replaceHere}>{say(words.replace)}</BigButton>
        <BigButton onClick={replaceAllOfThem}>{say(words.replaceAll)}</BigButton>
      </div>
      <p className="rich-said" role="status">
        {said ? say(said.label, said.values) : text && (at >= 0 ? say(words.at, { at: at + 1, count: places.length }) : places.length)}
      </p>
    </>
  )
}
