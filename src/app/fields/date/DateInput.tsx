import { useState } from 'react'
import { isDay } from '../../../contract/check'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { weekdayName } from '../../language/dates'
import { useLanguage } from '../../language/language'
import { PickButton } from '../choice/PickButton'
import { asText, type FieldInputProps } from '../field-input'
import { isNear } from './day-range'

const DateWheel = lazyPart(() => import('./DateWheel').then((file) => file.DateWheel))
const DateCalendar = lazyPart(() => import('./DateCalendar').then((file) => file.DateCalendar))

/** A day near today, which people know by its weekday. */
function NearDay(input: FieldInputProps) {
  const language = useLanguage((state) => state.language)
  const [open, setOpen] = useState(false)
  const day = asText(input.value)
  return (
    <>
      <PickButton input={input} text={isDay(day) ? `${day} ${weekdayName(day, language, 'short')}` : day} onOpen={() => setOpen(true)} />
      {open && (
        <Suspense>
          <DateCalendar input={input} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function OnWheels(input: FieldInputProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <PickButton input={input} text={asText(input.value)} onOpen={show} />
      {wanted && (
        <Suspense>
          <DateWheel input={input} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A day, a time of day or a moment. A calendar for days near today, wheels for the others; both arrive only when somebody opens them. */
export function DateInput(input: FieldInputProps) {
  return isNear(input.facts) ? <NearDay {...input} /> : <OnWheels {...input} />
}
