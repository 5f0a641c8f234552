import { expect, test } from 'vitest'
import { deadlinePage, deadlineSentence, noticeDue } from '../../../src/areas/deadlines/deadline'
import { say } from '../../../src/contract/label'

test('a certificate is told of 45, 30 and 7 days before its end, and once it is over', () => {
  const due = [46, 45, 31, 30, 8, 7, 0, -1, -400].map((left) => noticeDue({ kind: 'certificate', left }))
  expect(due).toEqual([undefined, 45, 45, 30, 30, 7, 7, -1, -1])
})

test('contracts and papers of the house are told of 60 days before their end', () => {
  for (const kind of ['contract', 'licence', 'foodPermit', 'insurance'] as const)
    expect([61, 60, 1, -1].map((left) => noticeDue({ kind, left }))).toEqual([undefined, 60, 60, -1])
})

test('a full class is told of at once', () => expect(noticeDue({ kind: 'classFull' })).toBe(0))

test('what is said names who, what and how long', () => {
  const paper = { kind: 'certificate', row: 'c1', name: '张三', paper: '健康合格证', until: '2026-03-09', left: 7 } as const
  expect(say(deadlineSentence(paper), 'zh-CN', paper)).toBe('张三的健康合格证还有 7 天到期（2026-03-09）')
  expect(say(deadlineSentence({ ...paper, left: -1 }), 'en', { ...paper, paper: 'Health certificate' })).toBe(
    'Health certificate of 张三 ran out on 2026-03-09',
  )
  const full = { kind: 'classFull', row: 'k1', name: '小一班', children: 27, places: 25 } as const
  expect(say(deadlineSentence(full), 'zh-CN', full)).toBe('小一班有 27 人，超过定员 25 人')
  expect(deadlinePage(full)).toBe('/garden/class?open=k1')
})
