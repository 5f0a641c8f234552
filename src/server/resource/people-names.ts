import { sql } from 'kysely'
import type { Resource, Row } from '../../contract/resource'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'

/** What the people of a tenant are called, by user name; those too whose account is gone. */
export type PeopleNames = ReadonlyMap<string, string>

export async function readPeopleNames(db: Db): Promise<PeopleNames> {
  const { rows } = await sql<{ username: string; realname: string }>`select username, realname from "user"
    where ${isOwn} order by gone desc, id`.execute(db)
  return new Map(rows.map(({ username, realname }) => [username, realname]))
}

const keptAccounts = ['createBy', 'updateBy']

/** The row with `<field>_dictText` for every user name in it that is known: whoever made and changed it, and its fields of accounts. */
export function withPeopleNames({ fields }: Resource, row: Row, names: PeopleNames): Row {
  const named = [...keptAccounts, ...Object.keys(fields).filter((field) => fields[field]?.account)].flatMap((field) => {
    const name = names.get(String(row[field]))
    return name === undefined ? [] : [[`${field}_dictText`, name]]
  })
  return named.length === 0 ? row : { ...row, ...Object.fromEntries(named) }
}
