import { afterEach, expect, test } from 'vitest'
import { PlainPage } from '../../../../src/app/record-page/PlainPage'
import { RetainedSample } from '../../../../src/areas/canteen/retained-sample'
import { type Stage, stage } from '../../../kit/area-stage'
import { kitchenRows, sampleTaken, today } from './kitchen-rows'

let on: Stage
afterEach(() => on.leave())

const step = { at: `${today} 11:00:00`, by: 'chef', what: 'amend', text: 'wrong box' }
const was = {
  weightG: 130,
  container: 'glass',
  containerNo: null,
  fridgeId: 'f2',
  slotNo: null,
  fridgeTempAtIn: null,
  witnessId: null,
  photos: [],
}

test('a record shows beside a correction what it wrote over, and nothing of what was left as it was', async () => {
  const row = sampleTaken('one', 5, { history: [{ ...step, was: [was] }] })
  on = await stage(<PlainPage resource={RetainedSample} row={row} onGone={() => undefined} />, kitchenRows(), { role: 'cook' })
  await on.wait(() => on.place.textContent?.includes('Fridge before Fridge two'))
  const text = on.place.textContent ?? ''
  for (const part of ['wrong box', 'Weight before 130', 'Container before Glass box']) expect(text).toContain(part)
  for (const label of ['Slot before', 'Witness before', 'Photos before', 'Container number before']) expect(text).not.toContain(label)
})
