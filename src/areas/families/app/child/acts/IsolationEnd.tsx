import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../../../../app/clock/use-now'
import { BigButton } from '../../../../../app/design/BigButton'
import { FormFailure } from '../../../../../app/design/form/FormFailure'
import { Sheet } from '../../../../../app/design/overlay/Sheet'
import { toast } from '../../../../../app/design/overlay/toast'
import { asText } from '../../../../../app/fields/field-input'
import { useLanguage } from '../../../../../app/language/language'
import { useSay } from '../../../../../app/language/use-say'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { useSave } from '../../../../../app/resource/form/use-save'
import { useCan } from '../../../../../app/session/use-can'
import { explain } from '../../../../../app/wire/explain'
import { addDays } from '../../../../../contract/time'
import { Child } from '../../../published/child'
import { keptHomeUntil } from '../kept-home'
import { actWords as words } from './act-words'

/** Which day is the last one at home: the day before the child may come again. */
function LastDaySheet({ resource, row, today, until, close }: PartProps & { today: string; until: string; close: () => void }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { save } = useSave(resource)
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const end = async (quarantineUntil: string) => {
    setBusy(true)
    try {
      await save({ row, patch: { quarantineUntil } })
      toast(say(words.isolationEnded, { name: asText(row.name) }))
      close()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Sheet open title={say(words.endIsolationOf, { name: asText(row.name) })} onClose={close}>
      <div className="stack">
        <p className="quiet">{say(words.isolatedSoFar, { until })}</p>
        {failure !== undefined && <FormFailure>{explain(failure, language)}</FormFailure>}
        <BigButton look="main" wide disabled={isBusy} onClick={() => void end(addDays(today, -1))}>
          {say(words.backToday)}
        </BigButton>
        {until > today && (
          <BigButton wide disabled={isBusy} onClick={() => void end(today)}>
            {say(words.backTomorrow)}
          </BigButton>
        )}
      </div>
    </Sheet>
  )
}

/** Ends the time a child has to stay at home before its last day. Only while it stays there. */
export function IsolationEnd({ resource, row }: PartProps) {
  const say = useSay()
  const can = useCan()
  const today = useNow().slice(0, 10)
  const [isOpen, setOpen] = useState(false)
  const until = keptHomeUntil(row, today)
  if (!until || !can(`${Child.name}:health`)) return null
  return (
    <>
      <BigButton className="act" icon={<DoorOpen size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{say(words.endIsolation)}</span>
      </BigButton>
      {isOpen && <LastDaySheet {...{ resource, row, today, until }} close={() => setOpen(false)} />}
    </>
  )
}
