/** What keeps a child at home. `cause` and `symptoms` are values of the dictionaries `absenceCause` and `symptom`. */
export type Illness = {
  readonly share: number
  readonly cause: string
  readonly symptoms: readonly string[]
  readonly diagnosis?: string
  readonly isInfectious?: boolean
}

/** Everyday illness, by how often it happens. */
export const illnesses: readonly Illness[] = [
  { share: 26, cause: '01', symptoms: ['fever'] },
  { share: 14, cause: '01', symptoms: ['fever', 'soreThroat'], diagnosis: '急性扁桃体炎' },
  { share: 30, cause: '02', symptoms: ['cough', 'runnyNose'] },
  { share: 8, cause: '03', symptoms: ['vomiting', 'stomachAche'] },
  { share: 8, cause: '04', symptoms: ['diarrhoea', 'stomachAche'] },
  { share: 3, cause: '05', symptoms: ['rash'], diagnosis: '荨麻疹' },
  { share: 2, cause: '07', symptoms: ['redEyes'], diagnosis: '过敏性结膜炎' },
  { share: 3, cause: '08', symptoms: ['injury'] },
  { share: 3, cause: '09', symptoms: [] },
  { share: 3, cause: '19', symptoms: ['lowSpirits'] },
]

/** What goes round while the wave lasts. */
export const flu: readonly Illness[] = [
  { share: 3, cause: '01', symptoms: ['fever', 'cough', 'fatigue'], diagnosis: '流行性感冒', isInfectious: true },
  { share: 5, cause: '01', symptoms: ['fever', 'cough'] },
  { share: 2, cause: '02', symptoms: ['cough', 'soreThroat', 'runnyNose'] },
]

export const handFootMouth: Illness = {
  share: 1,
  cause: '11',
  symptoms: ['blister', 'rash', 'fever'],
  diagnosis: '手足口病',
  isInfectious: true,
}

export const chickenpox: Illness = { share: 1, cause: '11', symptoms: ['blister', 'fever'], diagnosis: '水痘', isInfectious: true }
