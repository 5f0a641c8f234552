import { label } from '../../../contract/label'

/** Words of the slider check. */
export const words = {
  drag: label('拖动滑块验证', 'drag slider to verify'),
  passed: label('验证通过', 'verification passed'),
}
