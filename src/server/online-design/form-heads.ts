import { type MadeDefinition, readDefinition } from '../../contract/made/made-noun'
import type { MadeNoun } from '../../contract/system/made-noun'
import { hasChildField } from '../online-form/parent-field'
import { columnNamed } from './column-name'
import { drawnKind } from './drawn-field'

const flag = (is: boolean): '1' | '0' => (is ? '1' : '0')

/** What a row of definitions says; nothing of one this release cannot read. */
export const definitionOf = ({ definition }: Pick<MadeNoun, 'definition'>): MadeDefinition | undefined =>
  readDefinition(definition).definition

const usedFields = (definition: MadeDefinition | undefined) => (definition?.fields ?? []).filter(({ retired }) => !retired)

/** A form as the list and the head of the designer read it. `noun`: the name of its noun. */
export function headOf(row: MadeNoun, noun: string) {
  const definition = definitionOf(row)
  const parent = usedFields(definition).find((field) => field.kind === 'ref' && field.noun === noun)
  return {
    id: row.code,
    tableName: row.code,
    tableTxt: row.title,
    tableType: 1,
    tableVersion: row.rev,
    isDbSynch: row.status === '1' ? 'Y' : 'N',
    isTree: parent ? 'Y' : 'N',
    ...(parent && {
      treeParentIdField: columnNamed(parent.name),
      treeIdField: hasChildField,
      treeFieldname: columnNamed(definition?.title ?? ''),
    }),
    formTemplate: String(Math.max(1, ...(definition?.form ?? []).map((line) => line.length))),
    ...{ formCategory: 'temp', idType: 'UUID', idSequence: '', isCheckbox: 'Y', isPage: 'Y', scroll: 0, queryMode: 'single' },
    ...{ themeTemplate: 'normal', relationType: null, tabOrderNum: null, subTableStr: '', copyType: 0, copyVersion: null, physicId: null },
    ...{ isDesForm: 'N', desFormCode: '', extConfigJson: '{}', hascopy: 0 },
    ...{ createBy: row.createBy, createTime: row.createTime, updateBy: row.updateBy, updateTime: row.updateTime },
  }
}

/** Its fields as the designer shows them, the key of its rows first. */
export function fieldsOf(row: MadeNoun) {
  const definition = definitionOf(row)
  const used = usedFields(definition)
  const names = used.map(({ name }) => name)
  const [list, search, form] = [definition?.list ?? names, definition?.search ?? [], definition?.form?.flat() ?? names]
  const blank = {
    ...{ cgformHeadId: row.code, dbDefaultVal: '', fieldDefaultValue: '', fieldExtendJson: '', converter: '', fieldHref: '' },
    ...{ mainTable: '', mainField: '', fieldLength: 200, dictText: '', sortFlag: '0', isReadOnly: '0', queryConfigFlag: '0' },
  }
  const key = {
    ...{ ...blank, id: 'id', dbFieldName: 'id', dbFieldTxt: 'ID', orderNum: 0, dbType: 'string', dbLength: 64, dbPointLength: 0 },
    ...{ dbIsKey: '1', dbIsNull: '0', isShowForm: '0', isShowList: '0', isQuery: '0', fieldShowType: 'text', fieldMustInput: '0' },
    ...{ queryMode: 'single', fieldValidType: '', dictTable: '', dictField: '' },
  }
  const fields = used.map((field, at) => ({
    ...blank,
    ...drawnKind(field),
    id: field.name,
    dbFieldName: columnNamed(field.name),
    dbFieldTxt: field.zh,
    orderNum: at + 1,
    dbLength: field.max ?? 0,
    dbPointLength: field.scale ?? 0,
    dbIsKey: '0',
    dbIsNull: '1',
    isShowForm: flag(form.includes(field.name)),
    isShowList: flag(list.includes(field.name)),
    isQuery: flag(search.includes(field.name)),
    queryMode: field.kind === 'date' || field.kind === 'dateTime' ? 'group' : 'single',
    fieldMustInput: flag(field.required ?? false),
    fieldValidType: field.rule ?? '',
  }))
  return [key, ...fields]
}

/** What of it is there but once. */
export const indexesOf = (row: MadeNoun) =>
  usedFields(definitionOf(row))
    .filter(({ unique }) => unique)
    .map(({ name }) => ({
      id: name,
      cgformHeadId: row.code,
      indexName: columnNamed(name),
      indexField: columnNamed(name),
      indexType: 'unique',
    }))
