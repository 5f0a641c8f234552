import { refuse } from '../../contract/error'
import { objectIn } from '../../contract/fields/json-text'
import { meantBy } from '../http/existing-client'
import { areSound } from '../http/sound-input'

type Values = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** What of a list is wanted as a sheet: online pages put the query of the list into one parameter, as JSON. */
export function askedSheet({ paramsStr, ...rest }: Values): Values {
  const read = typeof paramsStr !== 'string' || paramsStr === '' ? {} : (objectIn(paramsStr) ?? refuse('query.condition'))
  const texts = Object.fromEntries(
    Object.entries(meantBy(read)).flatMap(([name, value]) => {
      const said = Array.isArray(value) ? value.join() : value
      return isPlain(said) && name !== '_format' ? [[name, String(said)]] : []
    }),
  )
  if (!areSound(texts)) refuse('query.condition')
  return { ...rest, ...texts, _format: 'xlsx' }
}
