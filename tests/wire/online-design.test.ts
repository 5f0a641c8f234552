import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answered } from '../kit/server/open-house'
import { api, first, get, openOnlineHouse, recordsOf } from './online-house'

const form = '/jeecg-boot/online/cgform'
let house: Awaited<ReturnType<typeof openOnlineHouse>>
beforeAll(async () => {
  house = await openOnlineHouse()
})
afterAll(() => house.close())

const ask = (path: string, query: Record<string, string> = {}): Promise<Answered> =>
  house.boss(`GET ${form}/${path}?${new URLSearchParams({ ...query, _t: '1764000000' })}` as 'GET /')

/** A row of the designer, as its tabs fill it in. */
const drawn = (dbFieldName: string, dbFieldTxt: string, more: object = {}) => ({
  ...{ dbFieldName, dbFieldTxt, dbType: 'string', dbLength: 32, dbPointLength: 0, dbDefaultVal: '', dbIsKey: '0', dbIsNull: '1' },
  ...{ isShowForm: '1', isShowList: '1', isQuery: '0', queryMode: 'single', fieldShowType: 'text', fieldLength: 200, isReadOnly: '0' },
  ...{
    fieldMustInput: '0',
    fieldValidType: '',
    dictTable: '',
    dictField: '',
    dictText: '',
    fieldExtendJson: '',
    converter: '',
    fieldHref: '',
  },
  ...more,
})
const head = (tableName: string, tableTxt: string, more: object = {}) => ({
  ...{ tableName, tableTxt, tableType: 1, themeTemplate: 'normal', formTemplate: '2', isTree: 'N', isPage: 'Y', isDesForm: 'N' },
  ...more,
})
const parcels = [
  drawn('id', '主键', { dbIsKey: '1', dbIsNull: '0', isShowForm: '0', isShowList: '0' }),
  drawn('create_by', '创建人', { isShowForm: '0', isShowList: '0' }),
  drawn('parcel_no', '单号', { fieldMustInput: '1', isQuery: '1', fieldValidType: 'only' }),
  drawn('pieces', '件数', { dbType: 'int' }),
  drawn('weight', '重量', { dbType: 'BigDecimal', dbPointLength: 3 }),
  drawn('colour', '颜色', { fieldShowType: 'list', dictField: 'colour', isQuery: '1' }),
  drawn('came_on', '到达', { dbType: 'Date', fieldShowType: 'date' }),
  drawn('manual', '说明书', { fieldShowType: 'sel_search', dictTable: 'paper', dictField: 'id', dictText: 'title' }),
  drawn('remarks', '备注', { dbType: 'Text', fieldShowType: 'textarea', isShowList: '0' }),
]
const send = (verb: 'POST' | 'PUT', fields: readonly object[], ofHead: object, more: object = {}) =>
  house.boss(`${verb} ${api}/${verb === 'POST' ? 'addAll' : 'editAll'}`, {
    head: ofHead,
    fields,
    indexs: [],
    deleteFieldIds: '',
    deleteIndexIds: '',
    ...more,
  })

const headNow = async (tableName: string) => recordsOf(await ask('head/list', { tableName }))[0] ?? expect.fail(`no ${tableName}`)

describe('the list of online forms', () => {
  test('names those in use, by their codes', async () => {
    expect(recordsOf(await ask('head/list', { column: 'createTime', order: 'desc', copyType: '0', tableName: '*o*' }))).toMatchObject([
      { id: 'box', tableName: 'box', tableTxt: '箱子', tableType: 1, isTree: 'Y', treeParentIdField: 'within', isDbSynch: 'Y' },
      { id: 'toy', tableName: 'toy', tableTxt: '玩具', isTree: 'N', tableVersion: 1, createTime: expect.stringMatching(/^\d{4}-/) },
    ])
    expect(recordsOf(await ask('head/list', { tableTxt: '*玩*', tableType_MultiString: '1,2' }))).toHaveLength(1)
    const conditions = encodeURI(JSON.stringify([{ field: 'tableName', rule: 'eq', val: 'toy', type: 'input' }]))
    expect(recordsOf(await ask('head/list', { superQueryParams: conditions, superQueryMatchType: 'and' }))).toHaveLength(1)
    expect(await ask('head/list', { superQueryParams: '%5B{' })).toMatchObject({ error: 'query.condition' })
    for (const query of ['copyType=1', 'tableType=2', 'tableType_MultiString=2,3', 'tableName=paper'])
      expect(recordsOf(await house.boss(`GET ${form}/head/list?column=tableName&order=asc&${query}`))).toEqual([])
  })

  test('tells the fields and what of them is there but once', async () => {
    const fields = (await ask('field/listByHeadId', { headId: 'toy' })).result as Record<string, unknown>[]
    expect(fields[0]).toMatchObject({ dbFieldName: 'id', dbIsKey: '1' })
    expect(fields).toContainEqual(
      expect.objectContaining({
        dbFieldName: 'label',
        dbFieldTxt: '名称',
        dbType: 'string',
        dbLength: 40,
        fieldMustInput: '1',
        isQuery: '1',
      }),
    )
    expect(fields).toContainEqual(expect.objectContaining({ dbFieldName: 'colour', fieldShowType: 'list', dictField: 'colour' }))
    expect(fields).toContainEqual(expect.objectContaining({ dbFieldName: 'manual', fieldShowType: 'sel_search', dictTable: 'paper' }))
    expect((await ask('index/listByHeadId', { headId: 'toy' })).result).toMatchObject([{ indexField: 'label', indexType: 'unique' }])
    expect((await ask('head/tableInfo', { code: 'toy' })).result).toMatchObject({ main: { tableName: 'toy' }, sub: [] })
  })

  test('says whether a name is taken, and names no table of the database', async () => {
    const free = async (tbname: string, id = '') => await ask('api/checkOnlyTable', { tbname, id })
    expect([(await free('toy')).result, (await free('toy', 'toy')).result, (await free('parcel')).result]).toEqual([-1, 1, 1])
    for (const name of ['t_', '12', 'pg_user', 'a b', "x'--"])
      expect(await free(name)).toMatchObject({ success: false, error: 'made.code' })
    expect((await house.boss(`GET ${form}/head/queryTables/?_t=1`)).result).toEqual([])
  })

  test('is for whoever may list definitions, and drawing for whoever may make them', async () => {
    for (const call of ['head/list', 'field/listByHeadId?headId=toy', 'index/listByHeadId?headId=toy', 'head/tableInfo?code=toy'] as const)
      expect(await house.anna(`GET ${form}/${call}`), call).toMatchObject({ status: 403, result: null })
    for (const call of [`POST ${api}/addAll`, `PUT ${api}/editAll`, `DELETE ${form}/head/delete?id=toy`] as const)
      expect(await house.anna(call, call.startsWith('D') ? undefined : { head: head('own', 'x'), fields: [] }), call).toMatchObject({
        status: 403,
      })
    expect(recordsOf(await house.stranger(`GET ${form}/head/list`))).toEqual([])
    expect(await house.stranger(`GET ${form}/field/listByHeadId?headId=toy`)).toMatchObject({ error: 'record.gone' })
  })
})

describe('a drawn form', () => {
  test('is in use once it is saved', async () => {
    expect(await send('POST', parcels, head('parcel', '包裹'))).toMatchObject({ success: true })
    expect(await house.boss(`POST ${api}/doDbSynch/parcel/normal`)).toMatchObject({ success: true })
    const { result } = await get(house.boss, 'getFormItem/parcel')
    expect(result).toMatchObject({
      schema: {
        required: ['parcelNo'],
        properties: {
          parcelNo: { view: 'text', title: '单号', maxLength: 32 },
          pieces: { view: 'number' },
          colour: { view: 'list', dictCode: 'colour' },
          cameOn: { view: 'date' },
          manual: { view: 'sel_search', dictTable: 'paper' },
          remarks: { view: 'textarea' },
        },
      },
    })
    expect(await house.boss(`POST ${api}/form/parcel`, { parcelNo: 'A1', weight: '1.25' })).toMatchObject({ success: true })
    expect(await house.boss(`POST ${api}/form/parcel`, { parcelNo: 'A1' })).toMatchObject({
      problems: { parcelNo: { code: 'field.taken' } },
    })
    expect((await get(house.boss, 'getQueryInfo/parcel')).result).toMatchObject([{ field: 'parcelNo' }, { field: 'colour' }])
    expect(await send('POST', parcels, head('parcel', '又一个'))).toMatchObject({
      problems: { code: { code: 'field.taken' } },
      message: expect.stringContaining('编码'),
    })
  })

  test('comes back from the designer as it is, and changes by what was changed alone', async () => {
    const definition = async () =>
      JSON.parse(((await house.boss('GET /sys/madeNoun/queryById?id=toy')).result as { definition: string }).definition)
    const before = await definition()
    const fields = (await ask('field/listByHeadId', { headId: 'toy' })).result as Record<string, unknown>[]
    const kinds = (of: { fields: { name: string; kind: string; unique?: boolean }[] }) =>
      of.fields.map(({ name, kind, unique = false }) => ({ name, kind, unique }))
    expect(await send('PUT', fields, await headNow('toy'))).toMatchObject({ success: true })
    const again = await definition()
    expect(kinds(again)).toEqual(kinds(before))
    expect([again.title, again.list, again.search.sort()]).toEqual([before.title, before.list, [...before.search].sort()])
    const renamed = fields.map((field) => (field.dbFieldName === 'pieces' ? { ...field, dbFieldTxt: '块数' } : field))
    expect(await send('PUT', [...renamed, drawn('maker', '厂家')], await headNow('toy'))).toMatchObject({ success: true })
    const columns = (await get(house.boss, 'getColumns/toy')).result as { columns: { title: string }[] }
    expect(columns.columns.map(({ title }) => title)).toEqual(expect.arrayContaining(['块数', '厂家']))
  })

  test('keeps its fields where the designer sends their names back in small letters, and takes no other name for one of them', async () => {
    const names = async () =>
      ((await ask('field/listByHeadId', { headId: 'parcel' })).result as { dbFieldName: string }[]).map(({ dbFieldName }) => dbFieldName)
    const before = await names()
    expect(before).toEqual(expect.arrayContaining(['parcel_no', 'came_on']))
    const fields = (await ask('field/listByHeadId', { headId: 'parcel' })).result as { dbFieldName: string; dbFieldTxt: string }[]
    const small = (row: { dbFieldName: string }) => ({ ...row, dbFieldName: row.dbFieldName.toLowerCase() })
    const asOnceRead = (row: { dbFieldName: string }) => ({ ...row, dbFieldName: row.dbFieldName.replaceAll('_', '') })
    for (const sent of [small, asOnceRead]) {
      expect(await send('PUT', fields.map(sent), await headNow('parcel'))).toMatchObject({ success: true })
      expect(await names()).toEqual(before)
    }
    const renamed = fields.map((row) => (row.dbFieldName === 'came_on' ? { ...row, dbFieldName: 'arrived_on' } : row))
    expect(await send('PUT', renamed, await headNow('parcel'))).toMatchObject({
      error: 'online.unsupported',
      values: { place: `fields.${before.indexOf('came_on')}.dbFieldName` },
    })
    expect((await get(house.boss, 'getData/parcel', first)).result).toMatchObject({ records: [{ parcelNo: 'A1', weight: 1.25 }] })
  })

  test('stands in a tree where its designer says so, by the columns it adds for that', async () => {
    const columns = [
      drawn('name', '名称', { fieldMustInput: '1' }),
      drawn('place_no', '编号'),
      drawn('pid', '父级节点', { isShowList: '0' }),
      drawn('has_child', '是否有子节点', { fieldShowType: 'list', dictField: 'yn', isShowForm: '0', isShowList: '0' }),
    ]
    const tree = { isTree: 'Y', treeIdField: 'has_child', treeParentIdField: 'pid', treeFieldname: 'place_no' }
    expect(await send('POST', columns, head('place', '地点', tree), { deleteFieldIds: [], deleteIndexIds: [] })).toMatchObject({
      success: true,
    })
    expect((await get(house.boss, 'getColumns/place')).result).toMatchObject({ pidField: 'pid', textField: 'placeNo' })
    expect(recordsOf(await ask('head/list', { tableName: 'place' }))).toMatchObject([
      { isTree: 'Y', treeParentIdField: 'pid', treeFieldname: 'place_no' },
    ])
    const fields = (await ask('field/listByHeadId', { headId: 'place' })).result as { dbFieldName: string }[]
    expect(fields.map(({ dbFieldName }) => dbFieldName)).toEqual(['id', 'name', 'place_no', 'pid'])
  })

  test('loses nothing that is held: what is deleted is given up, and no field becomes another', async () => {
    await house.boss(`POST ${api}/form/box`, { name: 'Kept', openAt: '08:30:00' })
    const fields = (await ask('field/listByHeadId', { headId: 'box' })).result as Record<string, unknown>[]
    const seen = await headNow('box')
    const left = fields.filter(({ dbFieldName }) => dbFieldName !== 'open_at')
    expect(await send('PUT', left, seen, { deleteFieldIds: ['openAt'] })).toMatchObject({ success: true })
    expect((await get(house.boss, 'getData/box', first)).result).toMatchObject({
      records: [expect.not.objectContaining({ openAt: '08:30' })],
    })
    const again = [...left, drawn('open_at', '开放', { fieldShowType: 'time' })]
    expect(await send('PUT', again, seen)).toMatchObject({ success: false, error: 'record.changed' })
    expect(await send('PUT', again, await headNow('box'))).toMatchObject({ success: true })
    expect((await get(house.boss, 'getData/box', first)).result).toMatchObject({ records: [{ name: 'Kept', openAt: '08:30' }] })
    expect(await send('PUT', [...left, drawn('open_at', '开放', { dbType: 'int' })], await headNow('box'))).toMatchObject({
      problems: { 'definition.3.kind': { code: 'made.kept', values: { name: '开放' } } },
    })
  })

  test.each<readonly [string, object[], object, object]>([
    ['fields.0.fieldDefaultValue', [drawn('a', '甲', { fieldDefaultValue: '#{sysUserCode}' })], {}, {}],
    ['fields.0.fieldHref', [drawn('a', '甲', { fieldHref: 'javascript:alert(1)' })], {}, {}],
    ['fields.0.converter', [drawn('a', '甲', { converter: 'java.lang.Runtime' })], {}, {}],
    ['fields.0.fieldValidType', [drawn('a', '甲', { fieldValidType: '^(a+)+$' })], {}, {}],
    ['fields.0.fieldShowType', [drawn('a', '甲', { fieldShowType: 'umeditor' })], {}, {}],
    ['fields.0.fieldShowType', [drawn('a', '甲', { fieldShowType: 'link_down' })], {}, {}],
    ['head.tableType', [drawn('a', '甲')], { tableType: 2 }, {}],
    ['head.isDesForm', [drawn('a', '甲')], { isDesForm: 'Y' }, {}],
    ['indexs.0.indexField', [drawn('a', '甲')], {}, { indexs: [{ indexName: 'i', indexField: 'a,b', indexType: 'unique' }] }],
  ])('is refused where nothing here does what it says: %s', async (place, fields, ofHead, more) => {
    expect(await send('POST', fields, head('never', '从不', ofHead), more)).toMatchObject({
      success: false,
      error: 'online.unsupported',
      values: { place },
      message: expect.stringContaining(place),
    })
    expect(recordsOf(await ask('head/list', { tableName: 'never' }))).toEqual([])
  })

  test('is switched off where it is deleted, and copied under another code', async () => {
    expect(await house.boss(`GET ${form}/head/copyOnlineTable/parcel?tableName=letter`)).toMatchObject({ success: true })
    expect((await get(house.boss, 'getColumns/letter')).result).toMatchObject({ description: '包裹' })
    expect(await house.boss(`DELETE ${form}/head/delete?id=nothing`)).toMatchObject({ success: false, error: 'record.gone' })
    expect(await house.boss(`DELETE ${form}/head/delete?id=parcel`)).toMatchObject({ success: true })
    expect(await house.boss(`DELETE ${form}/head/deleteBatch?ids=letter,&flag=1`)).toMatchObject({ success: true })
    expect(recordsOf(await ask('head/list', { tableTxt: '包裹' }))).toEqual([])
    expect(await get(house.boss, 'getData/parcel')).toMatchObject({ error: 'noun.unknown' })
    expect(await house.boss(`POST ${api}/doDbSynch/parcel/force`)).toMatchObject({ success: false, error: 'online.off' })
    await house.boss('PUT /sys/madeNoun/edit', { id: 'parcel', status: '1' })
    expect((await get(house.boss, 'getData/parcel')).result).toMatchObject({ total: 1 })
  })
})
