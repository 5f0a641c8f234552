import { HouseSetting } from '../../contract/system/house-setting'
import { useRows } from '../offline/view/use-rows'

/** Whether people of this house may lock devices with a PIN, and after how many minutes one locks by itself. Undefined before it is known. */
export function useLockSetting(): { readonly isOn: boolean; readonly minutes: number } | undefined {
  const rows = useRows(HouseSetting)
  return rows && { isOn: rows[0]?.pinUnlock ?? false, minutes: rows[0]?.lockAfter ?? 10 }
}
