import { useMemo } from 'react'
import type { NamedValue } from '../../contract/field'
import { type Label, label, say } from '../../contract/label'
import { compareWords } from '../../contract/list/word-order'
import { Dict } from '../../contract/system/dict'
import { useCopiedRows } from '../offline/view/use-copied-rows'
import { useSession } from '../session/session'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'
import { words } from './words'

const named = (words: Label, name: Label): Label => label(say(words, 'zh-CN', { name: name.zh }), say(words, 'en', { name: name.en }))
const inOrder = (some: readonly NamedValue[]) => some.toSorted((one, two) => compareWords(one.label.zh, two.label.zh))

type DictName = Pick<Dict, 'dictCode' | 'dictName' | 'dictNameEn'>

/** The dictionaries of the house; by their codes alone for who may not list them. Undefined while they are read. */
function useDicts(): readonly DictName[] | undefined {
  const rows = useCopiedRows(Dict)
  const isListed = useCan()('dict:list')
  const known = useSession((state) => state.dictionaries)
  return useMemo(
    () => (isListed ? rows : Object.keys(known).map((code) => ({ dictCode: code, dictName: code, dictNameEn: null }))),
    [isListed, rows, known],
  )
}

/**
 * What values of a field may be of: the dictionaries of the house, as `dict:<code>`, and all kinds of records this person may list, as
 * `noun:<name>`. Undefined while they are read.
 */
export function useSources(): readonly NamedValue[] | undefined {
  const dicts = useDicts()
  const { resources } = useProduct().catalogue
  const can = useCan()
  return useMemo(() => {
    if (!dicts) return undefined
    const ofDicts = dicts.map(({ dictCode, dictName: zh, dictNameEn }) => ({
      value: `dict:${dictCode}`,
      label: named(words.dict, { zh, en: dictNameEn || zh }),
    }))
    const seen = Object.values(resources).filter(({ name }) => can(`${name}:list`))
    const ofNouns = seen.map(({ name, label: called }) => ({ value: `noun:${name}`, label: named(words.noun, called) }))
    return [...inOrder(ofDicts), ...inOrder(ofNouns)]
  }, [dicts, resources, can])
}

/** What a source of values is called; its name where it is none of those there are. */
export const sourceIn = (sources: readonly NamedValue[] | undefined, value: string): Label => {
  const name = value.slice(value.indexOf(':') + 1)
  return sources?.find((one) => one.value === value)?.label ?? { zh: name, en: name }
}
