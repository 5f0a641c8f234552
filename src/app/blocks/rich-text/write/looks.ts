import { Extension } from '@tiptap/core'
import { isRichStyle } from '../../../../contract/fields/rich-html'

/** A colour as it is chosen, `#c0241c`; browsers write it in their own way. */
const asChosen = (value: string): string => {
  const parts = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(value)?.slice(1)
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : value
}

/** A look that is kept under the name CSS has for it; what may not be given is not taken over from anywhere. */
const look = (attribute: string, css: string) => ({
  [attribute]: {
    default: null,
    parseHTML: (element: HTMLElement) => {
      const value = asChosen(element.style.getPropertyValue(css).trim())
      return isRichStyle(css, value) ? value : null
    },
    renderHTML: (given: Record<string, unknown>) => (given[attribute] ? { style: `${css}: ${given[attribute]}` } : {}),
  },
})

/** Blocks whose lines can be laid out. */
export const laidOut = ['paragraph', 'heading'] as const

/** How lines of a block are laid out (`textAlign`, `textIndent`, `lineHeight`), and how letters look (`color`, `backgroundColor`, `fontSize`). */
export const Looks = Extension.create({
  name: 'looks',
  addGlobalAttributes: () => [
    {
      types: [...laidOut],
      attributes: { ...look('textAlign', 'text-align'), ...look('textIndent', 'text-indent'), ...look('lineHeight', 'line-height') },
    },
    {
      types: ['textStyle'],
      attributes: { ...look('color', 'color'), ...look('backgroundColor', 'background-color'), ...look('fontSize', 'font-size') },
    },
  ],
})
