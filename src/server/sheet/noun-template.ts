import { can, readablePart, unreadFields } from '../../contract/access'
import { kindOf } from '../../contract/fields/kind'
import { label } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import type { SheetTemplate } from '../../contract/sheet/sheet-template'
import type { Person } from '../auth/person'

/** What every sheet of a noun is for. */
const about = label(
  '每行一条记录。与已有记录编号相同的行会修改那条记录。',
  'A record a line. A line with the number of a record there is changes that one.',
)

/**
 * The sheet of a noun for one person: the lines of its form as columns, and what else a new row cannot do without, as far as they read and
 * write it; of a sheet that has more of its fields those are read too. What is worked out, pictures and secrets are no cells.
 */
export function templateOfNoun(resource: Resource, { granted }: Person): SheetTemplate {
  const holds = (permission: `${string}:${string}`) => can(granted, permission)
  const readable = readablePart(resource, holds)
  const unread = unreadFields(resource, holds)
  const isColumn = (field: string) => {
    const facts = readable.fields[field]
    return facts !== undefined && !facts.derived && !kindOf(facts)?.apart && !unread.includes(field)
  }
  const needed = Object.keys(readable.fields).filter((field) => readable.fields[field]?.required)
  const asked = new Set([...readable.form.flat(), ...needed])
  const columns = [...new Set([...asked, ...Object.keys(readable.fields)])].filter(isColumn)
  const known = columns.filter((field) => readable.fields[field]?.unique).map((field) => [field])
  return {
    name: resource.name,
    label: resource.label,
    about,
    parts: [
      {
        name: resource.name,
        resource,
        columns: columns.map((field) => ({ field, ...(!asked.has(field) && { unasked: true }) })),
        known,
        knownWhole: true,
      },
    ],
    showsKinds: true,
  }
}
