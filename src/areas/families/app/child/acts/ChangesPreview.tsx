import { ArrowRight, TriangleAlert } from 'lucide-react'
import { Sign } from '../../../../../app/design/Sign'
import { Skeleton } from '../../../../../app/design/Skeleton'
import { asText } from '../../../../../app/fields/field-input'
import { useSay } from '../../../../../app/language/use-say'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import type { View } from '../../../../../app/offline/view/view'
import type { SeveralProps } from '../../../../../app/record-page/several-act'
import { Class } from '../../../../garden/published/class'
import type { Enrolment } from '../../../published/enrolment'
import { actWords as words } from './act-words'
import { type Asked, changesOf, headsIn } from './class-change'
import './class-change.css'

type Props = Pick<SeveralProps, 'rows'> & {
  times: readonly View<typeof Enrolment>[]
  asked: Asked
  today: string
}

/** Children a preview names; the others go the same way. */
const most = 60

/** What becomes of each child, and whether the class has places for all of them. */
export function ChangesPreview({ rows, times, asked, today }: Props) {
  const say = useSay()
  const classes = useCopiedRows(Class)
  if (!classes) return <Skeleton rows={Math.min(rows.length, most)} height={40} />
  const classOf = (id: unknown) => classes.find((one) => one.id === id)
  const changes = changesOf(rows, times, asked, today)
  const chosen = classOf(asked.classId)
  const heads = headsIn(times, asked, changes.filter(({ why }) => !why).length)
  const ordered = [...changes.filter(({ why }) => why), ...changes.filter(({ why }) => !why)]
  return (
    <>
      {chosen?.capacity != null && heads > chosen.capacity && (
        <p>
          <Sign tone="care" icon={<TriangleAlert size={14} aria-hidden />}>
            {say(words.overPlaces, { name: chosen.name, heads, places: chosen.capacity })}
          </Sign>
        </p>
      )}
      <ul className="class-changes">
        {ordered.slice(0, most).map(({ child, before, why }) => (
          <li key={child.id} data-stays={why !== undefined}>
            <span>{asText(child.name)}</span>
            <span>{classOf(before?.classId)?.name ?? say(words.noClass)}</span>
            {why ? (
              <span>{say(words[why])}</span>
            ) : (
              chosen && (
                <span className="class-changes-to">
                  <ArrowRight size={14} aria-hidden />
                  {chosen.name}
                </span>
              )
            )}
          </li>
        ))}
      </ul>
      {ordered.length > most && <p className="quiet">{say(words.firstNamed, { count: most })}</p>}
    </>
  )
}
