import type { Permission as Code } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import { refuse, refuseFields } from '../../contract/error'
import { label } from '../../contract/label'
import { isMade, madeCode, madeName } from '../../contract/made/made-name'
import { lostField, type MadeDefinition, type MadeProblem, madeLimits, readDefinition, wrongField } from '../../contract/made/made-noun'
import type { ValuesIn } from '../../contract/resource'
import { Dict } from '../../contract/system/dict'
import { MadeNoun } from '../../contract/system/made-noun'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import { may } from '../auth/person'
import { behave, type OpContext } from '../resource/behaviour'
import { type GivenEntry, groupEntry, nounEntries } from '../seed/entries'
import { type MenuPlan, noMenuPlan } from '../system/menu-plan'
import { madeOf } from './read-made'

type Values = ValuesIn<typeof MadeNoun>

/** What is wrong with one of its fields is told as a problem inside the definition. */
const refuseDefinition = ({ at, ...problem }: MadeProblem): never =>
  refuseFields({ [at === undefined ? 'definition' : `definition.${at}`]: problem })

/** The definition somebody wrote, or a refusal that says where in it something is wrong. */
function definitionIn({ definition: text }: Values): MadeDefinition {
  const { definition, problem } = readDefinition(text)
  return definition ?? refuseDefinition(problem)
}

/** Whether a noun may be referred to: one of the product, or one the same tenant has made. */
async function isThere(ctx: OpContext, { resources }: Catalogue, noun: string, own: string): Promise<boolean> {
  const prefix = madeName(ctx.person.tenant, '')
  if (noun === own || Object.hasOwn(resources, noun)) return true
  return isMade(noun) && noun.startsWith(prefix) && (await ctx.readShared(MadeNoun, noun.slice(prefix.length))) !== undefined
}

/**
 * What its fields refer to is there. A field that is new refers only to what its author may list: whoever reads a row reads the titles of what it
 * refers to. `known`: names of the fields there were.
 */
async function checkReferences(
  ctx: OpContext,
  catalogue: Catalogue,
  { fields }: MadeDefinition,
  own: string,
  known: ReadonlySet<string>,
): Promise<void> {
  for (const [at, { name, noun, dict }] of fields.entries()) {
    if (noun && !(await isThere(ctx, catalogue, noun, own))) refuseDefinition(wrongField(at, 'noun'))
    if (noun && noun !== own && !known.has(name) && !may(ctx.person, noun, 'list')) refuseDefinition(wrongField(at, 'noun', 'made.unseen'))
    if (dict && (await ctx.rows(Dict, { dictCode: dict })).length === 0) refuseDefinition(wrongField(at, 'dict'))
  }
}

/** Its menu entry and buttons, by their ids; none of a definition that cannot be read. */
function entriesOf(tenant: number, values: Values | undefined, plan: MenuPlan): ReadonlyMap<string, GivenEntry['values']> {
  const { code, title, titleEn, definition, status } = values ?? { code: '', title: '', titleEn: '', definition: '', status: '' }
  const made = madeOf({ tenant, code, title, title_en: titleEn, definition, status })
  if (!('resource' in made)) return new Map()
  const entries = nounEntries(made.resource, undefined, 100, plan)
  return new Map(entries.map(({ id, values: given }) => [id, { ...given, status: made.isOn ? '1' : '0' }]))
}

const making = 'made-noun:add' satisfies Code

const group = groupEntry('made', { label: label('自建数据', 'Custom records'), icon: 'table' }, 50)

/** Gives what is new to the roles by which its author makes nouns: whoever made one can try it, and give it on. */
async function giveToMakers(ctx: OpContext, entries: readonly string[]): Promise<void> {
  for (const role of (await ctx.rows(Role, {})).filter(({ roleCode }) => ctx.person.roles.includes(roleCode))) {
    const permissions = role.permissions ?? []
    if (permissions.includes(making)) await ctx.put(Role, role.id, { permissions: [...new Set([...permissions, ...entries])] })
  }
}

/**
 * Makes the entries of a noun, by which it stands in the menu and can be given to roles, and changes in them what has changed in its
 * definition. What else people made of an entry stays.
 */
async function bringEntries(ctx: OpContext, before: Values | undefined, after: Values, plan: MenuPlan): Promise<void> {
  if (!(await ctx.find(Permission, group.id))) await ctx.put(Permission, group.id, group.values)
  const { tenant } = ctx.person
  const [had, has] = [entriesOf(tenant, before, plan), entriesOf(tenant, after, plan)]
  for (const [id, values] of has) {
    const { name, nameEn, status } = values
    const was = had.get(id)
    if (!was) await ctx.put(Permission, id, values)
    else if ((was.name !== name || was.nameEn !== nameEn || was.status !== status) && (await ctx.find(Permission, id)))
      await ctx.put(Permission, id, { name, nameEn, status })
  }
  for (const id of had.keys()) if (!has.has(id) && (await ctx.find(Permission, id))) await ctx.put(Permission, id, { status: '0' })
  if (!before) await giveToMakers(ctx, [...has.keys()])
}

/** What a definition must be, and what comes with it. `catalogue`: the nouns of the product. */
export const madeNounBehaviour = (catalogue: Catalogue, plan = noMenuPlan) =>
  behave(MadeNoun, {
    async before(ctx, { before, after }) {
      if (!madeCode.test(after.code)) refuseFields({ code: { code: 'made.code' } })
      const definition = definitionIn(after)
      const last = before && definitionIn(before)
      const known = new Set(last?.fields.map(({ name }) => name))
      await checkReferences(ctx, catalogue, definition, madeName(ctx.person.tenant, after.code), known)
      const lost = last && lostField(last, definition)
      if (lost) refuseDefinition(lost)
      if (!before && (await ctx.rows(MadeNoun, {})).length >= madeLimits.nouns) refuse('made.many', { max: madeLimits.nouns })
      return undefined
    },
    after: (ctx, { before, after }) => (after ? bringEntries(ctx, before, after, plan) : undefined),
  })
