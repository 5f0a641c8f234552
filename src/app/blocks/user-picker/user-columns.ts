import { type Language, say } from '../../../contract/label'
import type { PickColumn, PickFilter } from '../record-picker/column'
import type { PickedRow } from '../record-picker/record-source'
import { words } from './words'

const sexes = [
  { value: '1', label: words.male },
  { value: '2', label: words.female },
]
const states = [
  { value: '1', label: words.normal },
  { value: '2', label: words.frozen },
]
const saying = (name: string, choices: typeof sexes) => (row: PickedRow, language: Language) => {
  const choice = choices.find(({ value }) => value === String(row[name]))
  return choice ? say(choice.label, language) : ''
}

/** What is shown of a user; telephone number and e-mail to whom they may be told. */
export const userColumns = (isTold: boolean): readonly PickColumn[] => [
  { name: 'realname', label: words.realname, isSorted: true },
  { name: 'username', label: words.username, isSorted: true },
  { name: 'sex', label: words.sex, width: 72, isSorted: true, say: saying('sex', sexes) },
  ...(isTold
    ? [
        { name: 'phone', label: words.phone, isSorted: true },
        { name: 'email', label: words.email },
      ]
    : []),
  { name: 'orgCodeTxt', label: words.department },
  { name: 'status', label: words.status, width: 84, say: saying('status', states) },
]

/** What users are narrowed by. Frozen ones are asked for by what would be done with them. */
export const userFilters = (isTold: boolean): readonly PickFilter[] => [
  { name: 'username', label: words.username, kind: 'text' },
  { name: 'realname', label: words.realname, kind: 'text' },
  { name: 'sex', label: words.sex, kind: 'choice', options: sexes },
  ...(isTold
    ? ([
        { name: 'phone', label: words.phone, kind: 'text' },
        { name: 'email', label: words.email, kind: 'text' },
      ] as const)
    : []),
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    options: [
      { value: '1', label: words.normal },
      { value: '2', label: words.unfreeze },
    ],
  },
]
