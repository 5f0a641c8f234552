import { describe, expect, test } from 'vitest'
import { label } from '../../src/contract/label'
import { lateVisits } from './again'
import { entriesIn } from './entries'
import { report, signIn } from './findings'
import { ablest, drawnBy, everydayPlan, fullPlan, mostAlike, only, type Reach } from './plan'
import { triesOf } from './tries'

const permissions = ['plant:list', 'plant:add', 'plant:edit', 'shed:list', 'shed:lock']
const catalogue = {
  screens: [{ path: '/shed/doors', component: 'shed/doors', label: label('门', 'Doors'), icon: 'x', module: 'shed', needs: 'shed:list' }],
}
const plants = { path: '/garden/plant', component: 'noun/plant', by: ['/garden/plant'] }
const doors = { path: '/shed/doors', component: 'shed/doors', by: ['/shed/doors'] }
const reach = (role: string, held: readonly string[], entries = [plants, doors]): Reach => ({
  role,
  entries,
  may: (permission) => held.includes(permission),
})
const boss = reach('boss', permissions)
const gardener = reach('gardener', ['plant:list', 'plant:add', 'plant:edit'], [plants])
const visitor = reach('teacher', ['plant:list', 'shed:list'])

const met = (plan: ReturnType<typeof fullPlan>) =>
  plan.flatMap(({ role, language, visits }) => visits.map(({ path, size, depth }) => `${role} ${language} ${size} ${path} ${depth}`))

describe('who is sent where', () => {
  test('the one who may do most, and among equals the one with the shortest menu', () => {
    const best = ablest([boss, gardener, visitor], permissions, catalogue)
    expect(Object.fromEntries(best)).toEqual({ '/garden/plant': 'gardener', '/shed/doors': 'boss' })
  })

  const best = new Map([
    ['/garden/plant', 'gardener'],
    ['/shed/doors', 'boss'],
  ])
  const drawn = drawnBy(permissions, catalogue)
  const plan = (reaches: readonly Reach[], english = 'boss', day = 0) => everydayPlan(reaches, { best, english, drawn, day })
  const inFull = [
    'boss zh-CN phone /shed/doors full',
    'gardener zh-CN desktop /garden/plant full',
    'gardener zh-CN phone /garden/plant full',
  ]

  test('every list is met in full by one role in a hand and at a desk, a screen of its own at one of them, and all at a glance by all for whom it is drawn otherwise', () => {
    const visits = met(plan([boss, gardener, visitor]))
    expect(visits.filter((line) => line.endsWith(' full')).sort()).toEqual(inFull)
    const glances = [
      'boss zh-CN desktop /shed/doors',
      'boss zh-CN tablet /shed/doors',
      'teacher zh-CN phone /garden/plant',
      'teacher zh-CN phone /shed/doors',
    ]
    expect(visits).toEqual(expect.arrayContaining(glances.map((line) => `${line} glance`)))
  })

  const inEnglishOn = (day: number) =>
    plan([boss], 'boss', day)
      .filter(({ language }) => language === 'en')
      .flatMap(({ under, visits }) =>
        visits.map(({ path, size, ...visit }) => `${size} ${path} ${visit.under} ${visit.depth}, home ${under}`),
      )

  test('lists are seen in English in the smallest hand, screens of their own at a desk as well, and all of it in the dark', () => {
    expect(inEnglishOn(0)).toEqual([
      'desktop /shed/doors dark glance, home dark',
      'narrow /garden/plant dark glance, home dark',
      'narrow /shed/doors dark glance, home dark',
    ])
  })

  test('the next day all of it is seen with large letters', () => {
    expect(inEnglishOn(1)).toEqual([
      'phone /garden/plant large glance, home large',
      'phone /shed/doors large glance, home large',
      'tablet /shed/doors large glance, home large',
    ])
  })

  test('half of the lists are seen in English on one day, at night and with large letters, and the others two days later', () => {
    const lists = ['a', 'b', 'c'].map((noun) => ({ path: `/${noun}`, component: `noun/${noun}`, by: [`/${noun}`] }))
    const seenOn = (day: number) =>
      everydayPlan([reach('boss', [], lists)], { best: new Map(), english: 'boss', drawn, day })
        .filter(({ language }) => language === 'en')
        .flatMap(({ visits }) => visits.map(({ path }) => path))
    expect([0, 1, 2, 3, 4].map(seenOn)).toEqual([['/a', '/c'], ['/a', '/c'], ['/b'], ['/b'], ['/a', '/c']])
  })

  test('homes and glances are seen in one display by one role and in another by the next, and what is done in full as most people have it', () => {
    const readers = ['cook', 'buyer', 'sampler', 'viewer', 'guard', 'clerk'].map((role) => reach(role, ['plant:list', 'shed:list']))
    const tours = plan([...readers, boss, gardener], '')
    const seen = tours.flatMap(({ role, language, under, visits }) =>
      visits
        .filter(({ depth }) => depth === 'glance')
        .map((visit) => [role, language, visit.size, ...visit.under, 'home', ...under].join(' ')),
    )
    expect([...new Set(seen)]).toEqual([
      'cook zh-CN phone home',
      'buyer en desktop dark home dark',
      'sampler zh-CN phone large home large',
      'viewer zh-CN desktop home',
      'guard zh-CN narrow dark home dark',
      'clerk en tablet large home large',
      'boss zh-CN desktop home',
      'boss zh-CN tablet home',
      'gardener zh-CN tablet home dark',
    ])
    expect(tours.flatMap(({ visits }) => visits.filter(({ depth }) => depth === 'full').flatMap(({ under }) => under))).toEqual([])
  })

  test('more roles with the same rights and more lists of which the same may be done add a few glances each, and no more', () => {
    const nouns = Array.from({ length: 40 }, (_, at) => `noun${at}`)
    const entries = nouns.map((noun) => ({ path: `/${noun}`, component: `noun/${noun}`, by: [`/${noun}`] }))
    const rights = nouns.flatMap((noun) => [`${noun}:list`, `${noun}:add`])
    const chief = reach('chief', rights, entries)
    const readers = Array.from({ length: 20 }, (_, at) =>
      reach(
        `reader${at}`,
        rights.filter((right) => right.endsWith(':list')),
        entries,
      ),
    )
    const tours = everydayPlan([chief, ...readers], {
      best: new Map(entries.map(({ path }) => [path, 'chief'])),
      english: '',
      drawn: drawnBy(rights, { screens: [] }),
      day: 0,
    })
    // One at three sizes; the 39 like it in a hand and at a desk, and half of them on a tablet.
    expect(tours.map(({ visits }) => visits.length)).toEqual([3 + 39 * 2 + 20, ...readers.map(() => 3)])
  })

  test('what is not the first list of those drawn alike is in full in a hand one day and at a desk the next', () => {
    const nouns = ['a', 'b', 'c']
    const lists = nouns.map((noun) => ({ path: `/${noun}`, component: `noun/${noun}`, by: [`/${noun}`] }))
    const rights = nouns.map((noun) => `${noun}:list`)
    const chief = reach('chief', [...rights, 'shed:list'], [...lists, doors])
    const inFullOn = (day: number) =>
      everydayPlan([chief], {
        best: new Map([...lists, doors].map(({ path }) => [path, 'chief'])),
        english: '',
        drawn: drawnBy(rights, catalogue),
        day,
      }).flatMap(({ visits }) => visits.filter(({ depth }) => depth === 'full').map(({ path, size }) => `${path} ${size}`))
    const always = ['/a phone', '/a desktop']
    expect(inFullOn(0).sort()).toEqual([...always, '/b phone', '/c desktop', '/shed/doors phone'].sort())
    expect(inFullOn(1).sort()).toEqual([...always, '/b desktop', '/c phone', '/shed/doors desktop'].sort())
    expect(inFullOn(2)).toEqual(inFullOn(0))
  })

  test('however many lists are drawn alike, no more of them are in full a day, and each comes to both sizes in time', () => {
    const nouns = Array.from({ length: 5 * mostAlike }, (_, at) => `n${at}`)
    const lists = nouns.map((noun) => ({ path: `/${noun}`, component: `noun/${noun}`, by: [`/${noun}`] }))
    const rights = nouns.map((noun) => `${noun}:list`)
    const wanted = { best: new Map(lists.map(({ path }) => [path, 'chief'])), english: '', drawn: drawnBy(rights, { screens: [] }) }
    const inFullOn = (day: number) =>
      met(everydayPlan([reach('chief', rights, lists)], { ...wanted, day })).filter((line) => line.endsWith(' full'))
    const days = Array.from({ length: 10 }, (_, day) => inFullOn(day + 20_785))
    const first = 2
    expect(days.map((lines) => lines.length - first)).toEqual(days.map(() => expect.closeTo(mostAlike, -1)))
    expect(new Set(days.flat()).size).toBe(2 * lists.length)
  })

  test('two lists are drawn alike when the same may be done there; two screens of their own never are', () => {
    const sheds = { path: '/shed', component: 'noun/shed', by: ['/shed'] }
    expect(drawn(boss, plants)).not.toBe(drawn(boss, sheds))
    expect(drawn(gardener, plants)).toBe(drawn(boss, plants))
    expect(drawn(visitor, plants)).not.toBe(drawn(boss, plants))
    expect(drawn(visitor, doors)).not.toBe(drawn(boss, doors))
    expect(drawn(boss, doors)).not.toBe(drawn(boss, { ...doors, path: '/shed/windows' }))
  })

  test('a sign-in serves all sizes, one after the other', () => {
    expect(plan([gardener], '').map(({ visits }) => visits.map(({ size }) => size))).toEqual([['desktop', 'phone', 'tablet']])
  })

  test('the fuller walk leaves nothing out', () => {
    expect(new Set(met(fullPlan([boss]))).size).toBe(2 * 2 * 4)
  })

  test('all of it can be asked for at a glance', () => {
    const glanced = met(fullPlan([boss], 'glance'))
    expect(glanced).toEqual(met(fullPlan([boss])).map((visit) => visit.replace(/full$/, 'glance')))
  })

  test('a part of it can be asked for', () => {
    const plan = only({ role: 'boss,teacher', path: 'shed', size: 'phone', language: 'en' }, fullPlan([boss, gardener, visitor]))
    expect(met(plan)).toEqual(['boss en phone /shed/doors full', 'teacher en phone /shed/doors full'])
  })
})

test('the same finding of several people is told once, with all of them', () => {
  const place = { size: 'phone', language: 'zh-CN', under: [], path: '/shed', step: 'open', what: 'console error: x' } as const
  const findings = [
    { role: 'boss', ...place },
    { role: 'cook', ...place },
    { role: 'cook', ...place, what: 'GET /x answered 500' },
  ]
  expect(report(findings)).toEqual([
    '✗ /shed · open: console error: x\n    boss phone zh-CN, cook phone zh-CN',
    '✗ /shed · open: GET /x answered 500\n    cook phone zh-CN',
  ])
})

test("a menu leads to every screen it shows, and to nothing that is a button, hidden, or somebody else's", () => {
  const item = (id: string, more: object) => ({
    id,
    path: `/${id}`,
    component: `noun/${id}`,
    meta: { title: id, titleEn: `the ${id}` },
    ...more,
  })
  const menu = [
    item('garden', {
      component: 'layouts/RouteView',
      children: [
        item('plant', {}),
        item('add', { type: '2' }),
        item('seed', { hidden: true }),
        item('pot', { hidden: true, meta: { title: 'pot', tabOf: '/plant' } }),
        item('map', { hidden: true, component: 'nobody/map' }),
      ],
    }),
    item('weather', { meta: { title: 'weather', internalOrExternal: true } }),
    item('shed', { alwaysShow: true, children: [item('rake', { hidden: true })] }),
  ]
  expect(entriesIn(menu, () => false)).toEqual([
    { path: '/plant', component: 'noun/plant', by: ['/plant'] },
    { path: '/seed', component: 'noun/seed', by: ['/records', '/seed'] },
    { path: '/pot', component: 'noun/pot', by: ['/plant', '/pot'] },
    { path: '/shed', component: 'noun/shed', by: ['/shed'] },
    { path: '/rake', component: 'noun/rake', by: ['/records', '/rake'] },
  ])
})

test('a visit in which something was only late is made once more; one with anything else wrong is not', () => {
  const tours = only({ role: 'boss', language: 'en', size: 'phone' }, fullPlan([boss]))
  const place = { role: 'boss', size: 'phone', language: 'en', under: [], step: 'open' } as const
  const late = { ...place, path: '/garden/plant', what: 'page.waitForFunction: Timeout 30000ms exceeded. at /shed' }
  const broken = [
    { ...place, path: '/shed/doors', what: 'locator.click: Timeout 30000ms exceeded. at /shed' },
    { ...place, path: '/shed/doors', what: 'GET /x answered 500' },
  ]
  const { again, rest } = lateVisits(tours, [late, ...broken])
  expect(met(again)).toEqual(['boss en phone /garden/plant full'])
  expect(rest).toEqual(broken)
})

test('whoever only came in late makes the whole tour once more; whoever met anything else at the door does not', () => {
  const tours = only({ role: 'boss', language: 'en', size: 'phone' }, fullPlan([boss]))
  const late = {
    ...({ role: 'boss', size: 'phone', language: 'en', under: [], path: '/dashboard/analysis', step: signIn } as const),
    what: 'locator.waitFor: Timeout 180000ms exceeded.',
  }
  expect(lateVisits(tours, [late])).toEqual({ again: tours, rest: [] })
  const broken = [late, { ...late, what: 'POST /sys/login: status 500' }]
  expect(lateVisits(tours, broken)).toEqual({ again: [], rest: broken })
})

test('what all lists do alike is tried at the first few that can do it', () => {
  const tries = triesOf(2)
  expect(['sort', 'sort', 'pages', 'sort'].map(tries)).toEqual([true, true, true, false])
})
