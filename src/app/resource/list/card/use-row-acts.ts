import { ListChecks, type LucideIcon, Pencil, Phone, Plus, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { SwipeAct } from '../../../../contract/card'
import type { Resource } from '../../../../contract/resource'
import { callAddress } from '../../../design/call/call-address'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import { useRemoval } from '../../record/use-removal'
import { useRowVerbs } from '../../record/use-row-verbs'
import type { ViewRow } from '../../row'
import { useCardFields } from '../use-card-fields'
import { listWords } from '../words'
import { useOffered } from './use-offered'

/** Something that can be done with a row straight from the list. `href` leads out of the app, such as to the telephone. */
export type RowAct = {
  readonly act: SwipeAct | 'choose'
  readonly key: string
  readonly text: string
  readonly icon: LucideIcon
  readonly href?: string
  readonly run?: () => void
}

type With = {
  readonly onEdit: (row: ViewRow) => void
  /** Begins to choose rows, with this one. */
  readonly onChoose?: ((row: ViewRow) => void) | undefined
}

/** What the person may do with a row, in the order it is offered in: first what does most often follow a look at it, last what takes it away. */
export function useRowActs(resource: Resource, row: ViewRow, { onEdit, onChoose }: With): readonly RowAct[] {
  const say = useSay()
  const verbs = useRowVerbs(resource, row)
  const remove = useRemoval(resource, [row])
  const navigate = useNavigate()
  const { call } = useCardFields(resource)
  const offered = useOffered(resource)
  const number = call && row[call]
  return [
    ...(number ? [{ act: 'call', key: 'call', text: say(listWords.call), icon: Phone, href: callAddress(String(number)) } as const] : []),
    ...offered.map(({ noun, label, address }): RowAct => {
      const text = say(formWords.addNoun, { noun: say(label) })
      return { act: 'begin', key: noun, text, icon: Plus, run: () => void navigate(address(row.id)) }
    }),
    ...(onChoose
      ? [{ act: 'choose', key: 'choose', text: say(listWords.choose), icon: ListChecks, run: () => onChoose(row) } as const]
      : []),
    ...(verbs.includes('edit') ? [{ act: 'edit', key: 'edit', text: say('edit'), icon: Pencil, run: () => onEdit(row) } as const] : []),
    ...(verbs.includes('remove')
      ? [{ act: 'remove', key: 'remove', text: say('remove'), icon: Trash2, run: () => void remove([row.id]) } as const]
      : []),
  ]
}
