import { type KeyboardEvent, type MouseEvent, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react'
import { sentence } from '../../../../contract/error'
import type { FieldFacts } from '../../../../contract/field'
import type { Resource } from '../../../../contract/resource'
import { same } from '../../../../contract/sync/merge'
import { isChoosing } from '../../../fields/desktop/is-choosing'
import { FieldInput } from '../../../fields/FieldInput'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { useHoldUpdates } from '../../../pwa/update-guard'
import { explain } from '../../../wire/explain'
import { problemsOf } from '../../form/form-values'
import { problemsIn } from '../../form/problems-at-fields'
import { useSave } from '../../form/use-save'
import type { ViewRow } from '../../row'
import { nextCell } from './cells'
import { EditingContext, isPicked } from './editing'

type Props = { resource: Resource; name: string; facts: FieldFacts; row: ViewRow }

/** Saves one cell. Resolves to what is wrong with it, in words; to nothing where it is saved. */
function useSaveCell({ resource, name, row }: Props) {
  const language = useLanguage((state) => state.language)
  const { save } = useSave(resource)
  return async (value: unknown): Promise<string | undefined> => {
    const patch = { [name]: value }
    const wrong = problemsOf(resource, row, patch)[name]
    if (wrong) return sentence(wrong.code, language, wrong.values)
    try {
      await save({ row, patch })
      return undefined
    } catch (error) {
      const told = problemsIn(error)[name]
      return told ? sentence(told.code, language, told.values) : explain(error, language)
    }
  }
}

/** Puts the cursor into the input of a cell as soon as that is there. */
function useCursor() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = ref.current
    const enter = () => {
      const input = place?.querySelector<HTMLElement>('input, select, textarea, button')
      input?.focus()
      if (input instanceof HTMLInputElement && input.type === 'text') input.select()
      return input !== null && input !== undefined
    }
    if (!place || enter()) return
    const watch = new MutationObserver(() => enter() && watch.disconnect())
    watch.observe(place, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  return ref
}

/** What is written into a cell, until it is saved or given up. What others change meanwhile is theirs: it is saved against the row as it was at first. */
function useWriting(props: Props, ref: RefObject<HTMLElement | null>) {
  const { name } = props
  const [row] = useState(props.row)
  const { store } = useContext(EditingContext)
  const saveCell = useSaveCell({ ...props, row })
  const before = row[name] ?? null
  const [value, setValue] = useState<unknown>(before)
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  useHoldUpdates(!same(before, value))
  const cellOf = () => ref.current?.closest<HTMLElement>('td') ?? undefined
  const leave = () => {
    const cell = cellOf()
    store.setState({ at: undefined })
    cell?.focus()
  }
  const finish = async (given: unknown, step?: 1 | -1) => {
    if (busy) return
    const cell = cellOf()
    const next = cell && step && nextCell(cell, step)
    setBusy(true)
    const why = same(before, given) ? undefined : await saveCell(given)
    setBusy(false)
    setWrong(why)
    if (why) ref.current?.querySelector<HTMLElement>('input, select, button')?.focus()
    else if (next) store.setState({ at: next })
    else leave()
  }
  return { value, setValue, wrong, busy, leave, finish }
}

/** A cell that is written in. Enter saves it, Tab saves it and goes to the next one, Escape gives it up. What was refused stays, with why. */
export function CellEditor(props: Props) {
  const { facts } = props
  const say = useSay()
  const id = useId()
  const ref = useCursor()
  const { value, setValue, wrong, busy, leave, finish } = useWriting(props, ref)
  const isWrong = wrong !== undefined
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isChoosing()) return
    if (event.key === 'Escape') leave()
    else if (event.key === 'Tab') void finish(value, event.shiftKey ? -1 : 1)
    else if (event.key === 'Enter' && !isPicked(facts)) void finish(value)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const choose = (next: unknown) => {
    setValue(next)
    if (isPicked(facts)) void finish(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the input inside are heard here, whatever kind it is of
    <div ref={ref} className="cell-editor" data-wrong={isWrong || undefined} onKeyDown={press} onClick={stay} onDoubleClick={stay}>
      <label htmlFor={id} className="for-readers">
        {say(facts.label)}
      </label>
      <FieldInput {...{ id, facts, value }} invalid={isWrong} describedBy={`${id}-wrong`} disabled={busy} onChange={choose} />
      <p role="alert" id={`${id}-wrong`} className="cell-wrong" hidden={!isWrong}>
        {wrong}
      </p>
    </div>
  )
}

const stay = (event: MouseEvent) => event.stopPropagation()
