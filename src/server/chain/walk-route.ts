import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { type ChainReport, chainWalkPath } from '../../contract/sync/chain'
import { may, seesAll } from '../auth/person'
import { type Route, route } from '../http/route'
import { walkChains } from './walk-chains'

/** Walks all that is chained, for whoever may see every row of it. Tells ids, places and times, and nothing of what records say. */
export const walkRoute: Route = route(
  `GET ${chainWalkPath}`,
  { door: 'signed-in', input: z.object({}), perMinute: 10 },
  async ({ engine, session: { person } }): Promise<ChainReport> => {
    const { chained = [] } = engine.catalogue
    if (chained.length === 0 || !chained.every((noun) => may(person, noun, 'list') && seesAll(person, noun))) refuse('access.denied')
    return walkChains(engine, person.tenant)
  },
)
