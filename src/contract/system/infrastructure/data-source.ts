import './data-source-errors'
import type { Problems } from '../../check'
import { dict, note, optional, secret, text } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'
import { type Dialect, holdsLogin } from './database-address'

declare module '../../registry' {
  interface NounTypes {
    'data-source': typeof DataSource
  }
}

/** The value of `database_type` that stands for PostgreSQL. */
const postgresKind = '6'
/** How the kinds of `database_type` are spoken to that can be tried: MySQL in both its versions, MariaDB, PostgreSQL. Others are kept alone. */
const dialects: ReadonlyMap<string, Dialect> = new Map([
  ['1', 'mysql'],
  ['4', 'mysql'],
  ['5', 'mysql'],
  [postgresKind, 'postgres'],
])
export const dialectOf = (kind: string): Dialect | undefined => dialects.get(kind)
/** The right to try whether a data source can be reached. */
export const tryRight = 'try'

/**
 * Another database, such as that of a canteen's till: where it is and with which account it is read. Its password is sealed and shown to nobody.
 */
export const DataSource = defineResource({
  name: 'data-source',
  label: label('数据源', 'Data source'),
  path: '/sys/dataSource',
  fields: {
    code: text('数据源编码', 'Code', { rule: 'code', max: 64, unique: true, fixed: true }),
    name: text('数据源名称', 'Name', { max: 100 }),
    /** The kind of database, as clients of the wire contract number them. */
    dbType: dict('database_type', '数据库类型', 'Kind of database', { initial: postgresKind }),
    /** What clients of the wire contract fill in by themselves; nothing here is loaded by it. */
    dbDriver: optional(text('驱动类', 'Driver class', { max: 100 })),
    /** As `jdbc:postgresql://host:5432/name` or `jdbc:mysql://host:3306/name`, or without `jdbc:`. A password in it is refused. */
    dbUrl: text('数据源地址', 'Address', { max: 500 }),
    dbName: optional(text('数据库名称', 'Database', { max: 100 })),
    dbUsername: optional(text('用户名', 'User name', { max: 100 })),
    dbPassword: optional(secret('密码', 'Password', { max: 200, hidden: true })),
    remark: optional(note('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  list: ['code', 'name', 'dbType', 'dbUrl', 'dbUsername'],
  search: ['name', 'code', 'dbType'],
  form: [['code', 'name'], ['dbType', 'dbDriver'], ['dbUrl'], ['dbName', 'dbUsername'], ['dbPassword'], ['remark']],
  rights: [tryRight],
  agrees: ({ dbUrl }): Problems => (dbUrl && holdsLogin(dbUrl) ? { dbUrl: { code: 'data-source.open-password' } } : {}),
})
export type DataSource = RecordOf<typeof DataSource>
