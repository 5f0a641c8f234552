import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { Paper } from '../../../src/app/paper/Paper'
import { PrintButton } from '../../../src/app/paper/PrintButton'
import { ReportChart } from '../../../src/app/report/ReportChart'
import { label } from '../../../src/contract/label'
import type { Column } from '../../../src/contract/report/report-table'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const arrival = vi.hoisted(() => {
  let come = () => {}
  return { came: new Promise<void>((resolve) => (come = resolve)), come: () => come() }
})
vi.mock('../../../src/app/report/draw-chart', async () => {
  await arrival.came
  const chartIn = (element: HTMLElement) => {
    element.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
    return () => element.replaceChildren()
  }
  return { chartIn }
})

type Row = { readonly day: string; readonly heads: number }
const columns: readonly Column<Row>[] = [
  { name: 'day', kind: 'words', label: label('日期', 'Day'), value: ({ day }) => day },
  { name: 'heads', kind: 'count', label: label('人数', 'Heads'), value: ({ heads }) => heads },
]
const rows: readonly Row[] = [
  { day: '09-01', heads: 12 },
  { day: '09-02', heads: 14 },
]

let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('zh-CN')
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('a sheet is printed only once its chart is drawn: there would be an empty place where it belongs', async () => {
  const chart = (
    <ReportChart
      chart={{ kind: 'bar', x: 'day', series: ['heads'] }}
      label={label('人数', 'Heads')}
      paperWidth={710}
      {...{ columns, rows }}
    />
  )
  shown = show(
    <>
      <PrintButton />
      <Paper house="阳光" title="人数表" about="九月" layout="portrait">
        {chart}
      </Paper>
    </>,
    { product: productOf(gardenCatalogue), engine },
  )
  const button = await buttonOf(shown.place, '打印')
  await soon(() => expect(shown.place.querySelector('.print-sheet .report-chart')).not.toBeNull())
  expect(button.disabled).toBe(true)
  arrival.come()
  await soon(() => expect(button.disabled).toBe(false))
  expect(shown.place.querySelector('.report-chart svg')).not.toBeNull()
})
