import { label } from '../../../contract/label'

/** What stands in the lines and headings of the register, on paper and in its sheet. */
export const registerWords = {
  no: label('留样编号', 'Number'),
  dish: label('菜品', 'Dish'),
  taken: label('留样时间', 'Taken at'),
  sampler: label('留样人', 'Taken by'),
  state: label('状态', 'State'),
  remarks: label('异常与说明', 'Remarks'),
  noSample: label('未留样', 'No sample'),
  keeping: label('留样中', 'Being kept'),
  due: label('可销毁', 'May go'),
  overdue: label('已超时', 'Overdue'),
  lacking: label('无留样、无说明', 'Missing: no sample, no reason'),
} as const
