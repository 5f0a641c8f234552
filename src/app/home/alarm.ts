import type { ComponentType } from 'react'
import type { Permission } from '../../contract/access'
import type { Label } from '../../contract/label'

/** Something that needs somebody now, or will at a known time. */
export type AlarmLine = {
  /** What it is about; unique among the lines of its alarm, and the same as long as it is about that. */
  readonly id: string
  /** `bad`: it is so. `soon`: it will be from `since` on, unless somebody acts. */
  readonly tone: 'bad' | 'soon'
  /** Name of its picture, as the menu names pictures. */
  readonly icon: string
  readonly said: Label
  /** Values of `said`. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Moment or time of day from which it is `bad`, as it is to be read. */
  readonly since: string
  /** Where one acts on it. */
  readonly to: string
}

/** What an alarm finds. `unknown`: it cannot be known now, as the server alone knows it and does not answer. */
export type AlarmFindings = readonly AlarmLine[] | 'unknown'

/** Until an alarm has told, it is taken to be looking. */
export type AlarmProps = { readonly tell: (found: AlarmFindings) => void }

/** What an area looks after for those who answer for the whole house. Its component draws nothing: it looks, and tells. */
export type Alarm = {
  /** `<area>/<matter>`. Unique in the product. */
  readonly name: string
  /** All of these are needed. */
  readonly needs: readonly Permission[]
  readonly load: () => Promise<ComponentType<AlarmProps>>
}
