import { label } from '../../../contract/label'

/** What is said of rows that stand together. */
export const groupWords = {
  withoutValue: label('未填', 'Empty'),
} as const
