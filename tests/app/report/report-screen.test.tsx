import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFace } from '../../../src/app/design/face'
import { ReportScreen } from '../../../src/app/report/ReportScreen'
import { canteen } from '../../../src/areas/canteen/area'
import { SampleFridge } from '../../../src/areas/canteen/fridge/sample-fridge'
import { KindergartenProfile } from '../../../src/areas/garden/published/kindergarten-profile'
import { date } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineReport } from '../../../src/contract/report/report'
import { rowsIfKnown, rowsOf } from '../../../src/contract/report/report-source'
import type { Column } from '../../../src/contract/report/report-table'
import { type Stage, stage } from '../../kit/area-stage'

vi.mock('../../../src/app/design/face', async (load) => ({ ...(await load<object>()), useFace: vi.fn(() => 'touch') }))

type Fridge = { readonly id: string; readonly name: string; readonly slots: number }
const columns: readonly Column<Fridge, 'name', 'slots'>[] = [
  { name: 'name', kind: 'words', label: label('冰箱', 'Fridge'), value: ({ name }) => name },
  { name: 'slots', kind: 'count', label: label('格数', 'Slots'), value: ({ slots }) => slots },
]
/** A report as plain as they come: nobody draws anything for it. */
const report = defineReport(canteen, 'canteen/fridges', {
  params: { day: date('日期', 'Day') },
  sources: () => ({ fridges: rowsOf(SampleFridge), profile: rowsIfKnown(KindergartenProfile) }),
  compute: ({ rows }) => rows.fridges.map(({ id, name }, at): Fridge => ({ id, name, slots: at + 2 })),
  rows: (data) => data,
  idOf: ({ id }) => id,
  columns: () => columns,
  paper: { title: label('冰箱表', 'Fridges on paper'), layout: 'portrait', numbered: true },
})

let on: Stage
beforeEach(() => vi.mocked(useFace).mockReturnValue('touch'))
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})
const fridge = (id: string, name: string) => ({ id, name, tempMin: 0, tempMax: 8, enabled: true, rev: 1 })
const rows = { 'sample-fridge': [fridge('f1', 'One'), fridge('f2', 'Two')] }
const screen = <ReportScreen report={report} house="A house" aboutOf={(_, { day }) => day} />
const show = (more: Parameters<typeof stage>[2] = {}, given: Parameters<typeof stage>[1] = rows) =>
  stage(screen, given, { role: 'cook', address: '/canteen/fridges?day=2026-09-01', ...more })
const lines = (part: string) =>
  [...on.place.querySelectorAll(`.report-table ${part} tr`)].map((line) => [...line.children].map((cell) => cell.textContent))

test('is a table with its totals, and a sheet of paper that says the same, without anything being drawn for it', async () => {
  on = await show()
  await on.wait(() => on.find('.report-table'))
  expect(lines('tbody')).toEqual([
    ['One', '2'],
    ['Two', '3'],
  ])
  expect(lines('tfoot')).toEqual([['Total', '5']])
  const paper = [...on.place.querySelectorAll('.print-sheet tr')].map((line) => [...line.children].map((cell) => cell.textContent))
  expect(paper).toEqual([
    ['No.', 'Fridge', 'Slots'],
    ['1', 'One', '2'],
    ['2', 'Two', '3'],
    ['', 'Total', '5'],
  ])
  expect(on.find('.print-sheet h2')?.textContent).toBe('A house Fridges on paper')
})

test('follows what is written on this device in the same moment', async () => {
  on = await show({ role: 'canteenMgr' })
  await on.wait(() => on.find('.report-table'))
  await on.bring({ 'sample-fridge': [fridge('f3', 'Three')] })
  await on.wait(() => lines('tfoot').flat().includes('9'))
})

test('asks first what the address does not say, and says when there is nothing', async () => {
  on = await show({ address: '/canteen/fridges' })
  await on.wait(() => on.find('.report-asked label', 'Day'))
  expect(on.find('.report-table')).toBeUndefined()
  await on.leave()
  on = await show({}, { 'sample-fridge': [] })
  await on.wait(() => on.find('.state-view', 'Nothing to report'))
})

test('shows nothing of rows somebody may not list, whatever lies on the device', async () => {
  on = await show({ role: 'teacher' })
  await on.wait(() => on.find('.state-view[role=alert]'))
  expect(on.text()).not.toContain('One')
})

test('a desktop whose copy is on its way is told by the server, until it has the rows itself', async () => {
  vi.mocked(useFace).mockReturnValue('desktop')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://here').pathname)
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: [{ id: 'f9', name: 'Nine', slots: 9 }] })
  })
  on = await show({ ready: false }, {})
  await on.wait(() => lines('tbody').flat().includes('Nine'))
  expect(asked[0]).toBe('/api/report/canteen/fridges')
  await on.bring(rows)
  await on.wait(() => lines('tbody').flat().includes('One'))
  expect(lines('tbody').flat()).not.toContain('Nine')
})

test('its chart says what it shows, is drawn for the paper too, and follows what is written', async () => {
  const drawn = {
    ...report,
    chart: { kind: 'bar', x: 'name', series: ['slots'] },
    paper: { ...report.paper, charts: 'below' },
  } as typeof report
  const shown = <ReportScreen report={drawn} house="A house" aboutOf={(_, { day }) => day} />
  on = await stage(shown, rows, { role: 'canteenMgr', address: '/canteen/fridges?day=2026-09-01' })
  await on.wait(() => on.find('.card.report-chart [role=img]'))
  const names = () => [...on.place.querySelectorAll('.report-chart [role=img]')].map((one) => one.getAttribute('aria-label'))
  expect(names()).toHaveLength(2)
  for (const name of names()) expect(name).toMatch(/, bars: Slots by Fridge \(2\)\. The figures are in the table\.$/)
  await on.wait(() => [...on.place.querySelectorAll('.print-sheet svg text')].some((one) => one.textContent === 'Two'))
  await on.bring({ 'sample-fridge': [fridge('f3', 'Three')] })
  await on.wait(() => names().every((one) => one?.includes('(3)')))
  await on.wait(() => [...on.place.querySelectorAll('.print-sheet svg text')].some((one) => one.textContent === 'Three'))
})

test('its sheet is fetched from the server; where that says no, its reason is told', async () => {
  const saved = vi.fn(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }))
  vi.stubGlobal('fetch', async () => new Response('bytes', { headers: { 'content-type': 'application/vnd.ms-excel' } }))
  on = await show()
  await on.tap('button', 'Export to Excel')
  await on.wait(() => saved.mock.calls.length === 1 && on.text().includes('Exported'))
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code: 400, error: 'record.too-many', values: { max: 20000 } }))
  await on.tap('button:not([disabled])', 'Export to Excel')
  await on.wait(() => on.text().includes('At most 20000 at once'))
})
