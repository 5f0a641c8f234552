import { useMemo } from 'react'
import { dictFields } from '../../contract/fields/dict-fields'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { useLanguage } from '../language/language'
import { useRows } from '../offline/view/use-rows'
import type { View } from '../offline/view/view'
import { useProduct } from '../shell/product'
import { inOrder } from './item-order'

export type ItemRow = View<typeof DictItem>

/** A dictionary with its items in order. `fields`: how many fields of the product take their values from it. */
export type DictionaryView = {
  readonly row: View<typeof Dict>
  readonly name: string
  readonly items: readonly ItemRow[]
  readonly fields: number
}

/** Every dictionary of the house from the device's copy, in the order of their names. Undefined while it is read. */
export function useDictionaryRows(): readonly DictionaryView[] | undefined {
  const dicts = useRows(Dict)
  const items = useRows(DictItem)
  const language = useLanguage((state) => state.language)
  const { resources } = useProduct().catalogue
  return useMemo(() => {
    if (!dicts || !items) return undefined
    const byDict = new Map<string, ItemRow[]>(dicts.map(({ id }) => [id, []]))
    for (const item of items) byDict.get(item.dictId)?.push(item)
    const views = dicts.map((row) => ({
      row,
      name: (language === 'en' && row.dictNameEn) || row.dictName,
      items: inOrder(byDict.get(row.id) ?? []),
      fields: dictFields(resources, row.dictCode).length,
    }))
    return views.sort((one, two) => one.name.localeCompare(two.name, language))
  }, [dicts, items, language, resources])
}
