import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '../../../../app/clock/use-now'
import { Chip } from '../../../../app/design/Chip'
import { Page } from '../../../../app/design/Page'
import { StateView } from '../../../../app/design/StateView'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useCan } from '../../../../app/session/use-can'
import { Dish } from '../../../recipes/published/dish'
import { SampleFridge } from '../../fridge/sample-fridge'
import { dishWords } from '../../register/dish-words'
import { SampleDisposal } from '../../sample-disposal'
import { ComingSamples } from '../ComingSamples'
import { type KeptSample, keptList } from '../kept-list'
import { MainButton } from '../MainButton'
import { RegisterLink } from '../papers/RegisterLink'
import { useEntry } from '../use-entry'
import { useSamples } from '../use-kitchen'
import { DisposeForm } from './DisposeForm'
import { type DisposalEntry, disposalKey } from './disposal-entry'
import { KeptRow } from './KeptRow'
import { words } from './keeping-words'
import './keeping.css'

const states = ['overdue', 'due', 'keeping'] as const

/** Names of dishes and fridges by their ids. Undefined while loading. */
function useNames() {
  const dishes = useCopiedRows(Dish)
  const fridges = useCopiedRows(SampleFridge)
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    if (!dishes || !fridges) return undefined
    const [dish, fridge] = [
      new Map(dishes.map((one) => [one.id, dishWords(one, language)])),
      new Map(fridges.map(({ id, name }) => [id, name])),
    ]
    return {
      dishOf: ({ sample }: KeptSample) =>
        (language === 'en' ? undefined : sample.dishName) ?? dish.get(sample.dishId) ?? sample.dishName ?? sample.dishId,
      fridgeOf: ({ sample }: KeptSample) => fridge.get(sample.fridgeId) ?? '',
    }
  }, [dishes, fridges, language])
}

type Lists = {
  kept: readonly KeptSample[]
  names: NonNullable<ReturnType<typeof useNames>>
  chosen: readonly string[]
  /** Undefined for who may only look. */
  onChoose: ((chosen: readonly string[]) => void) | undefined
}

function KeptLists({ kept, names, chosen, onChoose }: Lists) {
  const say = useSay()
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((one) => !ids.includes(one))
    onChoose?.(isChosen ? [...others, ...ids] : others)
  }
  return states.map((state) => {
    const rows = kept.filter((one) => one.state === state)
    if (rows.length === 0) return null
    const ids = rows.map(({ sample }) => sample.id)
    const isOpen = state !== 'keeping' && onChoose !== undefined
    const hasAll = ids.every((id) => chosen.includes(id))
    return (
      <section key={state} className="kept-list">
        <h2>
          {say(words[state])} <span className="figures">{rows.length}</span>
          {isOpen && rows.length > 1 && (
            <Chip chosen={hasAll} onToggle={() => choose(ids, !hasAll)}>
              {say(words.chooseAll, { state: say(words[state]), count: rows.length })}
            </Chip>
          )}
        </h2>
        <ul>
          {rows.map((one) => (
            <KeptRow
              key={one.sample.id}
              kept={one}
              dish={names.dishOf(one)}
              fridge={names.fridgeOf(one)}
              chosen={chosen.includes(one.sample.id)}
              onChoose={isOpen ? (isChosen) => choose([one.sample.id], isChosen) : undefined}
            />
          ))}
        </ul>
      </section>
    )
  })
}

function DisposeButton({ kept, chosen, onOpen }: { kept: readonly KeptSample[]; chosen: number; onOpen: () => void }) {
  const say = useSay()
  const first = kept[0]
  if (!first) return null
  const isDue = first.state !== 'keeping'
  const word = isDue
    ? chosen > 0
      ? say(words.dispose, { count: chosen })
      : say(words.noneChosen)
    : say(words.firstAt, { due: first.due.slice(5, 16) })
  return (
    <MainButton disabled={chosen === 0} onPress={onOpen}>
      {word}
    </MainButton>
  )
}

/** Every kept sample with its clock. What has been kept for 48 hours can be disposed of, by two people. */
export function KeepingScreen() {
  const say = useSay()
  const can = useCan()
  const now = useNow()
  const samples = useSamples()
  const names = useNames()
  const form = useEntry<DisposalEntry>(SampleDisposal.name, disposalKey)
  const [params, setParams] = useSearchParams()
  const kept = useMemo(() => samples && keptList(samples, now), [samples, now])
  if (!kept || !names || !form.entry)
    return (
      <Page title={say(words.title)}>
        <ComingSamples />
      </Page>
    )
  const may = can('retained-sample:dispose') && can('sample-disposal:add')
  const wanted = form.entry.chosen ?? []
  const chosen = kept.filter(({ state, sample }) => state !== 'keeping' && wanted.includes(sample.id))
  const leave = () => setParams({}, { replace: true })
  const today = now.slice(0, 10)
  const [first = today] = kept.map(({ sample }) => sample.date).toSorted()
  if (may && params.has('dispose') && chosen.length > 0)
    return (
      <DisposeForm
        chosen={chosen}
        dishOf={names.dishOf}
        entry={form.entry}
        change={form.change}
        onLeave={leave}
        onDone={() => {
          form.reset()
          leave()
        }}
      />
    )
  const main = may && <DisposeButton kept={kept} chosen={chosen.length} onOpen={() => setParams({ dispose: '1' })} />
  return (
    <Page title={say(words.title)} actions={<RegisterLink from={first} to={today} />} main={(kept.length > 0 && main) || undefined}>
      {kept.length === 0 ? (
        <StateView kind="empty" title={say(words.none)}>
          {say(words.noneHint)}
        </StateView>
      ) : (
        <KeptLists kept={kept} names={names} chosen={wanted} onChoose={may ? (next) => form.change({ chosen: next }) : undefined} />
      )}
    </Page>
  )
}
