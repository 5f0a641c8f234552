import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { FieldFacts } from '../../contract/field'
import { asList } from '../../contract/fields/as-list'
import type { Resource } from '../../contract/resource'
import { asText } from '../fields/field-input'
import { useCan } from '../session/use-can'
import type { ViewRow } from './row'
import { type Titles, useTitles } from './use-titles'

/** What rows are called that a list refers to, by noun and id. */
export const ListTitlesContext = createContext<Readonly<Record<string, Titles>>>({})

/** Whether a field holds what is known by the title of another row. */
export const isReference = ({ kind, noun }: FieldFacts): boolean => noun !== undefined && (kind === 'ref' || kind === 'refs')

/** Ids of a noun that rows refer to in some columns and that nobody has told the titles of. */
function untoldIds({ fields }: Resource, noun: string, columns: readonly string[], rows: readonly ViewRow[]): readonly string[] {
  const names = columns.filter((name) => fields[name]?.noun === noun && isReference(fields[name]))
  const ids = rows.flatMap((row) =>
    names.filter((name) => !row[`${name}_dictText`]).flatMap((name) => (Array.isArray(row[name]) ? asList(row[name]) : asText(row[name]))),
  )
  return [...new Set(ids.filter(Boolean))]
}

type Props = { resource: Resource; columns: readonly string[]; rows: readonly ViewRow[]; children: ReactNode }

function TitlesOf({ noun, resource, columns, rows, children }: Props & { noun: string }) {
  const around = useContext(ListTitlesContext)
  const isTold = useCan()(`${noun}:list`)
  const ids = useMemo(() => (isTold ? untoldIds(resource, noun, columns, rows) : []), [isTold, resource, noun, columns, rows])
  const titles = useTitles(noun, ids)
  const known = useMemo(() => ({ ...around, [noun]: titles }), [around, noun, titles])
  return <ListTitlesContext value={known}>{children}</ListTitlesContext>
}

/**
 * Asks once for a whole list what the rows are called that it refers to, noun by noun. Where each cell asked for its own, a list that is
 * scrolled would ask this device's store for every row that comes into view.
 */
export function ListTitles({ children, ...props }: Props) {
  const { fields } = props.resource
  const nouns = [...new Set(Object.values(fields).flatMap((facts) => (facts.noun && isReference(facts) ? [facts.noun] : [])))]
  return nouns.reduce<ReactNode>(
    (inner, noun) => (
      <TitlesOf key={noun} noun={noun} {...props}>
        {inner}
      </TitlesOf>
    ),
    children,
  )
}

/** Whether a list knows by now what each row is called that its rows refer to, as far as this person may be told. */
export function useIsNamed(resource: Resource, columns: readonly string[], rows: readonly ViewRow[]): boolean {
  const known = useContext(ListTitlesContext)
  const can = useCan()
  return useMemo(() => {
    const nouns = new Set(columns.flatMap((name) => resource.fields[name]?.noun ?? []))
    return [...nouns]
      .filter((noun) => can(`${noun}:list`))
      .every((noun) => untoldIds(resource, noun, columns, rows).every((id) => known[noun]?.[id] !== undefined))
  }, [known, can, resource, columns, rows])
}
