import { madeName } from '../../contract/made/made-name'
import { type MadeDefinition, type MadeProblem, madeNoun, readDefinition } from '../../contract/made/made-noun'
import type { Resource } from '../../contract/resource'
import { MadeNoun } from '../../contract/system/made-noun'
import { tableOf } from '../db/column'

/** A definition as the database has it. */
export type MadeRow = {
  readonly tenant: number
  readonly code: string
  readonly title: string
  readonly title_en: string | null
  readonly definition: string
  readonly status: string
}

/** A noun a tenant has made. One that is switched off is in no catalogue; its table and its rows are still there. */
export type Made = {
  readonly tenant: number
  readonly definition: MadeDefinition
  readonly resource: Resource
  readonly isOn: boolean
}

/** Reads all of them, for a connection that sees every tenant; another sees its own. */
export const selectMade = `select tenant_id as tenant, code, title, title_en, definition, status from ${tableOf(MadeNoun.name)}
  where not gone order by tenant_id, code`

const onStatus = '1'

/** The noun of a definition, with the text of it read anew: undefined where this release would not take it. */
export function madeOf({ tenant, code, title, title_en, definition: text, status }: MadeRow): Made | MadeProblem {
  const { definition, problem } = readDefinition(text)
  if (problem) return problem
  const label = { zh: title, en: title_en || title }
  return { tenant, definition, isOn: status === onStatus, resource: madeNoun(madeName(tenant, code), label, definition) }
}

const isMade = (read: Made | MadeProblem): read is Made => 'resource' in read

/** Nouns of some definitions. One that this release cannot read, because another wrote it, is left out: nothing of it is served or touched. */
export const madeBy = (rows: readonly MadeRow[]): Made[] => rows.map(madeOf).filter(isMade)
