import { catalogue } from '../../src/areas/areas'
import type { Resource, Row } from '../../src/contract/resource'
import { attendanceSamples } from '../areas/attendance/samples'
import { canteenSamples } from '../areas/canteen/samples'
import { familiesSamples } from '../areas/families/samples'
import { gardenSamples } from '../areas/garden/samples'
import { recipesSamples } from '../areas/recipes/samples'
import { staffSamples } from '../areas/staff/samples'
import { systemSamples } from '../areas/system/samples'
import { counts } from './counts'
import { at } from './every-noun'
import { sampleValue } from './sample-value'
import type { Sample, Values } from './samples'
import { bringFiles } from './server/kept-pictures'
import type { Caller } from './server/open-house'

/** What the rules of nouns ask beyond their facts. One line an area. */
const samples: Readonly<Partial<Record<string, Sample>>> = {
  ...attendanceSamples,
  ...canteenSamples,
  ...familiesSamples,
  ...gardenSamples,
  ...recipesSamples,
  ...staffSamples,
  ...systemSamples,
}

async function referred(call: Caller, resource: Resource, known: Values, isWhole: boolean): Promise<Values> {
  const values: Values = {}
  for (const [field, facts] of Object.entries(resource.fields)) {
    const isWanted = facts.required || (isWhole && facts.noun !== resource.name)
    const other = catalogue.resources[facts.noun ?? '']
    if (!other || facts.derived || field in known || !isWanted) continue
    const { id } = await make(call, other)
    values[field] = facts.kind === 'refs' ? [id] : id
  }
  return values
}

/** Takes away the row of a noun there is one of, so that a new one can be added. */
async function makeRoom(call: Caller, resource: Resource): Promise<void> {
  const { records }: { records: readonly Row[] } = (await call(at('GET', resource, 'list'))).result ?? { records: [] }
  for (const { id } of records) await call(at('DELETE', resource, `delete?id=${id}`))
}

/** Values of a new row that breaks no rule, `given` first. Rows it refers to are made before; `whole` fills in optional ones too. */
export async function valuesFor(call: Caller, resource: Resource, given: Values = {}, how: 'whole' | 'short' = 'short'): Promise<Values> {
  if (resource.single) await makeRoom(call, resource)
  const n = ++counts.made
  const own = Object.entries(resource.fields).filter(([, facts]) => !facts.derived && !facts.noun)
  const special = { ...(await samples[resource.name]?.({ call, make: (other, values) => make(call, other, values) }, given, n)), ...given }
  const needed = await referred(call, resource, special, how === 'whole')
  const values = { ...Object.fromEntries(own.map(([field, facts]) => [field, sampleValue(facts, n)])), ...needed, ...special }
  await bringFiles(call, resource.fields, values)
  return values
}

/** A new row of a noun, made as a person would make it. Throws what the server said against it. */
export async function make(call: Caller, resource: Resource, given: Values = {}, how: 'whole' | 'short' = 'short'): Promise<Row> {
  const answered = await call(at('POST', resource, 'add'), await valuesFor(call, resource, given, how))
  if (!answered.success) throw new Error(`${resource.name}: ${answered.message} ${JSON.stringify(answered.problems)}`)
  return answered.result
}
