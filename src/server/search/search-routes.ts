import * as z from 'zod/mini'
import { resourceOf } from '../../contract/catalogue'
import type { Row } from '../../contract/resource'
import { longestWords, mostNouns, searchPath } from '../../contract/search/search-call'
import { may } from '../auth/person'
import { route } from '../http/route'
import { findRows } from './find-rows'

const asked = z.object({
  words: z.string().check(z.maxLength(longestWords)),
  nouns: z.string().check(z.regex(/^[\w,-]{1,1000}$/)),
})

/** Somebody who types fast asks three times a second. */
const perMinute = 240

/** Rows by noun. Nouns somebody may not list, or that are none, are passed over: whether there are any is nothing they are told. */
export const searchRoutes = [
  route(`GET ${searchPath}`, { input: asked, door: 'signed-in', perMinute }, async ({ engine, session, input, language }) => {
    const found: Record<string, readonly Row[]> = {}
    for (const noun of [...new Set(input.nouns.split(','))].slice(0, mostNouns)) {
      const resource = resourceOf(engine.catalogue, noun)
      if (!resource || !may(session.person, noun, 'list')) continue
      found[noun] = await findRows(engine, session.person, resource, input.words, language)
    }
    return found
  }),
]
