import { useState } from 'react'
import { type CodeMode, codeModes } from '../../../contract/fields/code-mode'
import { label } from '../../../contract/label'
import type { Bench, BenchValues } from '../../workbench/bench'
import { CodeEditor, usual } from './CodeEditor'
import { modeNames } from './words'

const samples: Readonly<Record<CodeMode, string>> = {
  css: '.card {\n  color: #c0241c; /* red */\n  padding: 12px;\n}\n',
  javascript:
    "// A definition is JSON.\nconst names = ['a', 'b'].map((name, at) => at + 1 + name)\nif (names.length > 1) {\n  console.log(true, null, names)\n}\n",
  html: '<!-- notice -->\n<p style="color: red">At <b>9:00</b></p>\n',
  java: 'public class Card {\n  private int count = 1; // one\n  String name() { return "a"; }\n}\n',
  python: "# names\ndef names(rows):\n  return [f'{at}. {row}' for at, row in enumerate(rows)]\n",
  sql: "-- who is there\nselect name, count(*) from child where state = 'in' group by name limit 10;\n",
  shell: '#!/bin/sh\n# copies\nfor file in *.txt; do\n  echo "$file"\ndone\n',
  markdown: '# Title\n\n- **bold** and `code`\n- [link](https://example.com)\n',
}

function Written({
  id,
  mode,
  text,
  values,
  invalid,
}: {
  id: string
  mode: CodeMode
  text: string
  values: BenchValues
  invalid?: boolean
}) {
  const [value, setValue] = useState(text)
  return (
    <CodeEditor
      {...{ id, mode, value, invalid }}
      name={modeNames[mode]}
      onChange={setValue}
      max={Number(values.max)}
      height={Number(values.height)}
      tabSize={Number(values.tabSize)}
      disabled={values.disabled === true}
    />
  )
}

/** The code editor, as the workbench shows it. */
export const codeEditorBench: Bench = {
  about: label(
    '八种语言的代码：行号、折叠、着色、查找替换、全屏；深色主题跟随系统。',
    'Code in eight languages: line numbers, folding, colours, find and replace, full screen; it follows the theme.',
  ),
  props: [
    { name: 'mode', label: label('语言', 'Language'), kind: 'choice', value: 'javascript', options: codeModes },
    { name: 'height', label: label('高度', 'Height'), kind: 'number', value: usual.height },
    { name: 'tabSize', label: label('缩进', 'Tab size'), kind: 'number', value: usual.tabSize },
    { name: 'max', label: label('最多字符', 'Most characters'), kind: 'number', value: 20_000 },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'filled',
      label: label('有内容', 'Filled'),
      draw: (values) => {
        const mode = codeModes.find((one) => one === values.mode) ?? 'javascript'
        return <Written key={mode} id="code-filled" mode={mode} text={samples[mode]} values={values} />
      },
    },
    { key: 'empty', label: label('空白', 'Empty'), draw: (values) => <Written id="code-empty" mode="sql" text="" values={values} /> },
    {
      key: 'full',
      label: label('超出长度', 'Too long'),
      draw: (values) => <Written id="code-full" mode="java" text={samples.java} values={{ ...values, max: 20 }} invalid />,
    },
    {
      key: 'disabled',
      label: label('停用', 'Disabled'),
      draw: (values) => <Written id="code-disabled" mode="python" text={samples.python} values={{ ...values, disabled: true }} />,
    },
  ],
}
