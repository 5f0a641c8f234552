import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { FormFailure } from '../../../../app/design/form/FormFailure'
import { Page } from '../../../../app/design/Page'
import { useSay } from '../../../../app/language/use-say'
import { useHoldUpdates } from '../../../../app/pwa/update-guard'
import { previewOf } from '../../promotion/preview'
import { ChildrenStep } from './ChildrenStep'
import { ClassesStep } from './ClassesStep'
import { type Draft, steps } from './draft'
import { PreviewStep } from './PreviewStep'
import { StepBar } from './StepBar'
import type { MovingHouse } from './use-house'
import { usePromote } from './use-promote'
import { words } from './words'
import { YearsStep, yearProblems } from './YearsStep'

const parts = { years: YearsStep, classes: ClassesStep, children: ChildrenStep, preview: PreviewStep } as const

type Props = {
  readonly house: MovingHouse
  readonly start: Draft
  readonly note: (draft: Draft) => void
  readonly drop: () => Promise<void>
  readonly isOnline: boolean
}

/** The steps of moving up. Nothing is written before the last one. */
export function Wizard({ house, start, note, drop, isOnline }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState(start)
  useHoldUpdates(draft !== start)
  const judging = house.judging(draft)
  // A child that has left since it was set apart has nothing to be said of.
  const here = new Set(judging.pupils.map(({ childId }) => childId))
  const plan = { ...draft, children: draft.children.filter(({ childId }) => here.has(childId)) }
  const preview = previewOf(plan, judging)
  const change = (part: Partial<Draft>) => {
    const next = { ...plan, ...part }
    setDraft(next)
    note(next)
  }
  const at = steps.indexOf(draft.step)
  const go = (place: number) => {
    change({ step: steps[place] ?? 'years' })
    window.scrollTo(0, 0)
  }
  const stops = Object.keys(yearProblems({ draft, house })).length > 0
  const isWrong = stops || preview.wrong.length > 0
  const { promote, busy, failure } = usePromote(plan, preview.totals.before, drop)
  const Step = parts[draft.step]
  return (
    <Page
      title={say(words.title)}
      {...(at > 0 && { onBack: () => go(at - 1) })}
      main={
        draft.step === 'preview' ? (
          <BigButton look="main" wide disabled={busy || isWrong || !isOnline} onClick={() => void promote()}>
            {say(words.confirm, { count: preview.totals.before })}
          </BigButton>
        ) : (
          <BigButton look="main" wide disabled={stops} onClick={() => go(at + 1)}>
            {say(words.next)}
          </BigButton>
        )
      }
    >
      <StepBar at={at} {...(!stops && { go })} />
      <FormFailure>{failure}</FormFailure>
      {draft.step === 'preview' && !isOnline && <p role="status">{say(words.needsNetwork)}</p>}
      <Step {...{ draft: plan, change, house, preview }} />
    </Page>
  )
}
