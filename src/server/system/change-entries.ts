import * as z from 'zod/mini'
import { asList } from '../../contract/fields/as-list'
import type { Resource, Row } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { editAgain } from '../resource/edit-again'
import { findRow } from '../resource/list'
import { type Difference, differenceOf, withDifference } from './difference'
import { everyIdIn } from './people/asked-ids'

/** Ids of entries, with commas between; `*` is the entry that gives everything. */
const keys = z.nullish(z.string().check(z.regex(/^[\w.:*,-]{0,130000}$/)))

/** How clients say which entries a role or a department is given: those it has now, and those it had. */
export const changedEntries = { permissionIds: keys, lastpermissionIds: keys }
type Changed = { readonly [key in keyof typeof changedEntries]?: string | null | undefined }

/** What was asked for so. */
export const changeAsked = ({ permissionIds, lastpermissionIds }: Changed): Difference =>
  differenceOf(everyIdIn(permissionIds), everyIdIn(lastpermissionIds))

/** Ids of the entries a role or a department names. */
export const entriesIn = (row: Row | undefined): readonly string[] => asList(row?.permissions)

/** Gives and takes entries, whatever else the row has by now. `fresh`: what a row that is not there yet is made with. */
export const changeEntries = (
  engine: Engine,
  person: Person,
  noun: Resource,
  key: string,
  difference: Difference,
  fresh: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  editAgain(
    engine,
    person,
    { noun: noun.name, key },
    () => findRow(engine, person, noun, key),
    (row) => ({ ...(row ? {} : fresh), permissions: withDifference(entriesIn(row), difference) }),
  )
