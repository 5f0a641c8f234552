import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { RowAvatar } from '../../../../app/avatar/RowAvatar'
import { useNow } from '../../../../app/clock/use-now'
import { Chip } from '../../../../app/design/Chip'
import { Link } from '../../../../app/design/Link'
import { Sign } from '../../../../app/design/Sign'
import { Skeleton } from '../../../../app/design/Skeleton'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { ageInMonths } from '../../../../contract/age'
import { label } from '../../../../contract/label'
import { Child } from '../../published/child'
import { childrenOf, hasAllergy, headcount, orders } from './in-roster'
import './roster.css'

const words = {
  sort: label('排序', 'Order'),
  number: label('学号', 'Number'),
  name: label('姓名', 'Name'),
  age: label('年龄', 'Age'),
  count: label('{all} 人（男 {boys}，女 {girls}）', '{all} {all:child|children} ({boys} {boys:boy|boys}, {girls} {girls:girl|girls})'),
  countOf: label(
    '{all}/{places} 人（男 {boys}，女 {girls}）',
    '{all} of {places} {places:place|places} ({boys} {boys:boy|boys}, {girls} {girls:girl|girls})',
  ),
  over: label('超过定员', 'More than there are places for'),
  years: label('{years} 岁 {months} 个月', '{years} y {months} m'),
  allergy: label('过敏', 'Allergy'),
  isolated: label('隔离', 'Isolated'),
  nobody: label('这个班还没有幼儿', 'No children in this class yet'),
} as const

/** The children of a class with their faces, and what to know of each before anything else. */
export function Roster({ row }: PartProps) {
  const say = useSay()
  const today = useNow().slice(0, 10)
  const all = useCopiedRows(Child)
  const addressOf = useNounAddress(Child.name)
  const [order, setOrder] = useState<(typeof orders)[number]>('number')
  if (!all) return <Skeleton rows={6} height={56} />
  const children = childrenOf(row.id, all, order)
  const figures = headcount(children)
  const places = typeof row.capacity === 'number' ? row.capacity : undefined
  if (children.length === 0) return <p className="quiet">{say(words.nobody)}</p>
  return (
    <>
      <p className="roster-count figures">
        {say(places ? words.countOf : words.count, { ...figures, places })}{' '}
        {places !== undefined && figures.all > places && (
          <Sign tone="care" icon={<TriangleAlert size={14} aria-hidden />}>
            {say(words.over)}
          </Sign>
        )}
      </p>
      <fieldset className="chips roster-order">
        <legend className="for-readers">{say(words.sort)}</legend>
        {orders.map((one) => (
          <Chip key={one} chosen={one === order} onToggle={() => setOrder(one)}>
            {say(words[one])}
          </Chip>
        ))}
      </fieldset>
      <ul className="roster">
        {children.map((child) => {
          const months = Math.max(0, ageInMonths(child.birthday, today))
          const inside = (
            <>
              <RowAvatar resource={Child} row={child} />
              <span className="roster-words">
                <strong>{child.name}</strong>
                <span className="quiet figures">{say(words.years, { years: Math.floor(months / 12), months: months % 12 })}</span>
                {hasAllergy(child) && <Sign tone="bad">{say(words.allergy)}</Sign>}
                {(child.quarantineUntil ?? '') >= today && <Sign tone="care">{say(words.isolated)}</Sign>}
              </span>
            </>
          )
          return (
            <li key={child.id}>
              {addressOf ? (
                <Link className="roster-child" to={addressOf.one(child.id)}>
                  {inside}
                </Link>
              ) : (
                <div className="roster-child">{inside}</div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
