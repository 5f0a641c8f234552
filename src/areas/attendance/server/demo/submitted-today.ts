/** Classes whose sheet of today has been submitted already. Never that of the teacher who is to call the roll. */
export const submittedToday: readonly string[] = ['class.z1', 'class.d2', 'class.d3']
