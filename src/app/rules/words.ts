import { label } from '../../contract/label'

/** Every text of keeping rules. */
export const words = {
  test: label('测试', 'Test'),
  testAgain: label('再生成一个', 'Make another'),
  made: label('现在生成的值', 'What it makes now'),
  value: label('要校验的值', 'Value to check'),
  check: label('校验', 'Check'),
  fits: label('符合规则', 'It fits'),
  digits: label('位数', 'Characters'),
  whole: label('整个值', 'The whole value'),
  pattern: label('正则表达式', 'Pattern'),
  message: label('不符合时的提示', 'Said where it does not fit'),
  lines: label('校验规则', 'What is checked'),
  hint: label(
    '按顺序校验：位数填 * 校验整个值，填数字则从上一条之后取这么多位。',
    'Checked in this order: * looks at the whole value, a number at so many characters after those of the line before.',
  ),
} as const
