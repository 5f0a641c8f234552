import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Permission } from '../../contract/access'
import type { Label } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import type { ViewRow } from '../resource/row'
import type { Act } from './record-page'

/** `onDone`: it is done, and nothing is chosen any more; `onClose`: it was let be. */
export type SeveralProps = {
  readonly resource: Resource
  readonly rows: readonly ViewRow[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** An act of a record as it is done with several at once: in a sheet that says what becomes of each. */
export type SeveralAct = {
  readonly name: string
  readonly label: Label
  readonly icon: LucideIcon
  readonly needs?: Permission
  readonly sheet: ComponentType<SeveralProps>
}

/** Those of a record's acts that are done with several as well. */
export const severalActs = (acts: readonly Act[]): readonly SeveralAct[] =>
  acts.flatMap((act) => {
    if (!('several' in act) || !act.several) return []
    const { name, label, icon, needs, several } = act
    return [{ name, label, icon, sheet: several, ...(needs && { needs }) }]
  })
