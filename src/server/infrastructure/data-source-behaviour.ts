import { refuseFields } from '../../contract/error'
import { DataSource } from '../../contract/system/infrastructure/data-source'
import { behave } from '../resource/behaviour'

/** A password goes nowhere but where it was given for: with another address or account it is given again. */
export const dataSourceBehaviour = behave(DataSource, {
  before(_ctx, { verb, before, patch }) {
    if (verb === 'remove' || !before?.dbPassword || patch.dbPassword) return undefined
    const isMoved = (['dbUrl', 'dbType', 'dbUsername'] as const).some(
      (field) => patch[field] !== undefined && patch[field] !== before[field],
    )
    if (isMoved) refuseFields({ dbPassword: { code: 'data-source.password-again' } })
    return undefined
  },
})
