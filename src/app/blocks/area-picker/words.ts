import { label } from '../../../contract/label'

/** Words of the area picker. */
export const words = {
  province: label('省份', 'Province'),
  city: label('城市', 'City'),
} as const
