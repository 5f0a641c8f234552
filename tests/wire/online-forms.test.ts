import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanced, api, first, get, openOnlineHouse, recordsOf } from './online-house'

let house: Awaited<ReturnType<typeof openOnlineHouse>>
beforeAll(async () => {
  house = await openOnlineHouse()
  for (const [label, pieces, colour] of [
    ['Bricks', '120', 'red'],
    ['Ball', '1', 'blue'],
    ['Rope', '2', 'red'],
  ])
    expect(await house.boss(`POST ${api}/form/toy?tabletype=1`, { label, pieces, colour })).toMatchObject({ success: true })
})
afterAll(() => house.close())

const labels = async (query: Record<string, string>) =>
  recordsOf(await get(house.boss, 'getData/toy', { ...first, ...query }))
    .map(({ label }) => label)
    .sort()

describe('the list of an online form', () => {
  test('is drawn from columns, choices and buttons, and from no source text', async () => {
    const { result } = await get(house.boss, 'getColumns/toy')
    expect(result).toMatchObject({
      columns: [
        { title: '名称', dataIndex: 'label', align: 'center' },
        { title: '件数', dataIndex: 'pieces', align: 'right' },
        { title: '颜色', dataIndex: 'colour', customRender: 'colour' },
        { title: '说明书', dataIndex: 'manual_dictText' },
      ],
      fieldHrefSlots: [],
      checkboxFlag: 'Y',
      paginationFlag: 'Y',
      formTemplate: '2',
      description: '玩具',
      currentTableName: 'toy',
      isDesForm: 'N',
      cgButtonList: [],
      hideColumns: ['bpm'],
      enhanceJs: '',
    })
    const { dictOptions } = result as { dictOptions: Record<string, object[]> }
    expect(dictOptions.colour).toContainEqual(expect.objectContaining({ value: 'red', text: 'red' }))
    expect(await get(house.boss, 'getEnhanceJs/toy')).toMatchObject({ success: true, result: '' })
  })

  test('is narrowed by what the noun is searched by', async () => {
    expect((await get(house.boss, 'getQueryInfo/toy')).result).toMatchObject([
      { field: 'label', label: '名称', mode: 'single', view: 'text', config: '0', defValue: '', hidden: '0' },
      { field: 'colour', view: 'list', dictCode: 'colour', config: '1' },
      { field: 'washedOn', mode: 'group', view: 'date' },
    ])
    expect((await get(house.boss, 'getQueryInfo/box')).result).toMatchObject([
      { field: 'name' },
      { field: 'within', mode: 'single', view: 'sel_search', dictTable: 'made-b-box', dictText: 'name', dictCode: 'id', config: '1' },
      { field: 'full', view: 'list', config: '0' },
    ])
    expect((await get(house.boss, 'getColumns/box')).result).toMatchObject({
      dictOptions: { full: [{ value: 'true' }, { value: 'false' }] },
    })
  })

  test('knows each of its lines by the id of its row, so that what is chosen can be removed', async () => {
    const rows = recordsOf(await get(house.boss, 'getData/toy', first))
    expect(rows.map((row) => row.jeecg_row_key)).toEqual(rows.map(({ id }) => id))
    expect(rows).toHaveLength(3)
  })

  test('takes filters, ranges, an order and pages', async () => {
    expect((await get(house.boss, 'getData/toy', first)).result).toMatchObject({ total: 3 })
    expect(await labels({ label: '*B*' })).toEqual(['Ball', 'Bricks'])
    expect(await labels({ colour: 'red', pieces_begin: '2', pieces_end: '50' })).toEqual(['Rope'])
    const sorted = recordsOf(await get(house.boss, 'getData/toy', { ...first, column: 'colour_dictText', order: 'asc', pageSize: '1' }))
    expect(sorted).toMatchObject([{ label: 'Ball', colour_dictText: 'blue' }])
    expect(await labels({ pageSize: '-521' })).toHaveLength(3)
    expect((await get(house.boss, 'getData/toy', { ...first, pageSize: '-521' })).result).toMatchObject({ size: 1000 })
  })

  test('takes an advanced query, encoded twice', async () => {
    const red = { field: 'colour', rule: 'eq', val: 'red', type: 'list', dictCode: 'colour' }
    const many = { field: 'pieces', rule: 'ge', val: '100', type: 'number' }
    expect(await labels({ superQueryParams: advanced(red, many) })).toEqual(['Bricks'])
    expect(await labels({ superQueryParams: advanced({ ...red, val: 'blue' }, many), superQueryMatchType: 'or' })).toEqual([
      'Ball',
      'Bricks',
    ])
    expect(await get(house.boss, 'getData/toy', { superQueryParams: advanced({ ...red, field: 'paper,title' }) })).toMatchObject({
      error: 'query.column',
    })
  })

  test('of a form with tables below it has one table and none below', async () => {
    expect((await get(house.boss, 'getErpColumns/toy')).result).toMatchObject({ main: { currentTableName: 'toy' }, subList: [] })
    expect((await get(house.boss, 'getErpFormItem/toy')).result).toMatchObject({ main: { schema: { table: 'toy' } }, subList: [] })
    expect((await get(house.boss, 'subform/list/toy')).result).toEqual([])
    expect((await get(house.boss, 'subform')).result).toEqual([])
  })
})

describe('an online form', () => {
  test('is drawn from the inputs of its fields', async () => {
    for (const call of ['getFormItem/toy', 'getFormItemBytbname/toy']) {
      const { result } = await get(house.boss, call)
      expect(result).toMatchObject({
        head: { tableType: 1, isTree: 'N', extConfigJson: '{}' },
        schema: {
          table: 'toy',
          required: ['label'],
          properties: {
            label: { view: 'text', type: 'string', title: '名称', order: 1, maxLength: 40 },
            pieces: { view: 'number', type: 'number', dbPointLength: 0 },
            colour: { view: 'list', dictCode: 'colour', enum: expect.arrayContaining([expect.objectContaining({ value: 'red' })]) },
            manual: { view: 'sel_search', dictTable: 'paper', dictText: 'title', dictCode: 'id' },
            washedOn: { view: 'date' },
            price: { view: 'number', title: '价格（分）' },
            places: { view: 'list_multi', enum: [{ value: 'f1', text: 'Shelf' }] },
            lost: { view: 'list', enum: [{ value: 'true', text: '是' }, { value: 'false' }] },
            remarks: { view: 'textarea' },
          },
        },
        cgButtonList: [],
        enhanceJs: '',
      })
    }
  })

  test('brings a record, reads it, and takes it back whole with what was changed', async () => {
    const said = {
      label: 'Train',
      pieces: '12',
      colour: 'red',
      manual: 'p1',
      washedOn: '2026-03-01',
      price: '4990',
      places: 'f1',
      lost: 'false',
    }
    const added = await house.boss(`POST ${api}/form/toy?tabletype=1`, { ...said, number: 'SN-000-123', remarks: '' })
    expect(added).toMatchObject({ success: true, result: expect.stringMatching(/^[\w-]+$/) })
    const read = await get(house.boss, `form/toy/${added.result as string}`)
    expect(read.result).toMatchObject({ ...said, pieces: 12, price: 4990, manual_dictText: 'How to build' })
    const record = read.result as Record<string, unknown>
    expect(await house.boss(`PUT ${api}/form/toy?tabletype=1`, { ...record, pieces: '13', lost: 'true' })).toMatchObject({ success: true })
    const again = (await get(house.boss, `form/toy/${String(record.id)}`)).result as Record<string, unknown>
    expect(again).toMatchObject({ ...said, pieces: 13, price: 4990, lost: 'true', number: record.number })
    expect(await house.boss(`PUT ${api}/form/toy?tabletype=1`, { ...record, pieces: 99 })).toMatchObject({
      success: false,
      error: 'record.changed',
    })
  })

  test('is refused by the limits of the noun, field by field in its own words', async () => {
    const wrong = { label: 'x'.repeat(41), pieces: '1001', manual: 'p1' }
    expect(await house.boss(`POST ${api}/form/toy?tabletype=1`, wrong)).toMatchObject({
      success: false,
      error: 'input.invalid',
      message: expect.stringMatching(/^名称：.+；件数：.+/),
    })
    expect(await house.boss(`POST ${api}/form/toy`, { label: 'Bricks' })).toMatchObject({ problems: { label: { code: 'field.taken' } } })
    expect(await house.boss(`POST ${api}/form/toy`, { label: 'Kite', manual: 'nowhere' })).toMatchObject({
      problems: { manual: { code: 'field.missing-row' } },
    })
  })

  test('takes a time as a time picker writes it', async () => {
    const { result } = await house.boss(`POST ${api}/form/box`, { name: 'Clock', openAt: '08:30:00' })
    expect((await get(house.boss, `form/box/${String(result)}`)).result).toMatchObject({ openAt: '08:30' })
  })

  test('takes nothing of a record but what it offers, whatever comes with it', async () => {
    const { result: id } = await house.boss(`POST ${api}/form/toy?tabletype=1&pieces=7`, {
      label: 'Kite',
      ...{ id: 'chosen', createBy: 'x', rev: 9, tenantId: 2, scope: 'x', manual_dictText: 'y', constructor: 'z' },
    })
    expect(id).not.toBe('chosen')
    expect((await get(house.boss, `form/toy/${String(id)}`)).result).toMatchObject({ rev: 1, pieces: null, createBy: 'boss' })
  })

  test('lets all rows of a page go by one address', async () => {
    const ids: string[] = []
    for (let at = 0; at < 30; at++) ids.push((await house.boss(`POST ${api}/form/box`, { name: `Box ${at}` })).result as string)
    expect(await house.boss(`DELETE ${api}/form/box/${ids.join()},`)).toMatchObject({ success: true })
    expect((await get(house.boss, 'getData/box', { ...first, name: 'Box*' })).result).toMatchObject({ total: 0 })
  })
})
