import * as z from 'zod/mini'
import { resourceOf } from '../../contract/catalogue'
import { refuse } from '../../contract/error'
import { isMade, madeCode, madeName } from '../../contract/made/made-name'
import type { GenericVerb, Resource } from '../../contract/resource'
import { may } from '../auth/person'
import type { Engine } from '../engine'
import { callIsAbout } from '../http/existing-client'
import { type Call, type Route, route } from '../http/route'
import type { anything } from '../http/sound-input'
import { engineAskedAgain } from './engine-of'

/** What is done with rows of a noun. */
export type MadeVerb = 'list' | GenericVerb

/** Part of the address. No field has a name that begins so. */
export const named = { _noun: z.string().check(z.maxLength(64)) }

/** The name of the noun somebody means: by that name, or by the code it has in its tenant. */
const meant = (tenant: number, given: string): string => (madeCode.test(given) ? madeName(tenant, given) : given)

/**
 * The noun a call names, among those of the caller's tenant, and the engine that knows it. Refuses for one the tenant does not have, for what
 * may not be done with it, and for what the caller may not do.
 */
export async function aimedNoun(
  { engine: asked, session: { person }, request }: Call<unknown>,
  given: string,
  verb: MadeVerb,
): Promise<{ readonly engine: Engine; readonly resource: Resource }> {
  const noun = meant(person.tenant, given)
  if (!isMade(noun)) refuse('noun.unknown', { noun: given })
  const engine = resourceOf(asked.catalogue, noun) ? asked : await engineAskedAgain(asked, person.tenant)
  const resource = resourceOf(engine.catalogue, noun) ?? refuse('noun.unknown', { noun: given })
  if (verb !== 'list' && !resource.verbs.includes(verb)) refuse('path.unknown')
  if (!may(person, noun, verb)) refuse('access.denied')
  callIsAbout(request, resource.fields)
  return { engine, resource }
}

export type MadeAddress = `${Route['method']} /${string}`
export type RunOf<Input> = (call: Call<Input>, resource: Resource) => unknown

/** A call of the noun its address names, that takes fields of it by whatever names. */
export const fieldsRoute = (address: MadeAddress, verb: MadeVerb, run: RunOf<z.infer<typeof anything>>, perMinute?: number): Route =>
  route(
    address,
    { door: 'signed-in', input: z.catchall(z.object(named), z.unknown()), ...(perMinute === undefined ? {} : { perMinute }) },
    async (call) => {
      const { engine, resource } = await aimedNoun(call, call.input._noun, verb)
      const { _noun: _, ...input } = call.input
      return run({ ...call, engine, input }, resource)
    },
  )
