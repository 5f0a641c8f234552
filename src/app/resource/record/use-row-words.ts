import { useMemo } from 'react'
import { asList } from '../../../contract/fields/as-list'
import type { Resource } from '../../../contract/resource'
import { saidIn } from '../../../contract/said-in'
import { asText } from '../../fields/field-input'
import { plainValue } from '../../fields/plain-value'
import { enumerate } from '../../language/enumerate'
import { useLanguage } from '../../language/language'
import { useSession } from '../../session/session'
import type { ViewRow } from '../row'

/** What the fields of a row are in words, by name, for sentences about it. A reference whose title did not come with the row is empty. */
export function useRowWords(resource: Resource, row: ViewRow): Readonly<Record<string, string>> {
  const language = useLanguage((state) => state.language)
  const dictionaries = useSession((state) => state.dictionaries)
  return useMemo(() => {
    const wordOf = (code: string, value: string) => {
      const item = dictionaries[code]?.find((one) => one.value === value)
      return (language === 'en' && item?.textEn) || item?.text || value
    }
    return Object.fromEntries(
      Object.entries(resource.fields).map(([name, facts]) => {
        const value = row[name]
        const { dict } = facts
        if (dict) return [name, enumerate((Array.isArray(value) ? asList(value) : [asText(value)]).map((one) => wordOf(dict, one)))]
        return [
          name,
          facts.noun ? asText(row[`${name}_dictText`]) : plainValue(facts, saidIn(resource.fields, row, name, language), language),
        ]
      }),
    )
  }, [resource, row, language, dictionaries])
}
