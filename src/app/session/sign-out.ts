import { dropToasts } from '../design/overlay/toast'
import { forgetPin } from '../lock/pin-hint'
import type { Engine } from '../offline/engine'
import { wantsPush } from '../pwa/push-intent'
import { call } from '../wire/call'
import { leaveSession, useSession } from './session'

/** What the person is asked while signing out. Each resolves to what they want. */
export type Farewell = {
  readonly sure: () => Promise<boolean>
  /** What waits is being sent, for ten seconds at most. Returns how to say that this is over. */
  readonly sending: (count: number) => () => void
  /** Some edits could not be sent. Undefined: stay signed in. */
  readonly unsent: (count: number) => Promise<'keep' | 'discard' | undefined>
  /** The server said no, or nothing at all; the person is signed out here all the same. */
  readonly untold: (error: unknown) => void
}

async function sendAll(engine: Engine, { sending }: Farewell): Promise<number> {
  const { waiting } = engine.status.getState()
  const over = waiting > 0 ? sending(waiting) : undefined
  return engine.sendBeforeLeaving().finally(over)
}

/** What somebody was about to bring in goes with them, while its tables are open; where it cannot, it is sealed as all other work. */
const dropSheetsOf = ({ db }: Engine): Promise<void> =>
  import('../sheet/kept-sheets').then(({ dropSheets }) => dropSheets(db)).catch(() => undefined)

/** Milliseconds the server may take to hear of each: on a line that swallows everything nobody waits longer for the door to open. */
const patience = 8_000

/** Signs the person out: asks, tries to send what waits, tells the server, and takes what is readable off the device. */
export async function signOut(engine: Engine | undefined, farewell: Farewell): Promise<void> {
  if (!(await farewell.sure())) return
  const left = engine ? await sendAll(engine, farewell) : 0
  const how = left > 0 ? await farewell.unsent(left) : 'keep'
  if (!how) return
  if (engine) await dropSheetsOf(engine)
  await engine?.leave(how)
  dropToasts()
  const { tenant, person } = useSession.getState()
  await forgetPin(tenant, person?.id)
  // While the sign-in still holds: the server listens to nobody else.
  if (wantsPush()) await import('../pwa/push-device').then((part) => part.leavePush(patience)).catch(() => undefined)
  await call('POST', '/sys/logout', { body: {}, quiet: true, timeout: patience }).catch(farewell.untold)
  leaveSession()
}
