import { label } from '../../../contract/label'

/** What is said of the second step, fetched with its input. */
export const codeWords = {
  code: label('动态码或恢复码', 'Code or recovery code'),
} as const
