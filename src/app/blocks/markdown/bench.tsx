import { useState } from 'react'
import { label } from '../../../contract/label'
import type { Bench, BenchValues } from '../../workbench/bench'
import { heights, MarkdownEditor } from './MarkdownEditor'
import { MarkdownText } from './MarkdownText'

const name = label('内容', 'Content')
const written = `## 备菜

1. 番茄**洗净**，切块
2. 鸡蛋打散

> 先炒蛋，再下番茄。

| 食材 | 用量 |
| --- | ---: |
| 番茄 | 2 kg |
| 鸡蛋 | 1.5 kg |

- [x] 灶台已消毒
- [ ] 留样

详情见 [说明](https://example.com/)。`

function Written({ id, text, values, invalid }: { id: string; text: string; values: BenchValues; invalid?: boolean }) {
  const [value, setValue] = useState(text)
  return (
    <MarkdownEditor
      {...{ id, value, invalid }}
      name={name.zh}
      onChange={setValue}
      max={Number(values.max)}
      height={Number(values.height)}
      disabled={values.disabled === true}
    />
  )
}

/** The markdown editor, as the workbench shows it. */
export const markdownBench: Bench = {
  about: label(
    '用简单符号排版的文字：桌面上左边书写、右边预览，手机上切换。',
    'Text formatted by simple signs: written on the left and previewed on the right on a desktop, one or the other on a phone.',
  ),
  props: [
    { name: 'height', label: label('高度', 'Height'), kind: 'number', value: heights.usual },
    { name: 'max', label: label('最多字符', 'Most characters'), kind: 'number', value: 2000 },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'filled',
      label: label('有内容', 'Filled'),
      draw: (values) => <Written id="markdown-filled" text={written} values={values} />,
    },
    { key: 'empty', label: label('空白', 'Empty'), draw: (values) => <Written id="markdown-empty" text="" values={values} /> },
    {
      key: 'full',
      label: label('超出长度', 'Too long'),
      draw: (values) => <Written id="markdown-full" text={written} values={{ ...values, max: 100 }} invalid />,
    },
    {
      key: 'disabled',
      label: label('停用', 'Disabled'),
      draw: (values) => <Written id="markdown-disabled" text={written} values={{ ...values, disabled: true }} />,
    },
    { key: 'read', label: label('阅读', 'Read'), draw: () => <MarkdownText text={written} /> },
  ],
}
