import { expect, test } from 'vitest'
import { type Figures, fatesOf, type OldClass, type Outcome, outcome, type Plan } from '../../../src/areas/families/promotion/plan'
import { previewOf } from '../../../src/areas/families/promotion/preview'
import {
  nameAfter,
  placesToRepeat,
  proposedClasses,
  withChild,
  withoutClass,
  yearAfter,
} from '../../../src/areas/families/promotion/proposal'
import { dice, type Roll } from '../../kit/dice'

const oldClass = (name: string, gradeLevel: string, headTeacherId: string | null = `head of ${name}`): OldClass => ({
  id: name,
  name,
  gradeLevel,
  room: null,
  capacity: 30,
  headTeacherId,
})
const places = new Map([
  ['1', 25],
  ['2', 30],
  ['3', 35],
])
const pupilsOf = (classId: string, many: number) => Array.from({ length: many }, (_, at) => ({ childId: `${classId} ${at}`, classId }))
const small = oldClass('小一班', '1')
const middle = oldClass('中一班', '2')
const large = oldClass('大一班', '3')
const three = [small, middle, large]
const house = (pupils: ReturnType<typeof pupilsOf>, classes = three) => ({ classes, pupils, taken: [] as string[], heads: [] as string[] })
const planFor = (classes: readonly OldClass[]): Plan => ({ classes: proposedClasses(classes, places), children: [] })

test('a class moves up a level under the name of it, the oldest graduate, and new ones of the youngest follow those', () => {
  const said = proposedClasses([large, small, middle], places).map((one) => [
    one.fromClassId,
    one.graduates,
    one.name,
    one.capacity,
    one.teachersFromId,
  ])
  expect(said).toEqual([
    ['小一班', false, '中一班', 30, '小一班'],
    ['中一班', false, '大一班', 35, '中一班'],
    ['大一班', true, null, null, null],
    [null, false, '小一班', 25, '大一班'],
  ])
})

test.each([
  ['小（2）班', '1', '2', '中（2）班'],
  ['托一班', '0', '1', '小一班'],
  ['向日葵', '1', '2', '向日葵'],
  ['混龄班', '4', '4', '混龄班'],
])('%s of level %s is called %4$s', (name, level, next, called) => {
  expect(nameAfter(name, level, next)).toBe(called)
})

test('the year after ends the day before it began, a year on, also where that is a leap day', () => {
  expect(yearAfter({ name: '2026-2027学年', endDate: '2027-08-31' })).toEqual({
    name: '2027-2028学年',
    beginDate: '2027-09-01',
    endDate: '2028-08-31',
  })
  expect(yearAfter({ name: '甲', endDate: '2027-02-28' })).toEqual({ name: '甲', beginDate: '2027-03-01', endDate: '2028-02-29' })
})

test('by hand: three small children of whom one repeats, two middle ones of whom one leaves and one waits, two large of whom one repeats', () => {
  const pupils = [...pupilsOf('小一班', 3), ...pupilsOf('中一班', 2), ...pupilsOf('大一班', 2)]
  let plan = planFor(three)
  const apart = (childId: string, what: Outcome, level: string) => {
    plan = withChild(plan, { childId, outcome: what, toPlace: null }, level)
  }
  apart('小一班 0', outcome.repeats, '1')
  apart('中一班 0', outcome.leaves, '2')
  apart('中一班 1', outcome.waits, '2')
  apart('大一班 0', outcome.repeats, '3')
  const { lines, totals, wrong, doubts } = previewOf(plan, house(pupils))
  expect(lines.map(({ figures: { before }, after }) => [before, after])).toEqual([
    [3, 2],
    [2, 1],
    [2, 0],
    [0, 1],
  ])
  expect(totals).toEqual({ before: 7, moved: 2, repeated: 2, graduated: 1, left: 1, waiting: 1, after: 4 })
  expect(wrong).toEqual([])
  expect(doubts).toEqual([{ kind: 'waiting', count: 1 }])
})

test('what is wrong is said of the line it is about: a name twice, a head teacher twice, no name, a class forgotten', () => {
  const [first, second, third, fourth] = planFor(three).classes
  if (!first || !second || !third || !fourth) throw new Error('four lines')
  const classes = [first, { ...second, name: '中一班', teachersFromId: '小一班' }, { ...fourth, name: '' }]
  const { wrong } = previewOf({ classes, children: [{ childId: 'nobody', outcome: 'wait', toPlace: null }] }, house([]))
  expect(wrong.map(({ code, place }) => [code, place])).toEqual([
    ['promotion.class-missing', undefined],
    ['promotion.nameless', 3],
    ['promotion.name-taken', 2],
    ['promotion.head-twice', 2],
    ['promotion.child-gone', undefined],
  ])
  expect(previewOf({ classes: [first, first, second, third], children: [] }, house([])).wrong.map(({ code }) => code)).toContain(
    'promotion.class-gone',
  )
})

test('a class with more children than places, and one without a head teacher, are doubts and stop nothing', () => {
  const alone = oldClass('小一班', '1', null)
  const { wrong, doubts } = previewOf(planFor([alone]), house(pupilsOf('小一班', 31), [alone]))
  expect(wrong).toEqual([])
  expect(doubts).toEqual([
    { kind: 'full', place: 1, count: 1 },
    { kind: 'no-head', place: 1, count: 1 },
  ])
})

test('whoever was to repeat in a class that is taken out of the plan has to be told where anew', () => {
  const pupils = pupilsOf('小一班', 1)
  const plan = withChild(planFor(three), { childId: '小一班 0', outcome: 'repeat', toPlace: null }, '1')
  expect(plan.children[0]?.toPlace).toBe(4)
  expect(previewOf(withoutClass(plan, 4), house(pupils)).wrong).toEqual([{ code: 'promotion.repeats-nowhere', values: { count: 1 } }])
  expect(withoutClass(plan, 2).children[0]?.toPlace).toBe(3)
})

/** A house of any size, and any plan a person may come to in it. */
function randomHouse(roll: Roll) {
  const classes = Array.from({ length: 1 + roll(9) }, (_, at) => oldClass(`${'托小中大混'[roll(5)]}${at}班`, String(roll(5))))
  const pupils = classes.flatMap(({ id }) => pupilsOf(id, roll(40)))
  let plan = planFor(classes)
  for (const { childId, classId } of pupils) {
    if (roll(5) > 0) continue
    const what = Object.values(outcome)[1 + roll(4)] ?? outcome.waits
    plan = withChild(plan, { childId, outcome: what, toPlace: null }, classes.find(({ id }) => id === classId)?.gradeLevel ?? '')
  }
  if (roll(3) === 0) plan = withoutClass(plan, 1 + roll(plan.classes.length))
  return { house: house(pupils, classes), plan }
}

const parts = ({ moved, repeated, graduated, left, waiting }: Figures) => moved + repeated + graduated + left + waiting

test('in any house every child is accounted for once: lines add up to totals, parts to the whole, and who stays is in a class after', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { house: known, plan } = randomHouse(dice(seed))
    const { lines, totals, wrong } = previewOf(plan, known)
    for (const name of ['before', 'moved', 'repeated', 'graduated', 'left', 'waiting'] as const)
      expect(lines.reduce((sum, { figures }) => sum + figures[name], 0)).toBe(totals[name])
    for (const { figures } of [...lines, { figures: totals }]) expect(parts(figures)).toBe(figures.before)
    expect(fatesOf(plan, known.pupils)).toHaveLength(totals.before)
    const stops = wrong.map(({ code }) => code)
    if (!stops.includes('promotion.class-missing')) expect(totals.before).toBe(known.pupils.length)
    if (!stops.includes('promotion.repeats-nowhere')) expect(totals.after).toBe(totals.moved + totals.repeated)
    for (const { toPlace } of plan.children) expect(toPlace === null || toPlace <= plan.classes.length).toBe(true)
  }
})

test('a child repeats in a class of the level it is in', () => {
  expect(placesToRepeat(planFor(three), '2')).toEqual([1])
})
