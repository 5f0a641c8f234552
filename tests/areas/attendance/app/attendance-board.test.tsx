import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerQuestion, useQuestion } from '../../../../src/app/design/overlay/question'
import { AttendanceBoard } from '../../../../src/areas/attendance/app/board/AttendanceBoard'
import { dateTimeOf } from '../../../../src/contract/time'
import { type Stage, stage } from '../../../kit/area-stage'
import { lastingToasts } from '../../../kit/browser/lasting-toasts'
import { childAt, classOfThirty, presentFrom, sheetOf, sunflowers, today, yesterday } from './class-of-thirty'

let on: Stage
afterEach(async () => {
  vi.restoreAllMocks()
  await on.leave()
})

const tileOf = (number: number) => `.tiles > li:nth-child(${number}) .tile-main`
const main = '.board-actions .big-button[data-look="main"]'
const submit = async () => {
  await on.tap(main, 'Submit')
  await on.tap('dialog .big-button[data-look="main"]', 'Submit')
}
const marksOf = async () =>
  Object.fromEntries((await on.rows('attendance-record')).map((row) => [String(row.childId), [row.status, row.cause ?? null]]))

describe('the morning', () => {
  test('thirty children, three of them away, take at most twelve taps to submit', async () => {
    on = await stage(<AttendanceBoard />, classOfThirty())
    await on.wait(() => on.place.querySelectorAll('.tile').length === 30)
    await on.tap(main, 'All present')
    await on.wait(() => on.place.querySelectorAll('.tile[data-mark="P"]').length === 30)
    for (const [child, cause] of [
      [3, 'Fever'],
      [7, 'Vomiting'],
      [12, 'Travelling'],
    ] as const) {
      await on.tap(tileOf(child))
      await on.tap('dialog .chip', cause)
      await on.wait(() => !on.find('dialog'))
    }
    await submit()
    await on.wait(() => on.find(main, 'Finish tracing'))
    process.stdout.write(`taps for thirty children, three away: ${on.taps()}\n`)
    expect(on.taps()).toBeLessThanOrEqual(12)
    const marks = await marksOf()
    expect(Object.values(marks).filter(([status]) => status === 'P')).toHaveLength(27)
    expect([marks.c03, marks.c07, marks.c12]).toEqual([
      ['S', '01'],
      ['S', '03'],
      ['A', '32'],
    ])
  })

  test('submitting is one commit: marks for the missing, the sheet, and the step that waits for them', async () => {
    on = await stage(<AttendanceBoard />, classOfThirty())
    await on.tap(tileOf(1))
    await on.tap(main, 'Submit (29 not reached)')
    await on.tap('dialog .big-button[data-look="main"]', 'Submit')
    await on.wait(() => on.find(main, 'Ask after 29'))
    const ops = await on.ops()
    const [first, ...rest] = ops
    const sheet = rest.slice(-2)
    expect(first).toMatchObject({
      noun: 'attendance-record',
      key: `${today}.c01`,
      verb: 'add',
      patch: { status: 'P', classId: sunflowers },
    })
    expect(rest.slice(0, -2).map((op) => op.patch.status)).toEqual(Array(29).fill('U'))
    expect(sheet.map(({ noun, key, verb, patch }) => ({ noun, key, verb, patch }))).toEqual([
      { noun: 'attendance-sheet', key: `${today}.${sunflowers}`, verb: 'add', patch: { classId: sunflowers, date: today } },
      { noun: 'attendance-sheet', key: `${today}.${sunflowers}`, verb: 'submit', patch: {} },
    ])
    expect(sheet[1]?.deps).toHaveLength(30)
  })

  test('a tap can be taken back, and the child is as if never marked', async () => {
    lastingToasts()
    on = await stage(<AttendanceBoard />, classOfThirty())
    await on.tap(tileOf(2))
    await on.wait(() => on.find('.tile[data-mark="P"]'))
    await on.tap('.toast button', 'Undo')
    await on.wait(() => !on.find('.tile[data-mark="P"]'))
    expect((await on.ops()).map((op) => op.verb)).toEqual(['add', 'remove'])
    await on.tap(main, 'All present')
    await on.wait(() => on.place.querySelectorAll('.tile[data-mark="P"]').length === 30)
  })

  test('approved leave is offered with a dashed edge and becomes a mark with "All present"', async () => {
    const leave = {
      id: 'l',
      childId: 'c05',
      fromDate: today,
      toDate: today,
      halfDay: null,
      type: 'S',
      cause: '02',
      symptoms: ['cough'],
      status: 'APPROVED',
      rev: 1,
    }
    on = await stage(<AttendanceBoard />, { ...classOfThirty(), 'leave-request': [leave] })
    await on.wait(() => on.find('.tile[data-open][data-mark="S"]', 'Offered: Sick'))
    await on.tap(main, 'All present')
    await on.wait(() => on.find('.tile[data-mark="S"]:not([data-open])'))
    expect((await on.rows('attendance-record')).find((row) => row.childId === 'c05')).toMatchObject({
      status: 'S',
      cause: '02',
      leaveId: 'l',
      symptoms: ['cough'],
    })
  })

  test('late takes the time of now, and every tile says in words what it is and that it waits', async () => {
    on = await stage(<AttendanceBoard />, classOfThirty())
    await on.tap('.tiles > li:nth-child(4) .tile-more')
    await on.tap('dialog .state-button', 'Late')
    await on.wait(() => on.find('.tile[data-mark="L"]', 'Late'))
    const [row] = await on.rows('attendance-record')
    expect(row).toMatchObject({ childId: 'c04', status: 'L', standing: 'waiting' })
    expect(row?.inTime).toMatch(/^\d\d:\d\d$/)
    expect(on.find('.tile[data-mark="L"]')?.textContent).toContain('Waiting')
    expect(on.text()).toContain('Saved on this device; 1 waiting to be sent')
  })

  test('allergies and health notes stand on the tile as signs, and are read out in words', async () => {
    const rows = classOfThirty()
    on = await stage(<AttendanceBoard />, {
      ...rows,
      child: [childAt(1, { allergies: ['peanut'], healthTag: '哮喘' }), ...(rows.child ?? []).slice(1)],
    })
    await on.wait(() => on.find('.tile', 'Allergy Peanut'))
    expect(on.find('.tile')?.textContent).toContain('哮喘')
  })
})

describe('after submitting', () => {
  /** Everybody is here and the sheet is with the kitchen since yesterday's clock; `marked` says by whom and when. */
  const handedIn = (marked: object) => ({
    ...classOfThirty(),
    'attendance-record': presentFrom(1).map((record) => ({ ...record, createTime: `${yesterday} 08:00:00`, updateTime: null, ...marked })),
    'attendance-sheet': [sheetOf(sunflowers, today, { submittedAt: `${yesterday} 08:55:00` })],
  })
  const able = () =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog .state-button')]
      .filter((button) => !button.disabled)
      .map((button) => button.textContent)

  const begin = async () => {
    on = await stage(<AttendanceBoard />, classOfThirty())
    await on.tap(tileOf(2))
    await on.tap(main, 'All')
  }

  test('only late, early and causes can change, and the sheet says so', async () => {
    on = await stage(<AttendanceBoard />, handedIn({ markedBy: '李老师', markedAt: `${yesterday} 08:00:00` }))
    await on.tap(tileOf(1))
    await on.wait(() => on.find('dialog .state-button'))
    expect(able()).toEqual(['Present', 'Left early'])
    expect(on.text()).toContain('only late, early and causes can still change')
  })

  test('a slip of the last ten minutes is its maker’s own to mend, and the sheet says so', async () => {
    on = await stage(<AttendanceBoard />, handedIn({ markedBy: '李老师', markedAt: dateTimeOf(new Date()) }))
    await on.tap(tileOf(1))
    await on.wait(() => on.find('dialog .state-button'))
    expect(able()).toEqual(['Present', 'Late', 'Left early', 'Sick', 'On leave', 'Not reached'])
    expect(on.text()).toContain('A slip can be mended at once')
    await on.tap('dialog .chip', 'Fever')
    await on.wait(() => on.find('.tile[data-mark="S"]'))
    await on.tap(tileOf(1))
    await on.tap('dialog .state-button', 'Present')
    await on.wait(() => !on.find('.tile[data-mark="S"]'))
    expect((await on.ops()).map(({ patch }) => patch.status)).toEqual(['S', 'P'])
  })

  test('a slip of somebody else is not', async () => {
    on = await stage(<AttendanceBoard />, handedIn({ markedBy: '王老师', markedAt: dateTimeOf(new Date()) }))
    await on.tap(tileOf(1))
    await on.wait(() => on.find('dialog .state-button'))
    expect(able()).toEqual(['Present', 'Left early'])
  })

  test('what contradicts itself is refused on the tablet, before it is kept', async () => {
    on = await stage(<AttendanceBoard />, classOfThirty())
    await on.wait(() => on.place.querySelectorAll('.tile').length === 30)
    const values = { childId: 'c01', date: today, classId: sunflowers, status: 'S', cause: '31' }
    const kept = on.engine.commit([{ noun: 'attendance-record', key: `${today}.c01`, verb: 'add', patch: values }])
    await expect(kept).rejects.toMatchObject({ problems: { cause: { code: 'mark.no-illness' } } })
    expect(await on.ops()).toEqual([])
  })

  test('finishing the tracing asks first: the next step stands under the same finger', async () => {
    on = await stage(<AttendanceBoard />, handedIn({}))
    await on.tap(main, 'Finish tracing')
    await on.wait(() => useQuestion.getState().question)
    expect(useQuestion.getState().question?.title).toBe('Finish tracing?')
    expect(await on.ops()).toEqual([])
    answerQuestion('confirm')
    await on.wait(() => on.find(main, 'Close'))
    expect((await on.ops()).map((op) => op.verb)).toEqual(['trace'])
  })

  test('absent children are called, first contact first, and get their cause; then the day is traced and closed', async () => {
    on = await stage(<AttendanceBoard />, { ...classOfThirty(), 'attendance-record': presentFrom(2) })
    await on.wait(() => on.find(main, 'Submit (1 not reached)'))
    await on.tap(main, 'Submit')
    await on.wait(() => on.find('dialog .submit-absent', 'Not reached'))
    expect(on.find('dialog .submit-absent')?.textContent).toContain('王小一1')
    await on.tap('dialog .big-button[data-look="main"]', 'Submit')
    await on.tap(main, 'Ask after 1')
    await on.wait(() => on.find('dialog .contact-line'))
    const calls = [...document.querySelectorAll<HTMLAnchorElement>('dialog .contact-line')].map((line) => line.getAttribute('href'))
    expect(calls).toEqual(['tel:13900000001', 'tel:13900000002', 'tel:13800000000'])
    await on.tap('dialog .call-results button', 'No answer')
    await on.wait(() => on.find('dialog .call-log li', 'No answer'))
    await on.tap('dialog .chip', 'Family matter')
    await on.tap('dialog .big-button[data-look="main"]:not(:disabled)', 'Finish tracing')
    await on.wait(() => on.find(main, 'Close'))
    expect((await marksOf()).c01).toEqual(['A', '31'])
    const [trace] = await on.rows('absence-trace')
    expect(trace).toMatchObject({ id: `trace.${today}.c01`, childId: 'c01', firstDate: today, cause: '31' })
    expect((await on.rows('attendance-sheet'))[0]?.status).toBe('TRACED')
  })

  test('the figures filter the tiles', async () => {
    await begin()
    await on.tap('.board-count', 'Sick')
    await on.wait(() => on.text().includes('Nobody here'))
    await on.tap('.state-view button', 'Show everybody')
    await on.wait(() => on.place.querySelectorAll('.tile').length === 30)
  })
})

describe('where there is nothing to mark', () => {
  test('a closed day says why and leads to the last open one', async () => {
    const rows = classOfThirty()
    const closed = { ...rows['school-day']?.[0], isOpen: false, reason: '国庆节' }
    on = await stage(<AttendanceBoard />, { ...rows, 'school-day': [closed, rows['school-day']?.[1] ?? {}] })
    await on.wait(() => on.text().includes('国庆节'))
    await on.tap('.state-view button', yesterday)
    await on.wait(() => on.place.querySelectorAll('.tile').length === 30)
  })

  test('a day to come is not shown: the board stays with today', async () => {
    on = await stage(<AttendanceBoard />, classOfThirty(), { address: '/attendance/board?day=2999-01-01' })
    await on.wait(() => on.find('.day-chip[aria-pressed="true"]', 'Today'))
  })

  test('somebody without a class is told what to do', async () => {
    const { class: _, ...rows } = classOfThirty()
    on = await stage(<AttendanceBoard />, rows)
    await on.wait(() => on.text().includes('No class is yours yet'))
  })

  test('a device that has never been in touch says that it needs the network once', async () => {
    on = await stage(<AttendanceBoard />, {}, { ready: false })
    on.engine.status.setState({ online: false })
    await on.wait(() => on.text().includes('Nothing is on this device yet'))
  })
})
