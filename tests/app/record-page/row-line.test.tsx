import { expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { RowLine } from '../../../src/app/record-page/RowLine'
import { date, text } from '../../../src/contract/field'
import { defineResource } from '../../../src/contract/resource'
import { productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

const Away = defineResource({
  name: 'away',
  label: { zh: '外出', en: 'Away' },
  path: '/garden/away',
  fields: { who: text('谁', 'Who'), from: date('从', 'From'), to: date('到', 'To') },
  title: 'who',
  list: ['who'],
  search: [],
  form: [['who']],
})
const { put } = onStage(productOf(gardenCatalogue))

test.each([
  ['2026-03-02', '2026-03-06', '李2026-03-02 – 2026-03-06'],
  ['2026-03-02', '2026-03-02', '李2026-03-02'],
  ['2026-03-02', null, '李2026-03-02 – '],
  [null, '2026-03-06', '李 – 2026-03-06'],
  [null, null, '李'],
])('a time from %s until %s is told as one', async (from, to, words) => {
  speak('zh-CN')
  const row = { id: 'a', rev: 1, who: '李', from, to }
  const place = put(<RowLine resource={Away} row={row} show={['who', ['from', 'to']]} sign={undefined} />)
  await drawn()
  expect(place.textContent).toBe(words)
})
