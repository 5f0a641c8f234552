import {
  Bold,
  Code,
  Heading,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Strikethrough,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react'
import type { Label } from '../../../contract/label'
import { words as writing } from '../../design/writing/words'
import type { Say } from '../../language/use-say'
import { around, asCode, beginLines, insertBelow, type Mark, nextHeading } from './marks'
import { words } from './words'

/** One button: what it does to the text, or a step of the browser's own history. */
export type MarkTool = { readonly key: string; readonly label: Label; readonly icon: LucideIcon; readonly keys?: string } & (
  | { readonly mark: (say: Say) => Mark }
  | { readonly step: 'undo' | 'redo' }
)

const tableOf = (say: Say) => {
  const columns = [1, 2, 3].map((at) => say(words.column, { at }))
  return `| ${columns.join(' | ')} |\n| --- | --- | --- |\n|  |  |  |`
}

/** The buttons, in groups. */
export const tools: readonly (readonly MarkTool[])[] = [
  [
    { key: 'undo', label: writing.undo, icon: Undo2, keys: 'Mod+Z', step: 'undo' },
    { key: 'redo', label: writing.redo, icon: Redo2, keys: 'Mod+Shift+Z', step: 'redo' },
  ],
  [
    { key: 'heading', label: words.heading, icon: Heading, mark: () => nextHeading },
    { key: 'bold', label: words.bold, icon: Bold, keys: 'Mod+B', mark: (say) => around('**', say(words.text)) },
    { key: 'italic', label: words.italic, icon: Italic, keys: 'Mod+I', mark: (say) => around('*', say(words.text)) },
    { key: 'strike', label: words.strike, icon: Strikethrough, mark: (say) => around('~~', say(words.text)) },
  ],
  [
    { key: 'bullets', label: words.bullets, icon: List, mark: () => beginLines(() => '- ', /^[-*+] (?!\[)/) },
    { key: 'numbers', label: words.numbers, icon: ListOrdered, mark: () => beginLines((at) => `${at + 1}. `, /^\d{1,9}[.)] /) },
    { key: 'tasks', label: words.tasks, icon: ListChecks, mark: () => beginLines(() => '- [ ] ', /^[-*+] \[[ xX]\] /) },
    { key: 'quote', label: words.quote, icon: TextQuote, mark: () => beginLines(() => '> ', /^> /) },
  ],
  [
    { key: 'link', label: words.link, icon: Link, keys: 'Mod+K', mark: (say) => around('[', say(words.text), '](https://)') },
    { key: 'code', label: words.code, icon: Code, mark: (say) => asCode(say(words.text)) },
    { key: 'table', label: words.table, icon: Table, mark: (say) => insertBelow(tableOf(say)) },
    { key: 'line', label: words.line, icon: Minus, mark: () => insertBelow('---') },
  ],
]
