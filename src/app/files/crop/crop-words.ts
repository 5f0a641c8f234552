import { label } from '../../../contract/label'

/** What is said where a picture is cut. Fetched with the parts that say it. */
export const cropWords = {
  move: label('移动图片：拖动或按方向键', 'Move the picture: drag it, or use the arrow keys'),
  nearer: label('放大', 'Nearer'),
  further: label('缩小', 'Further away'),
  turn: label('向右旋转', 'Turn to the right'),
  use: label('使用这部分', 'Use this part'),
  keeping: label('正在保存…', 'Keeping it…'),
  remove: label('删除图片', 'Remove the picture'),
  drop: label('也可以把图片拖到这里，或直接粘贴。', 'A picture may also be dropped here, or pasted.'),
  dropNow: label('松开即可使用这张图片', 'Let go to use this picture'),
} as const
