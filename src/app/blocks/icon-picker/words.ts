import { label } from '../../../contract/label'

/** Every text of the icon picker. */
export const words = {
  choose: label('选择图标', 'Choose an icon'),
  title: label('图标', 'Icons'),
  other: label(
    '这里没有这个图标，显示为圆圈；其他客户端的图标名可以保留。',
    'Not drawn here, where a circle stands for it. A name another client knows may stay.',
  ),
} as const
