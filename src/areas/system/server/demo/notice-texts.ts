/** What a notice of the demonstration kindergarten says. `{day}` is the day it was sent, as people write it. */
export type NoticeText = {
  readonly kind: 'notice' | 'system'
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
  readonly priority: 'L' | 'M' | 'H'
  /** Accounts it is for; everybody where there are none. */
  readonly for?: readonly string[]
  /** The page it opens. */
  readonly page?: string
}

/** Sent in turn, the newest first. */
export const noticeTexts: readonly NoticeText[] = [
  {
    kind: 'notice',
    title: '晨间入园与点名安排（{day}）',
    summary: '各班 9:00 前提交点名，厨房据此备餐。',
    paragraphs: ['各班老师请在 9:00 前完成点名并提交。', '9:00 以后到园的幼儿请选“迟到”，并电话告知厨房加餐。'],
    priority: 'M',
    page: '/attendance/today',
  },
  {
    kind: 'notice',
    title: '下周食谱公示（{day}）',
    summary: '下周食谱已审核，请各班张贴并提醒过敏幼儿家长。',
    paragraphs: ['下周食谱已由保健医审核、园长批准。', '请各班在家园栏张贴，并提醒有食物过敏的幼儿家长留意。'],
    priority: 'L',
  },
  {
    kind: 'notice',
    title: '传染病防控提醒（{day}）',
    summary: '加强晨检、通风和手卫生，发现聚集及时上报。',
    paragraphs: ['每日通风不少于两次，每次三十分钟。', '同班三天内出现两例相同症状，请立即告诉保健医。'],
    priority: 'H',
  },
  {
    kind: 'system',
    title: '系统维护通知（{day}）',
    summary: '今晚 22:00 至 22:30 更新系统，平板上的内容不会丢失。',
    paragraphs: ['更新期间可继续在平板上点名，恢复后会自动发送。', '看到“新版本已准备好”时，请先保存正在填写的内容再更新。'],
    priority: 'L',
  },
  {
    kind: 'notice',
    title: '食品留样自查（{day}）',
    summary: '请核对昨日各餐留样是否齐全，签名是否清楚。',
    paragraphs: ['每餐每个品种不少于 125 克，冷藏保存 48 小时以上。', '缺少留样的品种必须登记原因。'],
    priority: 'M',
    for: ['cook', 'storekeeper', 'doctor', 'principal'],
    page: '/canteen/completeness',
  },
  {
    kind: 'notice',
    title: '消防疏散演练（{day}）',
    summary: '周五 10:00 全园疏散演练，集合地点为操场。',
    paragraphs: ['听到警报后由各班主班老师带队，按疏散图路线到操场集合。', '到达后立即清点人数并报告园长。'],
    priority: 'H',
  },
  {
    kind: 'notice',
    title: '家长开放日准备（{day}）',
    summary: '请各班提交半日活动安排，并确认家长到园人数。',
    paragraphs: ['半日活动安排请在周三前交教务处。', '到园家长请从东门登记进入。'],
    priority: 'M',
  },
  {
    kind: 'notice',
    title: '教玩具与户外器械检查（{day}）',
    summary: '发现松动、毛刺、开裂，先停用再报修。',
    paragraphs: ['请各班检查桌椅、玩具柜和户外器械。', '有安全隐患的一律先停用并贴上标识。'],
    priority: 'L',
  },
  {
    kind: 'notice',
    title: '幼儿接送安全（{day}）',
    summary: '非登记接送人来接，必须先与监护人电话核实。',
    paragraphs: ['接送人与登记照片不符时，请先安置好幼儿，再与监护人电话核实。', '雨雪天家长到得晚，请安排老师留守。'],
    priority: 'H',
  },
]
