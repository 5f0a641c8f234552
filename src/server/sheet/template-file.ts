import { can } from '../../contract/access'
import { sentence } from '../../contract/error'
import { type Label, type Language, label, say } from '../../contract/label'
import { plainQuery } from '../../contract/query'
import type { CheckedLine } from '../../contract/sheet/checked-sheet'
import { askedOf, type KnownColumn } from '../../contract/sheet/sheet-template'
import { titlePath } from '../../contract/title-path'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { headingsIn } from '../excel/headings'
import { type XlsxCell, type XlsxSheet, xlsxOf } from '../excel/write-xlsx'
import { listPage } from '../resource/list'
import { exampleOf } from './example-of'
import type { SheetUse } from './read-lines'

/** Most choices of a list. */
const mostChoices = 500
const words = {
  example: label('示例：', 'Example: '),
  fillIn: label('填写', 'Fill in'),
  hints: label('填写说明', 'How to fill it in'),
  choices: label('选项', 'Choices'),
  column: label('列', 'Column'),
  must: label('是否必填', 'Needed'),
  what: label('说明', 'What to write'),
  yes: label('必填', 'Needed'),
  no: label('可不填', 'May stay empty'),
  problems: label('问题', 'Problems'),
  several: label('可选多项，用逗号隔开', 'Several may be given, with commas between'),
  allowed: label('可填：{list}', 'Allowed: {list}'),
} as const
const kinds: Readonly<Record<string, Label>> = {
  date: label('日期，如 2022-03-15', 'A date such as 2022-03-15'),
  boolean: label('是或否', 'Yes or No'),
}

/** What may be chosen in a column: words of a dictionary, or what rows are called as far as the person sees them. */
async function choicesOf(
  { engine, person }: { engine: Engine; person: Person },
  { facts }: KnownColumn,
  language: Language,
): Promise<string[]> {
  if (facts.dict) return [...((await engine.dictionaries.texts(person.tenant, language)).get(facts.dict)?.values() ?? [])]
  const [other, ...further] = facts.noun ? titlePath(engine.catalogue, facts.noun) : []
  if (!other || further.length > 0 || !can(person.granted, `${other.name}:list`)) return []
  const sorts = [{ column: 'id', descending: false }]
  const { records } = await listPage(engine, person, other, { ...plainQuery(mostChoices), sorts })
  return records.map((row) => String(row[other.title] ?? ''))
}

/** Whether every line needs it: of a second parent nothing is, unless there is one. */
const isNeeded = ({ required, part }: KnownColumn): boolean => required && !part.mayLack

const headingOf = (column: KnownColumn, heading = ''): XlsxCell => ({
  text: `${heading}${isNeeded(column) ? ' *' : ''}`,
  look: isNeeded(column) ? 'required' : 'heading',
})

const columnOf = (at: number): string =>
  (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26))
const isSeveral = ({ facts }: KnownColumn): boolean => facts.kind === 'dicts' || facts.kind === 'refs'

function hintOf(column: KnownColumn, choices: readonly string[], language: Language): string {
  const { hint, facts } = column
  const kind = kinds[facts.kind]
  return [
    hint && say(hint, language),
    kind && say(kind, language),
    isSeveral(column) && say(words.several, language),
    choices.length > 0 && choices.length <= 40 && say(words.allowed, language, { list: choices }),
  ]
    .filter(Boolean)
    .join(language === 'en' ? '. ' : '；')
}

type Known = { readonly columns: readonly KnownColumn[]; readonly choices: readonly (readonly string[])[]; readonly language: Language }

async function known({ engine, person, template }: SheetUse, language: Language): Promise<Known> {
  const columns = askedOf(template)
  return { columns, choices: await Promise.all(columns.map((column) => choicesOf({ engine, person }, column, language))), language }
}

/** The sheet that is filled in, beside what it refers to. */
function bookOf({ columns, choices, language }: Known, rows: readonly (readonly XlsxCell[])[], before: readonly XlsxCell[] = []): Buffer {
  const headings = headingsIn(columns, language)
  const longest = Math.max(0, ...choices.map((list) => list.length))
  const lists = columns.flatMap((column, at) => {
    const [many = 0, name] = [choices[at]?.length, columnOf(at)]
    return many === 0 || isSeveral(column) ? [] : [{ column: at + before.length, range: `choices!$${name}$1:$${name}$${many}` }]
  })
  const sheets: XlsxSheet[] = [
    {
      name: say(words.fillIn, language),
      rows: [[...before, ...columns.map((column, at) => headingOf(column, headings[at]))], ...rows],
      widths: [...before.map(() => 40), ...columns.map(({ facts }) => (facts.max > 60 ? 28 : 16))],
      lists,
    },
    {
      name: say(words.hints, language),
      rows: [
        [words.column, words.must, words.what].map((one) => ({ text: say(one, language), look: 'heading' as const })),
        ...columns.map((column, at) => [
          { text: say(column.label, language) },
          { text: say(isNeeded(column) ? words.yes : words.no, language) },
          { text: hintOf(column, choices[at] ?? [], language), look: 'hint' as const },
        ]),
      ],
      widths: [22, 14, 90],
    },
    {
      name: 'choices',
      rows: Array.from({ length: longest }, (_, row) => choices.map((list) => ({ text: list[row] ?? '' }))),
      widths: columns.map(() => 16),
      isHidden: true,
    },
  ]
  return xlsxOf(sheets)
}

/** A template to be filled in: headings, a line that shows how it is done, choices, and what each column asks for. */
export async function templateFile(use: SheetUse, language: Language): Promise<Buffer> {
  const all = await known(use, language)
  const texts = await use.engine.dictionaries.texts(use.person.tenant, language)
  const example = all.columns.map((column, place): XlsxCell => {
    const choices = texts.get(column.facts.dict ?? '')
    const shown = column.example ?? (use.template.showsKinds ? exampleOf(column, all.choices[place] ?? [], language) : '')
    const text = shown
      .split(',')
      .map((one) => choices?.get(one) ?? one)
      .join(',')
    return { text: place === 0 ? `${say(words.example, language)}${text}` : text, look: 'example' }
  })
  return bookOf(all, [example])
}

/** What was brought, in the template's columns, with what is wrong marked and said. */
export async function markedFile(
  use: SheetUse,
  lines: readonly CheckedLine[],
  places: readonly number[],
  language: Language,
): Promise<Buffer> {
  const said = ({ problems }: CheckedLine) =>
    problems.map(({ heading, code, values }) => `${say(heading, language)}: ${sentence(code, language, values)}`).join('\n')
  const rows = lines.map((line): XlsxCell[] => {
    const wrong = new Set(line.problems.map(({ column }) => column))
    const cells = places.map((at): XlsxCell => ({ text: line.cells[at] ?? '', look: wrong.has(at) && at >= 0 ? 'bad' : 'plain' }))
    return [{ text: said(line), look: 'hint' }, ...cells]
  })
  return bookOf(await known(use, language), rows, [{ text: say(words.problems, language), look: 'heading' }])
}
