import { type CardSection, type Described, dayField, fieldsOfFact } from '../card'
import type { FieldFacts } from '../field'
import { kindOf } from '../fields/kind'

/** Things a card says below its title, where its noun does not choose them. */
const fewFacts = 2

/** Only what lies on the device whole is put into parts: a list that comes page by page has those of its order. */
function sectionOf(resource: Described): CardSection {
  const { fields, card, defaultOrder, offline } = resource
  const title = card?.title ?? resource.title
  if (offline.mode === 'none') return 'none'
  if (card?.section) return card.section
  // Rows that are known by their day would each stand under their own name.
  if (defaultOrder) return ![undefined, title].includes(dayField(resource)) ? 'day' : 'none'
  return fields[title]?.kind === 'text' && kindOf(fields[title])?.worded ? 'letter' : 'none'
}

/** The card of a noun with all it says, as far as `resource` may be read. `state`: the field that says where a row stands, which has a place of its own. */
export function cardOf(resource: Described, state: string | undefined) {
  const { fields, list, card } = resource
  const title = card?.title && Object.hasOwn(fields, card.title) ? card.title : resource.title
  const isHere = (name: string) => Object.hasOwn(fields, name)
  const declared = card?.facts?.filter((fact) => fieldsOfFact(fact).every(isHere))
  return {
    title,
    beside: (card?.beside ?? []).filter(({ field }) => isHere(field)),
    facts: declared ?? list.filter((name) => name !== title && name !== state),
    /** How many of them are said: those a row has nothing for give way to the next. */
    said: declared?.length ?? fewFacts,
    section: sectionOf(resource),
    call: [...(card?.call ? [card.call] : []), ...list].find((name) => isTelephone(fields[name])),
    usual: card?.usual ?? [],
    isDeclared: declared !== undefined,
    swipe: card?.swipe ?? (['edit', 'remove'] as const),
  }
}

/** Whether a field holds a number somebody can be called at. */
export const isTelephone = (facts: FieldFacts | undefined): boolean => facts?.rule === 'mobile' || facts?.rule === 'phone'
