import type { Problems } from './check'
import { type Label, type Language, say } from './label'
import type { LaterErrors } from './later-errors'
import type { ErrorTypes } from './registry'

/** What becomes of a queued edit that meets this error: try again, ask the person, or forget it. */
export type Fate = 'retry' | 'ask' | 'forget'
export type Spec = { readonly status: number; readonly fate: Fate; readonly say: Label }

const spec =
  (fate: Fate) =>
  <const Zh extends string>(status: number, zh: Zh, en: string) => ({ status, fate, say: { zh, en } as const })
/** An error a person has to answer: its HTTP status and what is said. */
export const ask = spec('ask')
/** An error that passes by itself. */
export const retry = spec('retry')

/**
 * Ways to say no that every product has, as far as they may be said to somebody who signs in or begins to work; the others stand in
 * `later-errors.ts`. An area adds its own (`defineArea`). A new code is one line in one of these and nothing anywhere else.
 */
const own = {
  'field.required': ask(400, '不能为空', 'Please fill this in'),
  'field.long': ask(400, '最多 {max} 个字符', 'At most {max} {max:character|characters}'),
  'field.date': ask(400, '日期应为 YYYY-MM-DD', 'A date looks like YYYY-MM-DD'),
  'input.invalid': ask(400, '有 {count} 处需要修改', '{count} {count:entry needs|entries need} a change'),
  'input.malformed': ask(400, '请求内容无法读取', 'The request could not be read'),
  'input.large': ask(413, '内容过大', 'That is too large'),
  'input.slow-down': retry(429, '操作过于频繁，请稍候再试', 'Too many requests, please wait a moment'),
  'record.gone': ask(404, '记录不存在或已删除', 'The record does not exist or was deleted'),
  'record.changed': ask(409, '他人已修改此记录，请核对后再保存', 'Somebody else has changed this record; please check before saving'),
  'record.held': ask(409, '已记录，待有权限的人确认后生效', 'It is kept, and takes effect when somebody who may has confirmed it'),
  'record.state': ask(409, '当前状态不允许此操作', 'Not possible in the present state'),
  'access.denied': ask(403, '没有权限', 'You are not allowed to do that'),
  'path.unknown': ask(404, '没有这个地址', 'There is no such address'),
  'session.missing': retry(401, '请先登录', 'Please sign in'),
  'session.expired': retry(401, '登录已过期，请重新登录', 'sorry, login expired, please log in again'),
  'session.other-tenant': ask(403, '登录信息与所选园所不符', 'This sign-in belongs to another kindergarten'),
  'login.wrong': ask(400, '用户名或密码错误', 'User name or password is wrong'),
  'login.wrong-captcha-next': ask(
    412,
    '用户名或密码错误，请同时输入验证码',
    'User name or password is wrong; please read the picture as well',
  ),
  'login.captcha': ask(412, '请输入图片中的验证码', 'Please enter the characters of the picture'),
  'login.captcha-wrong': ask(412, '验证码错误', 'The characters of the picture are wrong'),
  'login.locked': ask(400, '尝试次数过多，请 {seconds} 秒后再试', 'Too many attempts; try again in {seconds} {seconds:second|seconds}'),
  'login.frozen': ask(400, '账号已冻结，请联系管理员', 'This account is frozen; please ask the administrator'),
  'department.not-yours': ask(403, '您不属于该部门', 'You do not belong to that department'),
  'device.full': ask(507, '此设备存储空间不足，内容未保存', 'This device has no room left; nothing was saved'),
  'device.newer': ask(
    409,
    '新版本已在另一个窗口打开，请重新加载页面',
    'A newer version is open in another window; please reload this page',
  ),
  'unsent.sealed': ask(
    409,
    '此设备上有未发送的修改已加密锁定，服务器现在打不开，请联系管理员。内容没有丢失',
    'Unsent edits lie locked on this device, and the server cannot open them now; please tell the administrator. Nothing is lost',
  ),
  'update.needed': ask(426, '请先更新应用', 'Please update the app first'),
  'server.busy': retry(503, '服务器繁忙，请稍候', 'The server is busy, please wait'),
  'server.failed': ask(
    500,
    '系统出错，这一步没有完成，请稍后再试',
    'Something went wrong here and this was not done; please try again later',
  ),
} as const satisfies Record<string, Spec>

type Errors = typeof own & LaterErrors & ErrorTypes
export type ErrorCode = keyof Errors & string

const table = new Map<string, Spec>(Object.entries(own))

/** Adds ways to say no to the table. */
export function addErrors(errors: Readonly<Record<string, Spec>>): void {
  for (const [code, spec] of Object.entries(errors)) table.set(code, spec)
}

/** Whether this release knows the code; devices and files hold those of others. */
export const isErrorCode = (code: string): code is ErrorCode => table.has(code)

/** Status, fate and words of a code; those of a failure where this release does not know it. */
export const errorOf = (code: string): Spec => table.get(code) ?? own['server.failed']

/** A no. Thrown by `refuse`, turned into an answer at the edge. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly values: Record<string, string | number>
  readonly problems: Problems
  constructor(code: ErrorCode, values: Record<string, string | number> = {}, problems: Problems = {}) {
    super(code)
    this.code = code
    this.values = values
    this.problems = problems
  }
}

type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never
type WordsOf<C extends ErrorCode> = Errors[C] extends { readonly say: { readonly zh: infer Zh extends string } } ? Zh : never
type WordValues<C extends ErrorCode> = Record<Placeholders<WordsOf<C>>, string | number>

/** Says no. The values a sentence needs are demanded by the sentence itself. */
export function refuse<C extends ErrorCode>(code: C, ...values: keyof WordValues<C> extends never ? [] : [WordValues<C>]): never {
  throw new Refusal(code, values[0] ?? {})
}

/** Says no to single fields, each with its own reason. */
export function refuseFields(problems: Problems): never {
  throw new Refusal('input.invalid', { count: Object.keys(problems).length }, problems)
}

/** The sentence for a code in a person's language. */
export const sentence = (code: string, language: Language, values: Record<string, unknown> = {}): string =>
  say(errorOf(code).say, language, values)
