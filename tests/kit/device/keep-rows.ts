import type { Engine } from '../../../src/app/offline/engine'

const made = { rev: 1, scope: 'all', createBy: '', createTime: '', updateBy: null, updateTime: null }

/** Lays rows of a noun on a device, as if they had come with its copy. What every row has is filled in where a test does not say it. */
export const keepRows = ({ db }: Engine, noun: string, rows: readonly ({ readonly id: string } & Readonly<Record<string, unknown>>)[]) =>
  db.rows.bulkPut(rows.map((row) => ({ noun, id: row.id, by: '', gen: 1, seq: 1, era: '', row: { ...made, ...row } })))
