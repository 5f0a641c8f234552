/** A small day of a kitchen, for tests of what is thought about it. */
export const date = '2026-11-16'

export const menu = [
  { meal: 'B', dishIds: ['porridge', 'egg'] },
  { meal: 'L', dishIds: ['rice', 'ribs', 'greens'] },
] as const

export const dishes = ['porridge', 'egg', 'rice', 'ribs', 'greens', 'soup'].map((id) => ({ id, name: `the ${id}` }))

/** A kept sample of a dish; `more` says what is different about it. */
export const sampleOf = <M extends object>(mealType: string, dishId: string, more?: M) => ({
  id: `${mealType}-${dishId}`,
  date,
  mealType,
  dishId,
  dishName: null,
  batch: 1,
  weightG: 130,
  sampleTime: `${date} ${mealType === 'B' ? '07:40' : '11:05'}:00`,
  samplerId: 'cook',
  fridgeId: 'f1',
  slotNo: '1',
  fridgeTempAtIn: 4.2,
  fridgeReadTime: `${date} 07:30:00`,
  photos: ['p'],
  samplerSign: 's',
  status: 'KEEPING',
  labels: [],
  disposalId: null,
  reason: null,
  ...more,
})

export const excuse = (mealType: string, dishId: string, status = 'VALID') => ({
  id: `${mealType}-${dishId}`,
  date,
  mealType,
  dishId,
  cause: 'notServed',
  status,
  recordedBy: 'Li',
})
