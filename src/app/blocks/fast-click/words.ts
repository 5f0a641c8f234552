import { label } from '../../../contract/label'

/** Words of the fast-click guard. */
export const words = {
  tooFast: label('您点击得太快了，请慢一点！', 'you clicked too fast, please click slowly!'),
}
