import { useNow } from '../../../../app/clock/use-now'
import { CardFrame } from '../../../../app/home/CardFrame'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { label } from '../../../../contract/label'
import { Class } from '../../../garden/published/class'
import { SchoolDay } from '../../../garden/published/school-day'
import { birthdays } from '../../birthdays'
import { Child } from '../../published/child'
import { BirthdayNames } from './BirthdayNames'

const words = {
  none: label('今天没有生日', 'No birthday today'),
  soon: label('7 天内', 'Within 7 days'),
}
/** Whose birthday is it? */
export function BirthdaysCard({ tell }: HomeCardProps) {
  const say = useSay()
  const today = useNow().slice(0, 10)
  const children = useCopiedRows(Child)
  const days = useCopiedRows(SchoolDay)
  const classes = useCopiedRows(Class)
  const openDays = days?.filter(({ isOpen }) => isOpen).map(({ date }) => date)
  const found = children && openDays && birthdays(children, openDays, today)
  useTell(tell, found && { as: found.now.length + found.soon.length > 0 ? 'calm' : 'none' })
  if (!found) return <CardFrame state="loading" />
  const classOf = (id: string | null) => classes?.find((one) => one.id === id)?.name ?? ''
  return (
    <CardFrame>
      {found.now.length === 0 ? <p className="quiet">{say(words.none)}</p> : <BirthdayNames of={found.now} {...{ today, classOf }} />}
      {found.soon.length > 0 && (
        <>
          <p className="quiet">{say(words.soon)}</p>
          <BirthdayNames of={found.soon} {...{ today, classOf }} />
        </>
      )}
    </CardFrame>
  )
}
