import { useMemo, useState } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { Page } from '../../../../app/design/Page'
import { StateView } from '../../../../app/design/StateView'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useCan } from '../../../../app/session/use-can'
import { FridgeTemp } from '../../fridge/fridge-temp'
import { SampleFridge } from '../../fridge/sample-fridge'
import { tempDuty } from '../../fridge/temp-duty'
import { ComingSamples } from '../ComingSamples'
import { RegisterLink } from '../papers/RegisterLink'
import { usePeople } from '../use-people'
import { FridgeCard } from './FridgeCard'
import { TempSheet } from './TempSheet'
import { words } from './temp-words'
import './fridges.css'

/** The fridges of the samples: morning and afternoon reading of each, with large keys. */
export function FridgeScreen() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const mayRead = useCan()('fridge-temp:add')
  const now = useNow()
  const today = now.slice(0, 10)
  const rows = useCopiedRows(SampleFridge)
  const temps = useCopiedRows(FridgeTemp)
  const people = usePeople()
  const [open, setOpen] = useState<string>()
  const fridges = useMemo(() => rows?.filter(({ enabled }) => enabled).sort((one, two) => (one.name < two.name ? -1 : 1)), [rows])
  if (!fridges || !temps)
    return (
      <Page title={say(words.title)}>
        <ComingSamples />
      </Page>
    )
  const readings = temps
    .filter(({ readTime, status }) => readTime.startsWith(today) && status !== 'VOID')
    .sort((one, two) => (one.readTime < two.readTime ? 1 : -1))
  const duties = tempDuty(today, now, fridges, readings)
  const opened = fridges.find(({ id }) => id === open)
  return (
    <Page title={say(words.title)} actions={<RegisterLink from={today} to={today} />}>
      <p className="quiet figures">{`${today} ${weekdayName(today, language)}`}</p>
      {fridges.length === 0 && (
        <StateView kind="empty" title={say(words.none)}>
          {say(words.noneHint)}
        </StateView>
      )}
      <div className="fridge-cards">
        {fridges.map((fridge) => (
          <FridgeCard
            key={fridge.id}
            fridge={fridge}
            keeper={people?.names.get(fridge.keeperId ?? '')}
            duties={duties.filter(({ fridgeId }) => fridgeId === fridge.id)}
            readings={readings.filter(({ fridgeId }) => fridgeId === fridge.id)}
            onRead={mayRead ? () => setOpen(fridge.id) : undefined}
          />
        ))}
      </div>
      {opened && <TempSheet fridge={opened} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
