import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Configuration } from '../configuration'

/** Throws `EADDRINUSE` and the like when nobody can listen where the product should, before it has done anything else. */
export async function refuseTakenPort({ port, host }: Configuration): Promise<void> {
  const probe = createServer()
  probe.listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
