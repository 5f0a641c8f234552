import { expect, test } from 'vitest'
import { noteIntents, unnoteIntent } from '../../../../src/areas/attendance/app/tracing/note-call'
import type { CallLine } from '../../../../src/areas/attendance/reports/tracing-report'
import { bareTrace } from '../bare-trace'

const caller = { at: '2026-11-23 09:05:00', by: '梁丹', language: 'zh-CN', back: '2026-11-24' } as const
const lineOf = (why: CallLine['why'], status: string) => ({ why, trace: { ...bareTrace, status } })
const entry = (result: string) => ({ at: caller.at, by: '梁丹', method: 'phone', result })

test('a family that was reached is followed from then on, and what was said is written into the trace', () => {
  expect(noteIntents(lineOf('first', 'OPEN'), { result: 'seenDoctor' }, caller)).toMatchObject([
    { verb: 'follow', key: 't', patch: { contactLog: [entry('已就诊')] } },
    { verb: 'edit', key: 't', patch: { seenDoctor: true } },
  ])
})

test('a call nobody answered is written down and follows nobody', () => {
  expect(noteIntents(lineOf('unknown', 'OPEN'), { result: 'noAnswer' }, caller)).toMatchObject([
    { verb: 'edit', patch: { contactLog: [entry('无人接听')] } },
  ])
})

test('a follow-up that was due is done with the call', () => {
  const [intent] = noteIntents(lineOf('followUp', 'FOLLOWING'), { result: 'resting', temp: 37.2, note: '好转' }, caller)

  expect(intent?.patch).toMatchObject({ followUps: [{ date: '2026-11-23', temp: 37.2, result: '在家休息：好转' }], temp: 37.2 })
})

test('whoever says "back tomorrow" is expected on the next open day, and what nobody asked is not written', () => {
  const [follow, rest] = noteIntents(lineOf('first', 'OPEN'), { result: 'backTomorrow' }, caller)

  expect([Object.keys(follow?.patch ?? {}), rest?.patch]).toEqual([['contactLog'], { expectedReturn: '2026-11-24' }])
})

test('a child in hospital has seen a doctor, and the hospital is written where it was told', () => {
  const [follow, rest] = noteIntents(lineOf('first', 'OPEN'), { result: 'inHospital', hospital: '市儿童医院' }, caller)

  expect(follow?.patch).toEqual({ contactLog: [entry('住院')] })
  expect(rest?.patch).toEqual({ seenDoctor: true, hospital: '市儿童医院' })
})

test('a wrong number has reached nobody: the trace stays open and nothing else is written', () => {
  expect(noteIntents(lineOf('followUp', 'OPEN'), { result: 'wrongNumber' }, caller)).toMatchObject([
    { verb: 'edit', patch: { contactLog: [entry('打错电话')] } },
  ])
})

test('taking back gives every value that was written back as it was', () => {
  const line = lineOf('first', 'OPEN')

  expect(unnoteIntent(line, noteIntents(line, { result: 'seenDoctor' }, caller)).patch).toEqual({ contactLog: null, seenDoctor: null })
})
