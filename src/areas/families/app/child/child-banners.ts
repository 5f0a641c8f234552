import { House, type LucideIcon, MessageCircleQuestionMark, TriangleAlert } from 'lucide-react'
import type { Banner, BannerFacts } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { daysBetween } from '../../../../contract/time'
import { hasLeft, noAllergies } from '../../published/child-states'
import { keptHomeUntil } from './kept-home'

type Row = Readonly<Record<string, unknown>>
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const said = {
  isolated: label('隔离中，至 {date}（还有 {days} 天）', 'Kept at home until {date} ({days} {days:day|days} left)'),
  lastDay: label('隔离中，今天是最后一天', 'Kept at home; today is the last day'),
  allergy: label('过敏：{allergens}', 'Allergy: {allergens}'),
  watched: label('健康关注', 'Health note'),
  unanswered: label('还没有问过过敏', 'Nobody has asked about allergies'),
} as const

/** Under which others say more of why a child stays at home. */
const isolationName = 'isolation'

const banner = (tone: Banner['tone'], icon: LucideIcon, title: Banner['title'], more: Partial<Banner> = {}): Banner => ({
  tone,
  icon,
  title,
  ...more,
})

/** What the child has to be kept from. A note of the doctor's makes it a grave one. */
export function allergyBanner(row: Row): Banner | undefined {
  const allergens = textsIn(row.allergies).filter((one) => one !== noAllergies)
  const note = text(row.healthTag)
  if (allergens.length > 0)
    return banner(note ? 'bad' : 'care', TriangleAlert, said.allergy, {
      values: { allergens: { dict: 'allergen', values: allergens } },
      ...(note && { words: note }),
    })
  return undefined
}

/** Until when the child stays at home; that day is the last one. */
export function isolationBanner(row: Row, today: string): Banner | undefined {
  const until = keptHomeUntil(row, today)
  if (!until) return undefined
  const days = daysBetween(today, until)
  return banner('care', House, days === 0 ? said.lastDay : said.isolated, {
    name: isolationName,
    values: { date: until, days },
    ...(text(row.healthTag) && !allergyBanner(row) && { words: text(row.healthTag) }),
  })
}

/** A note that is about neither. */
export function noteBanner(row: Row, today: string): Banner | undefined {
  const note = text(row.healthTag)
  return note && !allergyBanner(row) && !isolationBanner(row, today)
    ? banner('care', TriangleAlert, said.watched, { words: note })
    : undefined
}

/** An empty answer is no "no": whoever has none says so. */
export function unansweredBanner(row: Row): Banner | undefined {
  if (textsIn(row.allergies).length > 0 || hasLeft(text(row.status))) return undefined
  return banner('care', MessageCircleQuestionMark, said.unanswered, { part: 'health' })
}

/** What must be seen of a child before anything else. */
export const childBanners: readonly BannerFacts[] = [allergyBanner, isolationBanner, noteBanner, unansweredBanner].map((of) => ({
  needs: 'child:health',
  of,
}))
