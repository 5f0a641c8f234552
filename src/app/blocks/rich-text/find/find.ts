import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export type Place = { readonly from: number; readonly to: number }
/** What is looked for. */
export type Wanted = { readonly text: string; readonly matchCase: boolean }
type Finding = Wanted & { readonly places: readonly Place[]; readonly at: number }

/** What stands in a text for a picture or a break: one place, like each of them. */
const thing = '\ufffc'

/** Letters in one case, as many of them as before. */
const folded = (text: string): string =>
  [...text].map((one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join('')

/** Where a text stands, from the beginning on; no two places overlap. Across paragraphs nothing is found. */
export function placesOf(doc: Node, { text, matchCase }: Wanted): readonly Place[] {
  if (text === '') return []
  const read = matchCase ? (one: string) => one : folded
  const wanted = read(text)
  const found: Place[] = []
  doc.descendants((block, start) => {
    if (!block.isTextblock) return true
    const all = read(block.textBetween(0, block.content.size, undefined, thing))
    for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length))
      found.push({ from: start + 1 + at, to: start + 1 + at + wanted.length })
    return false
  })
  return found
}

const nothing: Finding = { text: '', matchCase: false, places: [], at: -1 }
const key = new PluginKey<Finding>('find')

/** What is being looked for, where it stands, and at which of these places somebody is (-1 for none). */
export const findingOf = (state: EditorState): Finding => key.getState(state) ?? nothing

const marked = (places: readonly Place[], at: number, doc: Node) =>
  DecorationSet.create(
    doc,
    places.map(({ from, to }, index) => Decoration.inline(from, to, { class: index === at ? 'rich-found-here' : 'rich-found' })),
  )

/** Shows every place at which what is looked for stands. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Finding>({
      key,
      state: {
        init: () => nothing,
        apply(tr, was) {
          const now = { ...was, ...(tr.getMeta(key) as Partial<Finding> | undefined) }
          if (now === was || (!tr.docChanged && !tr.getMeta(key))) return was
          const places = placesOf(tr.doc, now)
          return { ...now, places, at: Math.min(now.at, places.length - 1) }
        },
      },
      props: {
        decorations(state) {
          const { places, at } = findingOf(state)
          return marked(places, at, state.doc)
        },
      },
    }),
  ],
})

/** Looks for something else, from where the cursor is. An empty text ends it. */
export function look(state: EditorState, wanted: Wanted): Transaction {
  return state.tr.setMeta(key, { ...wanted, at: -1 })
}

/** Goes to the next place, or with -1 to the one before; from the last to the first. Undefined where there is none. */
export function go(state: EditorState, by: 1 | -1): Transaction | undefined {
  const { places, at } = findingOf(state)
  if (places.length === 0) return undefined
  const { from } = state.selection
  const after = places.findIndex((place) => place.from >= from)
  const first = by === 1 ? Math.max(after, 0) : (after < 0 ? places.length : after) - 1
  const next = (((at < 0 ? first : at + by) % places.length) + places.length) % places.length
  const place = places[next]
  if (!place) return undefined
  return state.tr
    .setSelection(TextSelection.create(state.doc, place.from, place.to))
    .setMeta(key, { at: next })
    .scrollIntoView()
}

function put(tr: Transaction, { from, to }: Place, text: string): void {
  if (text === '') tr.delete(from, to)
  else tr.insertText(text, from, to)
}

/** Puts another text in the place somebody is at, and goes on to the next. Undefined where they are at none. */
export function replace(state: EditorState, text: string): Transaction | undefined {
  const { places, at } = findingOf(state)
  const place = places[at]
  if (!place) return undefined
  const tr = state.tr
  put(tr, place, text)
  const end = Math.min(place.from + text.length, tr.doc.content.size)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end))).setMeta(key, { at: -1 })
}

/** Puts another text in every place, in one step that can be taken back. Undefined where there is none. */
export function replaceAll(state: EditorState, text: string): Transaction | undefined {
  const { places } = findingOf(state)
  if (places.length === 0) return undefined
  const tr = state.tr
  for (const place of [...places].reverse()) put(tr, place, text)
  return tr.setMeta(key, { at: -1 })
}
