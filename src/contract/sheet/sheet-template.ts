import type { FieldFacts } from '../field'
import type { Values } from '../fields/values'
import type { Label } from '../label'
import type { Resource } from '../resource'

/** A column: the field it fills, and what is said of it. */
export type SheetColumn<F extends string = string> = {
  readonly field: F
  /** What it is called, where the field's own name would leave it open whose it is. */
  readonly label?: Label
  readonly hint?: Label
  /** What stands in the example line: as somebody would type it; of a dictionary its values, with commas between. */
  readonly example?: string
  /** It may not stay empty, although the field may. */
  readonly required?: boolean
  /** No file to fill in has it; it is read where a sheet has it, as one that went out from a list does. */
  readonly unasked?: boolean
}

/** What of a line becomes one row of a noun. */
export type SheetPart = {
  readonly name: string
  readonly resource: Resource
  readonly columns: readonly SheetColumn[]
  /** Fields that together say which row of the house is meant; the first of several ways that finds one counts. */
  readonly known: readonly (readonly string[])[]
  /** A line that says in all its columns what a row of the house says is that row, and not one more. */
  readonly knownWhole?: boolean
  /** Fields that name the row of another part. */
  readonly refers?: Readonly<Record<string, string>>
  /** Fields that are as another part has them: its name and field. */
  readonly copies?: Readonly<Record<string, readonly [part: string, field: string]>>
  /** Values of a new row that nobody is asked for. */
  readonly fixed?: Values
  /** The column at which what is wrong with a field without one is said. */
  readonly saidAt?: Readonly<Record<string, string>>
  /** A line that says nothing of it has no such row. */
  readonly mayLack?: boolean
}

/** A sheet people fill in: a line of it becomes a row of each part, in their order. What a part refers to comes before it. */
export type SheetTemplate = {
  /** Last part of its addresses. */
  readonly name: string
  readonly label: Label
  /** What it brings, for whoever fills it in. */
  readonly about: Label
  readonly parts: readonly [SheetPart, ...SheetPart[]]
  /** Cells of the example line that say nothing of their own show what their kind of field asks for. */
  readonly showsKinds?: boolean
}

/** One part, its columns checked against the noun's fields by the compiler. */
export const sheetPart = <R extends Resource>(
  resource: R,
  facts: Omit<SheetPart, 'resource' | 'columns'> & { readonly columns: readonly SheetColumn<keyof R['fields'] & string>[] },
): SheetPart => ({ ...facts, resource })

/** A column with all that is known of it. */
export type KnownColumn = SheetColumn & {
  readonly part: SheetPart
  readonly facts: FieldFacts
  readonly label: Label
  readonly required: boolean
}

/** The columns of a template in their order. */
export const columnsOf = ({ parts }: SheetTemplate): readonly KnownColumn[] =>
  parts.flatMap((part) =>
    part.columns.flatMap((column) => {
      const facts = part.resource.fields[column.field]
      const required = column.required ?? (facts?.required === true && facts.initial === undefined && !part.mayLack)
      return facts ? [{ ...column, part, facts, label: column.label ?? facts.label, required }] : []
    }),
  )

/** Those a file to fill in has. */
export const askedOf = (template: SheetTemplate): readonly KnownColumn[] => columnsOf(template).filter(({ unasked }) => !unasked)
