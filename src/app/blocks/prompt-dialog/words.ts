import { label } from '../../../contract/label'

/** Words of the prompt dialog. */
export const words = {
  ok: label('确定', 'OK'),
}
