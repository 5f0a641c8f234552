import type { Engine } from '../engine'
import { forgetPerson, forgetSignIns } from '../push/devices'

/** Ends one sign-in of an account, by its key; nothing is told any more to the device it was on. */
export const endSignIn = async (engine: Engine, tenant: number, user: string, key: string): Promise<void> =>
  forgetSignIns(engine, await engine.people.closeOne(tenant, user, key))

/** The same with every sign-in but `kept`, told as it is stored. */
export const endOtherSignIns = async (engine: Engine, tenant: number, user: string, kept: string): Promise<void> =>
  forgetSignIns(engine, await engine.people.closeAll(tenant, user, kept))

/** The same with every sign-in: nothing is told to any device that was ever theirs. */
export async function endSignIns(engine: Engine, tenant: number, user: string): Promise<void> {
  await engine.people.closeAll(tenant, user)
  await forgetPerson(engine, tenant, user)
}
