import { indentLess, indentMore, indentWithTab, redo, redoDepth, toggleComment, undo, undoDepth } from '@codemirror/commands'
import { indentUnit, type LanguageSupport } from '@codemirror/language'
import { openSearchPanel } from '@codemirror/search'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, type KeyBinding, keymap } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CodeMode } from '../../../../contract/fields/code-mode'
import type { Language } from '../../../../contract/label'
import { languages } from './languages'
import { looks } from './looks'
import { phrasesIn } from './phrases'

type Given = {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly onBlur: (() => void) | undefined
  readonly mode: CodeMode
  /** Columns a step of indenting has. */
  readonly tabSize: number
  readonly editable: boolean
  readonly language: Language
  /** Of the element that is written in. */
  readonly attributes: Readonly<Record<string, string>>
  /** Goes to the tools. */
  readonly onTools: () => void
  /** Escape was pressed, and nothing in the view closed by it. Answers whether something did. */
  readonly onEscape: () => boolean
}

/** What can be taken back, and how many lines there are. */
export type CodeState = { readonly undo: boolean; readonly redo: boolean; readonly lines: number }
const stateOf = ({ state }: EditorView): CodeState => ({
  undo: undoDepth(state) > 0,
  redo: redoDepth(state) > 0,
  lines: state.doc.lines,
})

const steps = { undo, redo, more: indentMore, less: indentLess, comment: toggleComment, find: openSearchPanel } as const
export type CodeStep = keyof typeof steps

/** What a view is set to, apart from its language. */
const settingsOf = ({ tabSize, editable, language, attributes }: Given): Extension => [
  EditorState.tabSize.of(tabSize),
  indentUnit.of(' '.repeat(tabSize)),
  EditorState.readOnly.of(!editable),
  EditorView.editable.of(editable),
  EditorState.phrases.of(phrasesIn(language)),
  // Where a browser writes without an editable element, or nobody may write, it is still reached by keys.
  EditorView.contentAttributes.of({ ...attributes, tabindex: '0' }),
]

type Parts = { readonly settings: Compartment; readonly speech: Compartment; readonly written: RefObject<string> }

const leading = (latest: RefObject<Given>): readonly KeyBinding[] => [
  {
    key: 'Alt-F10',
    run: () => {
      latest.current.onTools()
      return true
    },
  },
  { key: 'Escape', stopPropagation: true, run: () => latest.current.onEscape() },
]

const open = (parent: HTMLElement, latest: RefObject<Given>, { settings, speech, written }: Parts, told: (view: EditorView) => void) =>
  new EditorView({
    parent,
    doc: latest.current.value,
    extensions: [
      EditorView.domEventHandlers({ blur: () => void latest.current.onBlur?.() }),
      basicSetup,
      keymap.of([indentWithTab, ...leading(latest)]),
      looks,
      settings.of(settingsOf(latest.current)),
      speech.of([]),
      EditorView.updateListener.of(({ docChanged, view, transactions }) => {
        if (docChanged || transactions.length > 0) told(view)
        const code = docChanged ? view.state.doc.toString() : written.current
        if (code === written.current) return
        written.current = code
        latest.current.onChange(code)
      }),
    ],
  })

/** The language of a mode, once it is there; code is plain until then, and stays so where it cannot be had. */
function useSpeech(mode: CodeMode): LanguageSupport | undefined {
  const [speech, setSpeech] = useState<{ mode: CodeMode; support: LanguageSupport }>()
  useEffect(() => {
    let isWanted = true
    languages[mode]().then(
      (support) => isWanted && setSpeech({ mode, support }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [mode])
  return speech?.mode === mode ? speech.support : undefined
}

/** A view of code in an element of the page, once that is there. What comes in from elsewhere takes the place of what stands in it. */
export function useCodeView(element: HTMLElement | null, given: Given) {
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<CodeState>({ undo: false, redo: false, lines: 1 })
  const latest = useRef(given)
  latest.current = given
  const written = useRef(given.value)
  const parts = useRef({ settings: new Compartment(), speech: new Compartment(), written })
  useEffect(() => {
    if (!element) return undefined
    written.current = latest.current.value
    const tell = (made: EditorView) =>
      setState((was) => {
        const now = stateOf(made)
        return was.undo === now.undo && was.redo === now.redo && was.lines === now.lines ? was : now
      })
    const made = open(element, latest, parts.current, tell)
    tell(made)
    setView(made)
    return () => {
      setView(undefined)
      made.destroy()
    }
  }, [element])
  const { value, mode } = given
  // At once: somebody may write before an effect that waits, which would take that back.
  useLayoutEffect(() => {
    if (!view || value === written.current) return
    written.current = value
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } })
  }, [view, value])
  const settings = JSON.stringify([given.tabSize, given.editable, given.language, given.attributes])
  useEffect(() => {
    void settings
    view?.dispatch({ effects: parts.current.settings.reconfigure(settingsOf(latest.current)) })
  }, [view, settings])
  const speech = useSpeech(mode)
  useEffect(() => {
    view?.dispatch({ effects: parts.current.speech.reconfigure(speech ?? []) })
  }, [view, speech])
  const step = (name: CodeStep) => {
    if (!view) return
    steps[name](view)
    if (name !== 'find') view.focus()
  }
  return { view, state, step }
}
