import type { Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'
import { isRichPicture, linkLook, linkSchemes } from '../../../../contract/fields/rich-html'
import { Find } from '../find/find'
import { Looks } from './looks'

const isLink = new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i')

const Picture = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: null }, width: { default: null }, height: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => (isRichPicture(element.getAttribute('src')) ? null : false) }],
})

/** Columns are as wide as what is in them: widths of one screen are wrong on another. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

const span = (name: 'colspan' | 'rowspan') => ({
  [name]: {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.min(100, Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1)),
    renderHTML: (given: Record<string, unknown>) => (Number(given[name]) > 1 ? { [name]: given[name] } : {}),
  },
})
const cellLooks = () => ({ ...span('colspan'), ...span('rowspan'), colwidth: { default: null, rendered: false, parseHTML: () => null } })

/** What a rich text is made of. All of it may be stored and shown (`contract/fields/rich-html`). */
export const extensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { ...linkLook, class: null },
      isAllowedUri: (address) => isLink.test(address ?? ''),
      shouldAutoLink: (address) => isLink.test(address),
    },
    orderedList: { HTMLAttributes: {} },
  }),
  TextStyle,
  Looks,
  Subscript,
  Superscript,
  Picture.configure({ allowBase64: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: cellLooks }),
  TableCell.extend({ addAttributes: cellLooks }),
  Find,
]
