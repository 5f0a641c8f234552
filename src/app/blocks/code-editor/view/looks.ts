import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Colours are those of the product, so that they follow its themes by themselves. */
const letters = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName], color: 'var(--accent-text)' },
  { tag: [tags.string, tags.regexp, tags.attributeValue, tags.special(tags.string)], color: 'var(--present)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: 'var(--leave)' },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.attributeName, tags.propertyName], color: 'var(--late)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: [tags.heading, tags.strong], fontWeight: 'bold' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--accent-text)', textDecoration: 'underline' },
  { tag: tags.invalid, color: 'var(--sick)' },
])

const box = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent', fontSize: 'var(--code-size)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--ground)', color: 'var(--quiet)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--accent-soft) 50%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 35%, transparent)',
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--leave) 30%, transparent)' },
  '.cm-searchMatch.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--accent) 50%, transparent)' },
  '.cm-panels, .cm-tooltip': { backgroundColor: 'var(--card)', color: 'var(--ink)', borderColor: 'var(--line-strong)' },
  '.cm-panel.cm-search label': { fontSize: 'inherit' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s2)',
    padding: 'var(--s2) var(--s8) var(--s2) var(--s3)',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', height: '0', content: '""' },
  '.cm-textfield, .cm-button': {
    minHeight: 'var(--code-touch)',
    margin: '0',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--corner)',
    backgroundColor: 'var(--card)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search [name=close]': {
    minWidth: 'var(--code-touch)',
    minHeight: 'var(--code-touch)',
    color: 'var(--ink)',
    fontSize: '1.25em',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent-fill)', color: 'var(--on-accent)' },
})

/** How code looks, in either theme. */
export const looks = [box, syntaxHighlighting(letters, { fallback: false })]
