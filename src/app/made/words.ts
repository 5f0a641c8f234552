import { label } from '../../contract/label'

/** Every text of drawing a kind of records. */
export const words = {
  fields: label('字段', 'Fields'),
  caption: label('名称', 'Name'),
  captionEn: label('英文名称', 'English name'),
  kind: label('类型', 'Kind'),
  of: label('选项来源', 'Chosen from'),
  dict: label('字典：{name}', 'Dictionary: {name}'),
  noun: label('数据：{name}', 'Records: {name}'),
  required: label('必填', 'Required'),
  listed: label('列表显示', 'In the list'),
  searched: label('可查询', 'Searched'),
  unique: label('唯一', 'Unique'),
  max: label('最大值或长度', 'At most'),
  code: label('字段名', 'Code'),
  retired: label('停用', 'Given up'),
  hint: label(
    '每行一个字段。类型为字典或其他数据时，请选择选项来源。字段名可以不填，保存后不要改；不再使用的字段请停用，已有的数据会保留。',
    'A field a line. Where it is one of a dictionary or another record, say which. The code may be left empty and stays as it is; a field nobody needs any more is given up, and what it holds stays.',
  ),
  asJson: label('以 JSON 编辑', 'Edit as JSON'),
  asLines: label('逐行编辑', 'Edit line by line'),
  open: label('打开记录', 'Open its records'),
} as const
