import { Cake } from 'lucide-react'
import { BandMatter } from '../../../../app/home/band/BandMatter'
import type { BandItemProps } from '../../../../app/home/band/band-item'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { label } from '../../../../contract/label'
import { SchoolDay } from '../../../garden/published/school-day'
import { birthdays } from '../../birthdays'
import { Child } from '../../published/child'
import { BirthdayNames } from './BirthdayNames'

const words = {
  title: label('生日', 'Birthdays'),
  today: label('今天生日：{names}', 'Birthday today: {names}'),
  since: label('生日：{names}', 'Birthdays: {names}'),
}

/** Whose birthday it is, of the children on the screen; those of the closed days before among them. */
export function BirthdayMatter({ of, day, tell }: BandItemProps) {
  const say = useSay()
  const children = useCopiedRows(Child)
  const days = useCopiedRows(SchoolDay)
  const openDays = days?.filter(({ isOpen }) => isOpen).map(({ date }) => date)
  const found =
    children &&
    openDays &&
    birthdays(
      children.filter(({ id }) => of.has(id)),
      openDays,
      day,
    ).now
  useTell(tell, found && found.length > 0)
  if (!found || found.length === 0) return null
  const isToday = found.every(({ date }) => date === day)
  return (
    <BandMatter
      tone="good"
      icon={<Cake size={20} aria-hidden />}
      said={say(isToday ? words.today : words.since, { names: found.map(({ child }) => child.name) })}
      title={say(words.title)}
    >
      <BirthdayNames of={found} today={day} />
    </BandMatter>
  )
}
