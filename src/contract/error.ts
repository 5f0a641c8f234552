import type { Problems } from './check'
import { type Label, type Language, say } from './label'
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

/** Ways to say no that every product has. An area adds its own (`defineArea`); a new code is one line in either and nothing anywhere else. */
const own = {
  'field.required': ask(400, '不能为空', 'Please fill this in'),
  'field.unknown': ask(400, '没有字段“{field}”', 'There is no field "{field}"'),
  'field.derived': ask(400, '此项由系统计算，不能填写', 'The system works this out; it cannot be written'),
  'field.fixed': ask(400, '此项保存后不能修改', 'This cannot be changed once saved'),
  'field.text': ask(400, '请输入文字', 'Please enter text'),
  'field.long': ask(400, '最多 {max} 个字符', 'At most {max} {max:character|characters}'),
  'field.short': ask(400, '至少 {min} 个字符', 'At least {min} {min:character|characters}'),
  'field.number': ask(400, '请输入数字', 'Please enter a number'),
  'field.whole': ask(400, '请输入整数', 'Please enter a whole number'),
  'field.places': ask(400, '最多 {scale} 位小数', 'At most {scale} decimal {scale:place|places}'),
  'field.small': ask(400, '不能小于 {min}', 'Must be {min} or more'),
  'field.large': ask(400, '不能大于 {max}', 'Must be {max} or less'),
  'field.yes': ask(400, '请选择是或否', 'Please choose yes or no'),
  'field.date': ask(400, '日期应为 YYYY-MM-DD', 'A date looks like YYYY-MM-DD'),
  'field.time': ask(400, '时间应为 HH:mm', 'A time looks like HH:mm'),
  'field.moment': ask(400, '时间应为 YYYY-MM-DD HH:mm:ss', 'A moment looks like YYYY-MM-DD HH:mm:ss'),
  'field.list': ask(400, '请从列表中选择', 'Please choose from the list'),
  'field.many': ask(400, '最多 {max} 项', 'At most {max} {max:item|items}'),
  'field.file': ask(400, '图片无法识别，请重新拍摄', 'This picture is not known; please take it again'),
  'field.choice': ask(400, '没有这个选项', 'That is not one of the choices'),
  'field.missing-row': ask(400, '所选记录不存在', 'The chosen record does not exist'),
  'field.ahead': ask(400, '不能晚于现在，请核对设备的时间', 'This cannot lie in the future; please check the clock of the device'),
  'field.taken': ask(409, '已被使用', 'Already in use'),
  'field.order': ask(400, '结束不能早于开始', 'The end cannot be before the beginning'),
  'rule.mobile': ask(400, '请输入正确的手机号', 'Please enter a correct mobile number'),
  'rule.phone': ask(400, '请输入正确的电话号码', 'Please enter a correct telephone number'),
  'rule.email': ask(400, '邮箱格式不正确', 'email format incorrect'),
  'rule.username': ask(400, '用户名为 4 至 18 位字母、数字或下划线', 'A user name has 4 to 18 letters, digits or underscores'),
  'rule.code': ask(400, '编码以字母开头，只含字母、数字和 _ : . -', 'A code starts with a letter and holds letters, digits and _ : . -'),
  'rule.idCard': ask(400, '身份证号不正确', 'The identity number is not correct'),
  'rule.socialCreditCode': ask(400, '统一社会信用代码不正确', 'The social credit code is not correct'),
  'rule.password': ask(400, '密码至少 8 位，含字母、数字和符号', 'A password has 8 or more characters with a letter, a digit and a sign'),
  'input.invalid': ask(400, '有 {count} 处需要修改', '{count} {count:entry needs|entries need} a change'),
  'input.malformed': ask(400, '请求内容无法读取', 'The request could not be read'),
  'input.large': ask(413, '内容过大', 'That is too large'),
  'input.slow-down': retry(429, '操作过于频繁，请稍候再试', 'Too many requests, please wait a moment'),
  'query.column': ask(400, '没有列“{column}”', 'There is no column "{column}"'),
  'query.page': ask(400, '页码或每页条数不正确', 'The page number or page size is not correct'),
  'query.condition': ask(400, '查询条件无法读取', 'The query condition could not be read'),
  'noun.unknown': ask(400, '没有“{noun}”这类数据', 'There is no such kind of record: {noun}'),
  'op.unknown': ask(400, '没有“{verb}”这个操作', 'There is no such action: {verb}'),
  'op.reused': ask(409, '操作编号被重复用于不同内容', 'An action number was used twice for different things'),
  'op.blocked': ask(409, '前一步操作未被接受', 'The step before this one was not accepted'),
  'op.ahead': ask(
    409,
    '此操作依据的记录版本不是服务器发出的，未执行',
    'This action is about a version of the record the server never sent',
  ),
  'op.waits': retry(409, '等待前一步操作', 'Waiting for the step before'),
  'op.newer': retry(409, '此操作来自更新的版本', 'This action comes from a newer version'),
  'record.gone': ask(404, '记录不存在或已删除', 'The record does not exist or was deleted'),
  'record.exists': ask(409, '记录已存在', 'The record exists already'),
  'record.changed': ask(409, '他人已修改此记录，请核对后再保存', 'Somebody else has changed this record; please check before saving'),
  'record.held': ask(409, '已记录，待有权限的人确认后生效', 'It is kept, and takes effect when somebody who may has confirmed it'),
  'record.state': ask(409, '当前状态不允许此操作', 'Not possible in the present state'),
  'record.used': ask(409, '仍被“{noun}”引用，不能删除', 'Still used by "{nounEn}", so it cannot be deleted'),
  'record.single': ask(409, '“{noun}”只能有一条，请修改已有的那一条', 'There is only one "{nounEn}"; please edit the one there is'),
  'record.stopped': ask(409, '“{title}”：{why}。所选记录都没有删除', '"{title}": {whyEn}. None of those chosen was removed'),
  'record.decided-alone': ask(409, '需要有权限的人确认，请单独删除', 'It needs to be confirmed by somebody who may; remove it by itself'),
  'record.too-many': ask(400, '一次最多 {max} 条', 'At most {max} at once'),
  'access.denied': ask(403, '没有权限', 'You are not allowed to do that'),
  'access.more': ask(409, '不能授予或管理超出自己权限的内容', 'You cannot give, or rule over, more rights than you hold'),
  'handed-over.many': ask(
    409,
    '您还有 {max} 项移交未得到答复，请等待答复',
    '{max} {max:thing|things} you handed over still {max:waits|wait} for an answer; please wait for {max:that|those}',
  ),
  'path.unknown': ask(404, '没有这个地址', 'There is no such address'),
  'session.missing': retry(401, '请先登录', 'Please sign in'),
  'session.expired': retry(401, '登录已过期，请重新登录', 'sorry, login expired, please log in again'),
  'session.other-tenant': ask(403, '登录信息与所选园所不符', 'This sign-in belongs to another kindergarten'),
  'replica.not-yours': ask(403, '此设备记录属于其他用户', 'The records of this device belong to somebody else'),
  'login.wrong': ask(400, '用户名或密码错误', 'User name or password is wrong'),
  'login.wrong-captcha-next': ask(
    412,
    '用户名或密码错误，请同时输入验证码',
    'User name or password is wrong; please read the picture as well',
  ),
  'login.old-wrong': ask(400, '旧密码不正确', 'The old password is wrong'),
  'login.differ': ask(400, '两次输入的密码不一样！', 'two passwords differ'),
  'dict.unknown': ask(400, '没有字典“{code}”', 'There is no dictionary "{code}"'),
  'login.captcha': ask(412, '请输入图片中的验证码', 'Please enter the characters of the picture'),
  'login.captcha-wrong': ask(412, '验证码错误', 'The characters of the picture are wrong'),
  'login.locked': ask(400, '尝试次数过多，请 {seconds} 秒后再试', 'Too many attempts; try again in {seconds} {seconds:second|seconds}'),
  'login.frozen': ask(400, '账号已冻结，请联系管理员', 'This account is frozen; please ask the administrator'),
  'user.self': ask(409, '不能停用或删除自己的账号', 'You cannot freeze or delete your own account'),
  'user.last-admin': ask(409, '至少保留一名管理员', 'One administrator has to stay'),
  'department.not-yours': ask(403, '您不属于该部门', 'You do not belong to that department'),
  'day.future': ask(409, '不能登记将来的日期', 'A day to come cannot be recorded'),
  'notice.over': ask(409, '结束时间已过，请先修改', 'It would be over already; change its end first'),
  'excel.unreadable': ask(
    400,
    '无法读取这个文件，请选择 .xls 或 .xlsx 文件',
    'This file cannot be read; please choose an .xls or .xlsx file',
  ),
  'excel.wide': ask(400, '表格最多 {max} 列', 'A sheet has at most {max} {max:column|columns}'),
  'excel.heavy': ask(400, '表格内容过多，无法处理，请拆分后再试', 'There is too much in this sheet; please split it'),
  'excel.no-columns': ask(400, '第一行没有可以识别的列名', 'No heading of the first line is known'),
  'message.values': ask(400, '应为 JSON 对象，值为文字或数字', 'This should be a JSON object of texts and numbers'),
  'message.value': ask(400, '缺少变量“{name}”的值', 'The value of "{name}" is missing'),
  'notice.page': ask(400, '请填写站内页面', 'Please name a page of this product'),
  'push.off': ask(409, '此服务器未开启推送', 'This server does not send push messages'),
  'push.address': ask(400, '推送地址不可用', 'That push address cannot be used'),
  'device.full': ask(507, '此设备存储空间不足，内容未保存', 'This device has no room left; nothing was saved'),
  'device.newer': ask(
    409,
    '新版本已在另一个窗口打开，请重新加载页面',
    'A newer version is open in another window; please reload this page',
  ),
  'file.missing': retry(409, '还有 {count} 个文件未上传', '{count} {count:file has|files have} not been uploaded yet'),
  'file.offset': retry(409, '请从第 {offset} 字节继续上传', 'Please go on uploading at byte {offset}'),
  'file.differs': ask(422, '文件内容与其编号不符', 'The file is not the one its number names'),
  'file.type': ask(422, '只接受 JPEG 和 PNG 图片', 'Only JPEG and PNG pictures are taken'),
  'file.broken': ask(422, '图片已损坏，无法打开', 'The picture is damaged and cannot be opened'),
  'file.pixels': ask(422, '图片尺寸过大', 'The picture has too many pixels'),
  'file.heavy': ask(422, '图片过于复杂，无法打开，请重新拍摄', 'The picture takes too much to open; please take it again'),
  'file.large': ask(422, '文件不能超过 {max} 字节', 'A file has at most {max} {max:byte|bytes}'),
  'file.unfinished': retry(429, '未完成的上传过多，请稍候', 'Too many unfinished uploads; please wait'),
  'file.gone': ask(404, '文件暂时不在服务器上', 'The file is not on the server now'),
  'file.full': retry(507, '服务器存储空间不足，请联系管理员', 'The server has no room left; please tell the administrator'),
  'unsent.broken': ask(400, '文件不完整，或不是未发送内容的导出文件', 'The file is damaged, or holds no unsent work'),
  'unsent.newer': ask(400, '文件来自更新的版本，请先更新服务器', 'The file comes from a newer version; update the server first'),
  'unsent.other-house': ask(400, '文件属于另一个园所，此处无法打开', 'The file belongs to another kindergarten; it cannot be opened here'),
  'unsent.sealed': ask(
    409,
    '此设备上有未发送的修改已加密锁定，服务器现在打不开，请联系管理员。内容没有丢失',
    'Unsent edits lie locked on this device, and the server cannot open them now; please tell the administrator. Nothing is lost',
  ),
  'unsent.nobody': ask(400, '本园没有此文件的作者', 'Its author is nobody of this kindergarten'),
  'unsent.too-much': ask(
    413,
    '未发送内容过多，一个文件放不下，请联网发送',
    'There is too much for one file; please send it over the network',
  ),
  'unsent.no-key': ask(
    409,
    '此设备还没有园所的密钥，请先联网登录一次',
    'This device does not have the key of its house yet; please sign in online once',
  ),
  'update.needed': ask(426, '请先更新应用', 'Please update the app first'),
  'server.busy': retry(503, '服务器繁忙，请稍候', 'The server is busy, please wait'),
  'server.failed': ask(
    500,
    '系统出错，这一步没有完成，请稍后再试',
    'Something went wrong here and this was not done; please try again later',
  ),
} as const satisfies Record<string, Spec>

type Errors = typeof own & ErrorTypes
export type ErrorCode = keyof Errors & string

const table = new Map<string, Spec>(Object.entries(own))

/** Adds the ways in which an area says no. */
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
type Values<C extends ErrorCode> = Record<Placeholders<WordsOf<C>>, string | number>

/** Says no. The values a sentence needs are demanded by the sentence itself. */
export function refuse<C extends ErrorCode>(code: C, ...values: keyof Values<C> extends never ? [] : [Values<C>]): never {
  throw new Refusal(code, values[0] ?? {})
}

/** Says no to single fields, each with its own reason. */
export function refuseFields(problems: Problems): never {
  throw new Refusal('input.invalid', { count: Object.keys(problems).length }, problems)
}

/** The sentence for a code in a person's language. */
export const sentence = (code: string, language: Language, values: Record<string, unknown> = {}): string =>
  say(errorOf(code).say, language, values)
