import { useState } from 'react'
import { label } from '../../../contract/label'
import type { Bench, BenchValues } from '../../workbench/bench'
import { RichEditor } from './RichEditor'
import { RichText } from './RichText'

const name = label('内容', 'Content')
const written = `<h2>秋游通知</h2><p style="text-indent: 2em; line-height: 1.5; text-align: justify">周五 9:00 在操场集合，请<strong>准时</strong>到园。</p>
<table><tbody><tr><th><p>班级</p></th><th><p>集合点</p></th></tr><tr><td><p>小一班</p></td><td><p>东门</p></td></tr></tbody></table>
<ol><li><p>水杯</p></li><li><p>外套</p></li></ol><p>详情见 <a href="https://example.com/">说明</a>。</p>`

function Written({ id, html, values, invalid }: { id: string; html: string; values: BenchValues; invalid?: boolean }) {
  const [value, setValue] = useState(html)
  return (
    <RichEditor
      {...{ id, value, invalid }}
      name={name.zh}
      onChange={setValue}
      max={Number(values.max)}
      height={Number(values.height)}
      disabled={values.disabled === true}
      takePicture={pictureInText}
    />
  )
}

/** A picture as it stands in a text; what is not small does not fit. */
const pictureInText = async (picture: File): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  return `data:${picture.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** The rich-text editor, as the workbench shows it. */
export const richTextBench: Bench = {
  about: label(
    '带格式的文字：标题、字号、颜色、首行缩进、一键排版、列表、表格、链接、图片、查找替换；只读时照样显示。',
    'Text with formatting: headings, sizes, colours, first-line indent, one-click layout, lists, tables, links, pictures, find and replace; and the same as it is read.',
  ),
  props: [
    { name: 'height', label: label('高度', 'Height'), kind: 'number', value: 600 },
    { name: 'max', label: label('最多字符', 'Most characters'), kind: 'number', value: 20_000 },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    { key: 'filled', label: label('有内容', 'Filled'), draw: (values) => <Written id="rich-filled" html={written} values={values} /> },
    {
      key: 'empty',
      label: label('空白', 'Empty'),
      draw: (values) => <Written id="rich-empty" html="" values={{ ...values, height: 200 }} />,
    },
    {
      key: 'full',
      label: label('超出长度', 'Too long'),
      draw: (values) => <Written id="rich-full" html={written} values={{ ...values, height: 200, max: 200 }} invalid />,
    },
    {
      key: 'disabled',
      label: label('停用', 'Disabled'),
      draw: (values) => <Written id="rich-disabled" html={written} values={{ ...values, height: 200, disabled: true }} />,
    },
    { key: 'read', label: label('阅读', 'Read'), draw: () => <RichText html={written} /> },
  ],
}
