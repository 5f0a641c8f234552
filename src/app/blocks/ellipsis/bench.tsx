import { label } from '../../../contract/label'
import type { Bench } from '../../workbench/bench'
import { Ellipsis } from './Ellipsis'
import { usualLength } from './shortened'

/** The ellipsis, as the workbench shows it. */
export const ellipsisBench: Bench = {
  about: label('超出长度的文字以省略号结束，全文仍可读到。', 'What is too long ends in an ellipsis, and can still be read whole.'),
  props: [
    { name: 'text', label: label('文字', 'Text'), kind: 'text', value: '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十' },
    { name: 'length', label: label('字符数', 'Characters'), kind: 'number', value: usualLength },
  ],
  states: [
    {
      key: 'long',
      label: label('所填的文字', 'What was typed'),
      draw: ({ text, length }) => (
        <p>
          <Ellipsis text={String(text)} length={Number(length)} />
        </p>
      ),
    },
    { key: 'short', label: label('不超出', 'Short'), draw: () => <p>{<Ellipsis text="ABC" />}</p> },
  ],
}
