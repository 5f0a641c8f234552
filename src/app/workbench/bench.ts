import type { ReactNode } from 'react'
import type { Label } from '../../contract/label'

/** One thing about a block that can be set while it is looked at. `value`: what it is at first. */
export type BenchProp = { readonly name: string; readonly label: Label } & (
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'choice'; readonly value: string; readonly options: readonly string[] }
)

export type BenchValues = Readonly<Record<string, boolean | string | number>>

/** One state a block is shown in. `draw` is given what somebody has set; what needs hooks draws a component of its own. */
export type BenchState = { readonly key: string; readonly label: Label; readonly draw: (values: BenchValues) => ReactNode }

/** A block as the workbench shows it: what it is for, what can be set, and every state it can be in. */
export type Bench = { readonly about: Label; readonly props: readonly BenchProp[]; readonly states: readonly BenchState[] }
