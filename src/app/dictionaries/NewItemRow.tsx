import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { Problems } from '../../contract/check'
import { DictItem } from '../../contract/system/dict-item'
import { BigButton } from '../design/BigButton'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { problemsOf } from '../resource/form/form-values'
import { problemsIn } from '../resource/form/problems-at-fields'
import { useSave } from '../resource/form/use-save'
import { explain } from '../wire/explain'
import type { DictionaryView } from './use-dictionary-rows'
import { words } from './words'

type Props = { dictionary: DictionaryView /** Cells in front of the first field. */; places: number }

const asked = { itemText: words.text, itemTextEn: words.textEn, itemValue: words.value } as const
const fields = ['itemText', 'itemTextEn', 'itemValue'] as const
const blank = { itemText: '', itemTextEn: '', itemValue: '' }

/** The number behind all others. */
export const nextPlace = (items: readonly { readonly sortOrder?: number | null }[]): number =>
  Math.max(0, ...items.map(({ sortOrder }) => Number(sortOrder ?? 0))) + 1

/** What is typed for a new item, and adding it; what was refused stays filled. */
function useNewItem({ row, items }: DictionaryView) {
  const { save } = useSave(DictItem)
  const [typed, setTyped] = useState(blank)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    const patch = { ...typed, dictId: row.id, sortOrder: nextPlace(items), status: '1' }
    const wrong = problemsOf(DictItem, undefined, patch)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      await save({ patch })
      setTyped(blank)
      setFailure('')
    } catch (error) {
      setProblems(problemsIn(error))
      setFailure(explain(error, currentLanguage()))
    } finally {
      setBusy(false)
    }
  }
  return { typed, setTyped, problems, failure, isBusy, add }
}

/** An item added at the foot of the table. What was refused says why. */
export function NewItemRow({ dictionary, places }: Props) {
  const say = useSay()
  const form = useId()
  const { typed, setTyped, problems, failure, isBusy, add } = useNewItem(dictionary)
  return (
    <tfoot>
      <tr>
        {places > 0 && <td colSpan={places} />}
        {fields.map((field) => (
          <td key={field}>
            <input
              className="inline-text"
              data-new
              form={form}
              aria-label={say(words.fieldOf, { field: say(asked[field]), name: say(words.newItem) })}
              aria-invalid={field in problems || undefined}
              placeholder={say(asked[field])}
              maxLength={DictItem.fields[field].max}
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          </td>
        ))}
        <td colSpan={3}>
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void add()
            }}
          >
            <BigButton type="submit" disabled={isBusy} icon={<Plus size={16} aria-hidden />}>
              {say(words.add)}
            </BigButton>
          </form>
        </td>
      </tr>
      {(failure || Object.keys(problems).length > 0) && (
        <tr>
          <td colSpan={places + 6} className="item-failure" role="alert">
            {failure || say(words.missing)}
          </td>
        </tr>
      )}
    </tfoot>
  )
}
