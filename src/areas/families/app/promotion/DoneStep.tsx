import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { BigButton } from '../../../../app/design/BigButton'
import { FormFailure } from '../../../../app/design/form/FormFailure'
import { Link } from '../../../../app/design/Link'
import { confirmFirst } from '../../../../app/design/overlay/question'
import { toast } from '../../../../app/design/overlay/toast'
import { asText } from '../../../../app/fields/field-input'
import { currentLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { ViewRow } from '../../../../app/resource/row'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { call } from '../../../../app/wire/call'
import { explain } from '../../../../app/wire/explain'
import { Term } from '../../../garden/published/term'
import { takeBackPath } from '../../promotion/promotion-paths'
import { Promotion } from '../../published/promotion'
import { FiguresLine } from './FiguresLine'
import { refreshAll } from './refresh-all'
import { words } from './words'

const figure = (value: unknown): number => Number(value ?? 0)

/** A year that has moved up: what came of it, its document, and the way back. */
export function DoneStep({ row, year, isOnline }: { readonly row: ViewRow; readonly year: string; readonly isOnline: boolean }) {
  const say = useSay()
  const addressOf = useNounAddress(Promotion.name)
  const terms = useCopiedRows(Term)
  const [failure, setFailure] = useState<string>()
  const [counterId] = useState(uuidv7)
  const date = asText(row.beginDate)
  const undo = async () => {
    const isSure = await confirmFirst({ title: say(words.undoAsk), body: say(words.undoBody), confirm: say(words.undo), danger: true })
    if (!isSure) return
    try {
      await call('POST', takeBackPath, { body: { id: counterId, reversesId: row.id } })
      setFailure(undefined)
      toast(say(words.undone))
    } catch (error) {
      setFailure(explain(error, currentLanguage()))
    }
    refreshAll()
  }
  return (
    <section className="card stack promotion-card" aria-label={say(words.done)}>
      <h2>{say(words.isDone, { name: year })}</h2>
      <p>{say(row.turnedOn ? words.doneSince : words.doneWhen, { date })}</p>
      <p>
        <strong className="figures">{figure(row.before)}</strong>{' '}
        <FiguresLine
          figures={{
            before: figure(row.before),
            moved: figure(row.moved),
            repeated: figure(row.repeated),
            graduated: figure(row.graduated),
            left: figure(row.left),
            waiting: figure(row.waiting),
          }}
        />
      </p>
      {terms && !terms.some(({ yearId }) => yearId === row.toYearId) && (
        <p role="status">
          {say(words.noTerm)} <Link to="/garden/term">{say(words.toTerms)}</Link>
        </p>
      )}
      <FormFailure>{failure}</FormFailure>
      <div className="promotion-tools">
        {addressOf && (
          <Link className="big-button" data-look="plain" to={addressOf.one(row.id)}>
            {say(words.document, { number: asText(row.number) })}
          </Link>
        )}
        <BigButton look="danger" disabled={!isOnline} onClick={() => void undo()}>
          {say(words.undo)}
        </BigButton>
      </div>
    </section>
  )
}
