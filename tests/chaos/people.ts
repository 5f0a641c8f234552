import { type DeviceName, deviceNames } from './schedule'

/** Accounts the house of the storm has beside those of the demonstration: a second head teacher and a second cook. */
export const secondTeacher = { id: 'user.teacher2', username: 'teacher2' } as const
export const secondCook = { id: 'user.cook2', username: 'cook2' } as const

/** A person before a device. A device that two share has two seats; the first is called like the device. */
export const seatNames = [...deviceNames, 'mate'] as const
export type Seat = (typeof seatNames)[number]

/** The screens people live on, and what shows that one is open. */
export const homes = {
  board: { path: '/attendance/board', sign: '.tile, .state-view' },
  kitchen: { path: '/canteen/samples', sign: '.dish-card, .state-view' },
} as const

/** Who works on a device and where, with which class, and which scopes of records they reach; `all` for everybody's. */
export type Person = {
  readonly id: string
  readonly username: string
  readonly device: DeviceName
  readonly home: keyof typeof homes
  readonly classId: string
  readonly reach: 'all' | readonly string[]
}

const cooks = { device: 'kitchen', home: 'kitchen', classId: '', reach: [] } as const

export const people: Readonly<Record<Seat, Person>> = {
  one: { id: 'user.teacher', username: 'teacher', device: 'one', home: 'board', classId: 'class.x1', reach: ['class/class.x1'] },
  two: { id: 'user.doctor', username: 'doctor', device: 'two', home: 'board', classId: 'class.x1', reach: 'all' },
  three: { ...secondTeacher, device: 'three', home: 'board', classId: 'class.x2', reach: ['class/class.x2'] },
  desk: { id: 'user.principal', username: 'principal', device: 'desk', home: 'board', classId: 'class.x1', reach: 'all' },
  kitchen: { id: 'user.cook', username: 'cook', ...cooks },
  mate: { ...secondCook, ...cooks },
}

/** Everybody who works on a device. */
export const seatsOf = (device: DeviceName): Seat[] => seatNames.filter((seat) => people[seat].device === device)
