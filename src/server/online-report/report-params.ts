import { resourceOf } from '../../contract/catalogue'
import { say } from '../../contract/label'
import type { Report } from '../../contract/report/report'
import type { DictAsking } from '../dict/dict-source'
import { queryItem } from '../popup/list-columns'

type Said = Readonly<Record<string, unknown>>

/** What stands before the name of a parameter a page gives its report. */
const own = 'self_'

/** What a report is asked for, as inputs of online pages. Rows are chosen by typing a piece of what they are called. */
export function reportQuery({ engine, language }: DictAsking, { params }: Report) {
  return Object.entries(params).map(([name, facts], at) => {
    const item = queryItem(name, facts, say(facts.label, language), at)
    const from = facts.noun === undefined ? undefined : resourceOf(engine.catalogue, facts.noun)
    // Not SQL, though its name is that: whose rows they are, and by which of their fields.
    const choices = from && { view: 'search', sql: `${from.name},${from.title},id` }
    return { ...item, mode: 'single', config: '1', defValue: '', ...choices }
  })
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a call asks of a report: by its page's own parameters, and over them by what somebody typed. */
export function reportAsked({ params }: Report, input: Said): Readonly<Record<string, string>> {
  const ofAddress = new URLSearchParams(text(input.onlRepUrlParamStr))
  return Object.fromEntries(
    Object.keys(params).map((name) => [name, text(input[name]) || text(input[`${own}${name}`]) || (ofAddress.get(name) ?? '')]),
  )
}
