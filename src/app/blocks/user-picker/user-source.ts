import { User } from '../../../contract/system/user'
import { call, reach } from '../../wire/call'
import { type PickedPage, type PickedRow, queryOf, type RecordSource } from '../record-picker/record-source'

const path = `${User.path}/queryUserComponentData`

/** Users of some departments and of all below them; of every one where none is named. */
export const userSource = (departments: readonly string[] = []): RecordSource => ({
  key: `${path} ${departments.join(',')}`,
  page: (asked, signal) => call<PickedPage>('GET', path, { query: { ...queryOf(asked), departId: departments.join(',') }, signal }),
  async byValues(store, values) {
    const answer = await reach('GET', `${User.path}/getMultiUser`, { query: { [store]: values.join(',') } })
    const told: unknown = await answer.json()
    // It answers without an envelope, and says no in one.
    return Array.isArray(told) ? (told as PickedRow[]) : []
  },
})
