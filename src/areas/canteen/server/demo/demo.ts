import type { Demo, Furniture } from '../../../../server/seed/demo'
import { demoStaff } from '../../../demo/published/demo-staff'
import { random } from '../../../demo/published/random'
import { demoCalendar } from '../../../garden/published/demo-calendar'
import { FoodOrder } from '../../buying/food-order'
import { FoodOrderLine } from '../../buying/food-order-line'
import { FridgeTemp } from '../../fridge/fridge-temp'
import { SampleFridge } from '../../fridge/sample-fridge'
import { RetainedSample } from '../../retained-sample'
import { SampleDisposal } from '../../sample-disposal'
import { SampleException } from '../../sample-exception'
import { demoPictures } from './demo-pictures'
import { fridgeReadings, fridgeRows, tempRows } from './fridge-rows'
import { orderRows } from './order-rows'
import { demoDeeds } from './sample-deeds'
import { sampleRows } from './sample-rows'

/** Open days of the past of which samples and temperatures are recorded. */
const sampledDays = 14
/** Open days from today on for which foods are ordered. */
const orderedAhead = 2

/** Two weeks of samples and temperatures, with their pictures and the deeds behind them. */
export const demo: Demo = ({ today, seed }) => {
  const { days, today: at } = demoCalendar(today).timeline
  const staff = demoStaff(seed)
  const pictures = demoPictures(seed, staff)
  const sampled = days.slice(Math.max(0, at - sampledDays), at)
  const readings = fridgeReadings(seed, sampled, staff)
  const kitchen = { today, openDays: days, staff, readings, pictures, chance: random(seed, 'samples') }
  const { samples, disposals, exceptions } = sampleRows(kitchen, sampled)
  const temps = tempRows(readings)
  const { orders, lines } = orderRows(seed, days.slice(Math.max(0, at - sampledDays), at + orderedAhead), today)
  const furniture: Furniture[] = [
    { noun: FoodOrder, rows: orders },
    { noun: FoodOrderLine, rows: lines },
    { noun: SampleFridge, rows: fridgeRows(staff) },
    { noun: FridgeTemp, rows: temps },
    { noun: SampleDisposal, rows: disposals },
    { noun: RetainedSample, rows: samples },
    { noun: SampleException, rows: exceptions },
  ]
  return { furniture, files: pictures.all(), deeds: demoDeeds({ temps, disposals, samples, exceptions }) }
}
