import { label } from '../../../contract/label'

/** Words of the pop-up in which a text is written. */
export const words = {
  open: label('展开编辑', 'Write with more room'),
  take: label('确定', 'OK'),
}
