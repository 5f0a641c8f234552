import { flowOf, labelOf } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import { deviceWords } from '../language/device-words'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { ViewRow } from '../resource/row'
import { useLocalRow } from '../resource/use-local'
import { titleOf, useTitles } from '../resource/use-titles'
import { useProduct } from '../shell/product'
import { verbLabel } from './op-verbs'

export type About = {
  readonly noun: string
  readonly key: string
  readonly verb: string
  readonly patch: Readonly<Record<string, unknown>>
}

const givenBy = (about: About, row: ViewRow | null | undefined): ViewRow => ({ rev: 0, ...row, ...about.patch, id: about.key })

/** The field that names a record, its value, and what people call it: where it names another record, that one's title. */
function useTitle(resource: Resource | undefined, given: ViewRow) {
  const facts = resource?.fields[resource.title]
  const value = resource && given[resource.title]
  const titles = useTitles(facts?.noun, facts?.kind === 'ref' && typeof value === 'string' ? [value] : [])
  const language = useLanguage((state) => state.language)
  return resource && { facts, value, text: titles[String(value)] ?? titleOf(resource, given, language) }
}

/** An edit in a person's words: what was done to which record, and which field and value names that record. */
export function useOpWords(about: About) {
  const say = useSay()
  const { catalogue } = useProduct()
  const resource = catalogue.resources[about.noun]
  const row = useLocalRow(about.noun, about.key)
  const noun = say(labelOf(catalogue, about.noun))
  const verb = say(verbLabel(flowOf(catalogue, about.noun), about.verb))
  const title = useTitle(resource, givenBy(about, row))
  return { resource, row: row ?? undefined, what: say(deviceWords.opWords, { verb, noun }), title }
}
