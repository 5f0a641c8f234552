import { label } from '../../../contract/label'

/** Words of the modal. */
export const words = {
  ok: label('确定', 'OK'),
  details: label('详情', 'details'),
  whole: label('全屏', 'Full screen'),
  smaller: label('退出全屏', 'Leave full screen'),
}
