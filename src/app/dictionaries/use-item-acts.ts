import { useEffect, useState } from 'react'
import { DictItem } from '../../contract/system/dict-item'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { type Say, useSay } from '../language/use-say'
import { useSave } from '../resource/form/use-save'
import { useRemoval } from '../resource/record/use-removal'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import { arranged, movedTo } from './item-order'
import type { DictionaryView, ItemRow } from './use-dictionary-rows'
import { words } from './words'

/** Where a choice is used, as the server tells it. */
type Use = { readonly noun: string; readonly field: string; readonly rows: number | null; readonly more: boolean }

export type ItemActs = ReturnType<typeof useItemActs>

const toldUse = (say: Say, { noun, field, rows, more }: Use): string =>
  rows === null
    ? say(words.usedPlaceUntold, { noun, field })
    : say(more ? words.usedPlaceMore : words.usedPlace, { noun, field, count: rows })

const tell = (error: unknown) => toast(explain(error, currentLanguage()), { tone: 'bad' })

/** The items as somebody has just put them in order, until the device has heard of it. */
function useOrder({ row, items }: DictionaryView) {
  const [wanted, setWanted] = useState<readonly string[]>()
  const stands = items.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come in another order are what the server says by now
  useEffect(() => {
    setWanted(undefined)
  }, [stands])
  const shown = wanted ? arranged(items, wanted) : items
  const put = async (ids: readonly string[]) => {
    setWanted(ids)
    try {
      await call('POST', `${DictItem.path}/order`, { body: { dictId: row.id, ids } })
    } catch (error) {
      setWanted(undefined)
      tell(error)
    }
  }
  return { shown, put }
}

/** What is done with the items of a dictionary. All of it is the server's at once. */
export function useItemActs(dictionary: DictionaryView) {
  const say = useSay()
  const { save } = useSave(DictItem)
  const { shown, put } = useOrder(dictionary)
  const remove = useRemoval(DictItem, shown)
  const [said, setSaid] = useState('')
  const change = async (item: ItemRow, patch: Partial<ItemRow>): Promise<boolean> => {
    try {
      await save({ row: item, patch })
      return true
    } catch (error) {
      tell(error)
      return false
    }
  }
  const move = (item: ItemRow, at: number) => {
    const to = Math.min(Math.max(0, at), shown.length - 1)
    if (shown[to] === undefined || shown[to].id === item.id) return
    setSaid(say(words.moved, { name: item.itemText, at: to + 1, of: shown.length }))
    void put(
      movedTo(
        shown.map(({ id }) => id),
        item.id,
        to,
      ),
    )
  }
  /** Removes an item that nothing uses. Of one that is used it says where, and offers to put it out of use instead. */
  const takeAway = async (item: ItemRow): Promise<void> => {
    try {
      const uses = await call<readonly Use[]>('GET', `${DictItem.path}/uses`, { query: { id: item.id } })
      if (uses.length === 0) return void (await remove([item.id]))
      const places = uses.map((use) => toldUse(say, use))
      const isOut = item.status === '0'
      const putsOut = await confirmFirst({
        title: say(words.usedTitle, { name: item.itemText }),
        body: say(isOut ? words.usedBodyOut : words.usedBody, { places }),
        confirm: say(isOut ? 'close' : words.putOut),
      })
      if (putsOut && !isOut) await change(item, { status: '0' })
    } catch (error) {
      tell(error)
    }
  }
  return { shown, said, change, move, takeAway }
}
