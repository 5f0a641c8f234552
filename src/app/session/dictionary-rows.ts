import type { DictItem, DictItems } from './person'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** All dictionaries from the rows kept on this device, in both languages. Items taken out of use are left out. */
export function dictionariesOf(dicts: readonly Row[], items: readonly Row[]): DictItems {
  const codes = new Map(dicts.map((dict) => [dict.id, String(dict.dictCode)]))
  const found: Record<string, DictItem[]> = {}
  const ordered = [...items].sort((one, two) => Number(one.sortOrder ?? 0) - Number(two.sortOrder ?? 0))
  for (const item of ordered) {
    const code = codes.get(String(item.dictId))
    if (code === undefined || item.status === '0') continue
    found[code] ??= []
    found[code].push({
      value: String(item.itemValue),
      text: String(item.itemText),
      textEn: item.itemTextEn ? String(item.itemTextEn) : null,
      ...(item.tone ? { tone: String(item.tone) } : {}),
    })
  }
  return found
}
